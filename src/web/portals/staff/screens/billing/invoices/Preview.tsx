import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { InvoicePreview } from '#web/domains/billing/rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { More } from '#web/ui/ManagedList.tsx';
import { Tile } from '../Tile.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { StartRun } from './StartRun.tsx';

/** How many payers are drawn at a time. */
const PAGE = 50;

type PreviewProps = { preview: InvoicePreview; onStarted(runId: number): void };

/** What a run would make: sums, what to look at first, and every payer's lines. */
export function Preview({ preview, onStarted }: PreviewProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const [most, setMost] = useState(PAGE);
  const { invoices, totals, withoutPlan } = preview;
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Tile label={t('billingInvoices.make.invoices')} value={totals.invoices} />
        <Tile label={t('billingInvoices.make.gross')} value={formatMoney(totals.gross)} />
        <Tile label={t('billingInvoices.make.discount')} value={formatMoney(totals.discount)} />
        <Tile
          label={t('common.total')}
          value={formatMoney(totals.total)}
          sub={
            totals.previousBalance === 0
              ? undefined
              : t('billingInvoices.make.previous', { amount: formatMoney(totals.previousBalance) })
          }
        />
      </dl>
      {withoutPlan.length > 0 && (
        <Alert
          tone="warning"
          title={t('billingInvoices.make.without', { count: withoutPlan.length })}
          action={
            <Button asChild variant="secondary" size="small">
              <Link to="/billing?tab=plans">{t('billingInvoices.make.toPlans')}</Link>
            </Button>
          }
        >
          {withoutPlan.map(({ childName }) => childName).join(', ')}
        </Alert>
      )}
      {invoices.length === 0 ? (
        <Card>
          <EmptyState title={t('billingInvoices.make.nothing')}>{t('billingInvoices.make.nothingText')}</EmptyState>
        </Card>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4 shadow-card">
            <p className="text-ink-soft">{t('billingInvoices.make.nothingWritten')}</p>
            <Button className="max-sm:w-full" onClick={() => setIsAsking(true)}>
              {t('billingInvoices.make.confirm', { count: totals.invoices })}
            </Button>
          </div>
          <Card flush>
            <ul className="divide-y divide-line">
              {invoices.slice(0, most).map((invoice) => (
                <li key={invoice.accountId}>
                  <details className="group">
                    <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-4 px-4 py-2.5 sm:px-5">
                      <span className="min-w-0">
                        <span className="wrap-anywhere block font-semibold">{invoice.accountName}</span>
                        {invoice.previousBalance !== 0 && (
                          <span className="block text-ink-soft text-sm tabular-nums">
                            {t('billingInvoices.make.previous', { amount: formatMoney(invoice.previousBalance) })}
                          </span>
                        )}
                      </span>
                      <span className="flex shrink-0 items-center gap-2 tabular-nums">
                        {formatMoney(invoice.total)}
                        <ChevronDown className="size-4.5 text-ink-soft transition-transform group-open:rotate-180" />
                      </span>
                    </summary>
                    <div className="px-4 pb-4 sm:px-5">
                      <InvoiceLines lines={invoice.lines} />
                    </div>
                  </details>
                </li>
              ))}
            </ul>
            {invoices.length > most && (
              <More
                label={t('billingInvoices.more', { shown: most, count: invoices.length })}
                onMore={() => setMost(most + PAGE)}
              />
            )}
          </Card>
        </>
      )}
      {isAsking && <StartRun preview={preview} onClose={() => setIsAsking(false)} onStarted={onStarted} />}
    </>
  );
}
