import { FileText } from 'lucide-react';
import { type FamilyInvoice, invoiceState } from '#web/domains/billing/family-rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useDownload } from '#web/portals/parent/screens/dashboard/downloads/useDownload.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { HistoryRow } from './HistoryRow.tsx';

/** The Payment History: what was invoiced, each to download (billing-3). */
export function InvoiceHistory({ invoices }: { invoices: readonly FamilyInvoice[] }) {
  const { t } = useTranslation();
  return (
    <HistoryCard
      title={t('billingFamily.history.title')}
      rows={invoices}
      row={(invoice) => <InvoiceRow key={invoice.id} invoice={invoice} />}
      empty={{ icon: <FileText />, title: t('billingFamily.history.none'), text: t('billingFamily.history.noneText') }}
    />
  );
}

function InvoiceRow({ invoice }: { invoice: FamilyInvoice }) {
  const { t } = useTranslation();
  const download = useDownload(t('billingFamily.history.downloading'));
  const { id, number, date, dueOn, description, amount, open, status } = invoice;
  const state = invoiceState(invoice);
  return (
    <HistoryRow
      title={description}
      facts={[
        number,
        formatDate(date),
        ...(status === 'pending' || status === 'overdue'
          ? [t('billingFamily.history.due', { date: formatDate(dueOn) })]
          : []),
        ...(open > 0 && open < amount ? [t('billingFamily.history.open', { amount: formatMoney(open) })] : []),
      ]}
      amount={formatMoney(amount)}
      badge={<Badge tone={TONES[state]}>{t(`billingFamily.history.states.${state}`)}</Badge>}
      downloadLabel={t('billingFamily.history.download', { number })}
      onDownload={() => void download('GET /api/parent/billing/invoices/:id/pdf', { params: { id } })}
    />
  );
}

const TONES: Record<ReturnType<typeof invoiceState>, BadgeTone> = {
  paid: 'success',
  partly: 'highlight',
  pending: 'highlight',
  overdue: 'attention',
  void: 'neutral',
};
