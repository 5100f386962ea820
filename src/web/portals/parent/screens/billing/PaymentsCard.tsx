import { ReceiptText } from 'lucide-react';
import type { FamilyPayment } from '../../../../domains/billing/family-rules.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { formatDate } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Badge } from '../../../../ui/Badge.tsx';
import { useDownload } from '../dashboard/downloads/useDownload.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { HistoryRow } from './HistoryRow.tsx';

/** What was paid and given back, each with its receipt. */
export function PaymentsCard({ payments }: { payments: readonly FamilyPayment[] }) {
  const { t } = useTranslation();
  return (
    <HistoryCard
      title={t('paying.payments.title')}
      description={t('paying.payments.text')}
      rows={payments}
      row={(payment) => <PaymentRow key={payment.id} payment={payment} />}
      empty={{ icon: <ReceiptText />, title: t('paying.payments.none') }}
    />
  );
}

function PaymentRow({ payment }: { payment: FamilyPayment }) {
  const { t } = useTranslation();
  const download = useDownload();
  const { id, date, kind, amount, method, reference, receiptNumber, isReversed } = payment;
  const isShown = reference !== null && method !== 'online';
  return (
    <HistoryRow
      title={kind === 'refund' ? t('paying.payments.refund') : t(`paying.payments.methods.${method}`)}
      facts={[receiptNumber, formatDate(date), ...(isShown ? [t('paying.payments.reference', { reference })] : [])]}
      amount={formatMoney(kind === 'refund' ? -amount : amount)}
      {...(isReversed && { badge: <Badge>{t('paying.payments.reversed')}</Badge> })}
      downloadLabel={t('paying.payments.receipt', { number: receiptNumber })}
      onDownload={() => void download('GET /api/parent/billing/payments/:id/receipt', { params: { id } })}
    />
  );
}
