import { ReceiptText } from 'lucide-react';
import type { FamilyPayment } from '#web/domains/billing/family-rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useDownload } from '#web/portals/parent/screens/dashboard/downloads/useDownload.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { HistoryRow } from './HistoryRow.tsx';

/** What was paid and given back, each with its receipt. */
export function PaymentsCard({ payments }: { payments: readonly FamilyPayment[] }) {
  const { t } = useTranslation();
  return (
    <HistoryCard
      title={t('billingFamily.payments.title')}
      description={t('billingFamily.payments.text')}
      rows={payments}
      row={(payment) => <PaymentRow key={payment.id} payment={payment} />}
      empty={{ icon: <ReceiptText />, title: t('billingFamily.payments.none') }}
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
      title={kind === 'refund' ? t('billingFamily.payments.refund') : t(`billingFamily.payments.methods.${method}`)}
      facts={[
        receiptNumber,
        formatDate(date),
        ...(isShown ? [t('billingFamily.payments.reference', { reference })] : []),
      ]}
      amount={formatMoney(kind === 'refund' ? -amount : amount)}
      {...(isReversed && { badge: <Badge>{t('billingFamily.payments.reversed')}</Badge> })}
      downloadLabel={t('billingFamily.payments.receipt', { number: receiptNumber })}
      onDownload={() => void download('GET /api/parent/billing/payments/:id/receipt', { params: { id } })}
    />
  );
}
