import { FileText } from 'lucide-react';
import { type FamilyInvoice, invoiceState } from '../../../../domains/billing/family-rules.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { formatDate } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Badge, type BadgeTone } from '../../../../ui/Badge.tsx';
import { useDownload } from '../dashboard/downloads/useDownload.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { HistoryRow } from './HistoryRow.tsx';

/** The seeds' Payment History: what was invoiced, each to download (seed 001 section 2). */
export function InvoiceHistory({ invoices }: { invoices: readonly FamilyInvoice[] }) {
  const { t } = useTranslation();
  return (
    <HistoryCard
      title={t('paying.history.title')}
      rows={invoices}
      row={(invoice) => <InvoiceRow key={invoice.id} invoice={invoice} />}
      empty={{ icon: <FileText />, title: t('paying.history.none'), text: t('paying.history.noneText') }}
    />
  );
}

function InvoiceRow({ invoice }: { invoice: FamilyInvoice }) {
  const { t } = useTranslation();
  const download = useDownload(t('paying.history.downloading'));
  const { id, number, date, dueOn, description, amount, open, status } = invoice;
  const state = invoiceState(invoice);
  return (
    <HistoryRow
      title={description}
      facts={[
        number,
        formatDate(date),
        ...(status === 'pending' || status === 'overdue' ? [t('paying.history.due', { date: formatDate(dueOn) })] : []),
        ...(open > 0 && open < amount ? [t('paying.history.open', { amount: formatMoney(open) })] : []),
      ]}
      amount={formatMoney(amount)}
      badge={<Badge tone={TONES[state]}>{t(`paying.history.states.${state}`)}</Badge>}
      downloadLabel={t('paying.history.download', { number })}
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
