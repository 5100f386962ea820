import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { invoice } from '../../../../../domains/billing/invoicing-queries.ts';
import type { InvoiceDetail } from '../../../../../domains/billing/rules.ts';
import { formatMoney } from '../../../../../lib/money.ts';
import { formatDate, formatInstant } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { DescriptionList } from '../../../../../ui/DescriptionList.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { SkeletonText } from '../../../../../ui/Skeleton.tsx';
import { useSavedFile } from '../useSavedFile.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoiceMenu } from './InvoiceMenu.tsx';
import { InvoiceStatus } from './InvoiceStatus.tsx';

/** One invoice with its lines, and what can be done with it. */
export function InvoiceDialog({ id, onClose }: { id: number; onClose(): void }) {
  const { t } = useTranslation();
  const save = useSavedFile();
  const { data, isError, isFetching, refetch } = useQuery(invoice(id));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={data ? t('billingInvoices.detail.title', { number: data.number }) : t('billingInvoices.detail.loading')}
      closeLabel={t('shell.close')}
      size="large"
      footer={
        data && (
          <>
            <InvoiceMenu invoice={data} />
            <Button
              icon={<FileDown className="size-5" aria-hidden="true" />}
              onClick={() => save('GET /api/billing/invoices/:id/pdf', { params: { id } })}
            >
              {t('billingInvoices.detail.pdf')}
            </Button>
          </>
        )
      }
    >
      {data ? (
        <Detail invoice={data} />
      ) : isError ? (
        <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
          {t('billingInvoices.detail.notRead')}
        </Alert>
      ) : (
        <div role="status" aria-label={t('shell.loading')}>
          <SkeletonText lines={6} />
        </div>
      )}
    </Dialog>
  );
}

function Detail({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation();
  const { status, previousBalance, total, open } = invoice;
  const facts = [
    { term: t('billingInvoices.columns.payer'), detail: invoice.accountName },
    { term: t('billingInvoices.columns.status'), detail: <InvoiceStatus status={status} /> },
    { term: t('billingInvoices.columns.issued'), detail: formatDate(invoice.issuedOn) },
    { term: t('billingInvoices.columns.due'), detail: formatDate(invoice.dueOn) },
    {
      term: t('billingInvoices.detail.sent'),
      detail: invoice.sentAt ? formatInstant(invoice.sentAt) : t('billingInvoices.detail.notYet'),
    },
    ...(invoice.remindedAt
      ? [{ term: t('billingInvoices.detail.reminded'), detail: formatInstant(invoice.remindedAt) }]
      : []),
  ];
  const sums = [
    { term: t('billingInvoices.detail.total'), amount: total },
    ...(previousBalance === 0 ? [] : [{ term: t('billingInvoices.detail.previous'), amount: previousBalance }]),
    ...(status === 'void' ? [] : [{ term: t('billingInvoices.detail.open'), amount: open }]),
  ];
  return (
    <div className="flex flex-col gap-5">
      {invoice.voidedAt && (
        <Alert tone="warning" title={t('billingInvoices.detail.voided', { when: formatInstant(invoice.voidedAt) })}>
          {invoice.voidReason}
        </Alert>
      )}
      <DescriptionList columns={2} items={facts} />
      <InvoiceLines lines={invoice.lines} />
      <dl className="ms-auto grid w-full gap-y-1.5 tabular-nums sm:max-w-xs">
        {sums.map(({ term, amount }, place) => (
          <div key={term} className={`flex justify-between gap-4 ${place === 0 ? 'font-semibold' : 'text-ink-soft'}`}>
            <dt>{term}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
