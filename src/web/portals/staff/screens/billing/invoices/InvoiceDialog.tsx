import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { invoice } from '#web/domains/billing/invoicing-queries.ts';
import type { InvoiceDetail } from '#web/domains/billing/rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate, formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useSavedFile } from '../useSavedFile.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoiceMenu } from './InvoiceMenu.tsx';
import { InvoiceStatus } from './InvoiceStatus.tsx';

/** One invoice with its lines, and what can be done with it. */
export function InvoiceDialog({ id, onClose }: { id: number; onClose(): void }) {
  const { t } = useTranslation();
  const save = useSavedFile();
  const query = useQuery(invoice(id));
  return (
    <Dialog
      onClose={onClose}
      title={
        query.data
          ? t('billingInvoices.detail.title', { number: query.data.number })
          : t('billingInvoices.detail.loading')
      }
      size="large"
      footer={
        query.data && (
          <>
            <InvoiceMenu invoice={query.data} />
            <Button
              icon={<FileDown className="size-5" />}
              onClick={() => save('GET /api/billing/invoices/:id/pdf', { params: { id } })}
            >
              {t('billingInvoices.detail.pdf')}
            </Button>
          </>
        )
      }
    >
      <Loaded
        query={query}
        failed={t('billingInvoices.detail.notRead')}
        skeleton={<SkeletonText label={t('shell.loading')} lines={6} />}
      >
        {(data) => <Detail invoice={data} />}
      </Loaded>
    </Dialog>
  );
}

function Detail({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation();
  const { status, previousBalance, total, open } = invoice;
  const facts = [
    { term: t('billingInvoices.columns.payer'), detail: invoice.accountName },
    { term: t('common.status'), detail: <InvoiceStatus status={status} /> },
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
    { term: t('common.total'), amount: total },
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
