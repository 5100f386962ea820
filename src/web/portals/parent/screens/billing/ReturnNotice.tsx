import { arrivedPayment, type FamilyBilling } from '#web/domains/billing/family-rules.ts';
import { useSearchValue } from '#web/layout/useSearchEntry.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { before } from './begun.ts';

/** What became of a visit to the payment provider; the address says which one somebody comes back from. */
export function ReturnNotice({ billing }: { billing: FamilyBilling }) {
  const { t } = useTranslation();
  const [returned, setReturned] = useSearchValue('payment');
  const today = useCenterToday();
  const close = (
    <Button variant="secondary" size="small" onClick={() => setReturned(null)}>
      {t('billingFamily.returned.close')}
    </Button>
  );
  if (returned === 'canceled') {
    return (
      <Alert title={t('billingFamily.returned.canceled')} action={close}>
        {t('billingFamily.returned.canceledText')}
      </Alert>
    );
  }
  if (returned === 'paid') {
    const earlier = before();
    const payment = arrivedPayment(billing, earlier?.newest ?? null, today);
    if (!payment && billing.hasFailed && !earlier?.hasFailed) return <FailedNotice />;
    return payment ? (
      <Alert tone="success" title={t('billingFamily.returned.paid')} action={close}>
        {t('billingFamily.returned.paidText', { amount: formatMoney(payment.amount), number: payment.receiptNumber })}
      </Alert>
    ) : (
      <Alert title={t('billingFamily.returned.processing')} action={close}>
        {t('billingFamily.returned.processingText')}
      </Alert>
    );
  }
  if (returned === 'saved') {
    const { savedMethod } = billing;
    return savedMethod === null ? (
      <Alert title={t('billingFamily.returned.saving')} action={close}>
        {t('billingFamily.returned.processingText')}
      </Alert>
    ) : (
      <Alert tone="success" title={t('billingFamily.returned.saved')} action={close}>
        {t('billingFamily.returned.savedText', { method: savedMethod })}
      </Alert>
    );
  }
  return billing.hasFailed ? <FailedNotice /> : null;
}

function FailedNotice() {
  const { t } = useTranslation();
  return (
    <Alert tone="warning" title={t('billingFamily.returned.failed')}>
      {t('billingFamily.returned.failedText')}
    </Alert>
  );
}
