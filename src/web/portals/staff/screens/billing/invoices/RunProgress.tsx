import { useQuery } from '@tanstack/react-query';
import { invoiceRun } from '../../../../../domains/billing/invoicing-queries.ts';
import { formatMoney } from '../../../../../lib/money.ts';
import { formatDate } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { Loading } from '../../../../../ui/Loading.tsx';
import { ProgressBar } from '../../../../../ui/ProgressBar.tsx';

/** How far a run has come. It goes on by itself; the page may be left. */
export function RunProgress({ id, onDone }: { id: number; onDone(): void }) {
  const { t } = useTranslation();
  const { data: run, isError, isFetching, refetch } = useQuery(invoiceRun(id));
  if (!run) {
    return isError ? (
      <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
        {t('billingInvoices.runs.unknown')}
      </Alert>
    ) : (
      <Loading message={t('shell.loading')} />
    );
  }
  const period = t('billingInvoices.runs.period', { from: formatDate(run.from), to: formatDate(run.to) });
  if (run.status === 'done') {
    return (
      <Card title={period}>
        <Alert
          tone="success"
          title={t('billingInvoices.runs.done', { count: run.invoices, total: formatMoney(run.amount) })}
        >
          {run.invoices > 0 && t(run.isSent ? 'billingInvoices.runs.sent' : 'billingInvoices.runs.notSent')}
        </Alert>
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
}
