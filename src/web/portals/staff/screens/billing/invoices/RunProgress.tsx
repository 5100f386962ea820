import { useQuery } from '@tanstack/react-query';
import { invoiceRun } from '#web/domains/billing/invoicing-queries.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';

/** How far a run has come. It goes on by itself; the page may be left. */
export function RunProgress({ id, onDone }: { id: number; onDone(): void }) {
  const { t } = useTranslation();
  const query = useQuery(invoiceRun(id));
  return (
    <Loaded
      query={query}
      failed={t('billingInvoices.runs.unknown')}
      skeleton={<Loading message={t('shell.loading')} />}
    >
      {(run) => {
        const period = t('billingInvoices.runs.period', { from: formatDate(run.from), to: formatDate(run.to) });
        if (run.status === 'failed') {
          return (
            <Card title={period}>
              <Alert tone="error" title={t('billingInvoices.runs.failed')}>
                <p>{run.failure}</p>
                {run.invoices > 0 && <p>{t('billingInvoices.runs.failedAfter', { count: run.invoices })}</p>}
              </Alert>
              <Button className="mt-5" variant="secondary" onClick={onDone}>
                {t('billingInvoices.runs.show')}
              </Button>
            </Card>
          );
        }
        if (run.status === 'done') {
          return (
            <Card title={period}>
              <Alert
                tone="success"
                title={t('billingInvoices.runs.done', { count: run.invoices, total: formatMoney(run.amount) })}
              >
                {run.invoices > 0 &&
                  run.untold === 0 &&
                  t(run.isSent ? 'billingInvoices.runs.sent' : 'billingInvoices.runs.notSent')}
              </Alert>
              {run.untold > 0 && (
                <Alert tone="warning" className="mt-4">
                  {t('billingInvoices.runs.untold', { count: run.untold })}
                </Alert>
              )}
              <Button className="mt-5" onClick={onDone}>
                {t('billingInvoices.runs.show')}
              </Button>
            </Card>
          );
        }
        return (
          <Card title={period}>
            <ProgressBar
              label={t(run.status === 'waiting' ? 'billingInvoices.runs.waiting' : 'billingInvoices.runs.running')}
              value={run.done}
              max={run.total}
              valueText={t('billingInvoices.runs.of', { done: run.done, count: run.total })}
            />
            <p className="mt-4 text-ink-soft">{t('billingInvoices.runs.mayLeave')}</p>
          </Card>
        );
      }}
    </Loaded>
  );
}
