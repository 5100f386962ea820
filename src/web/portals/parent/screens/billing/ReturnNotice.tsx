import { arrivedPayment, type FamilyBilling } from '../../../../domains/billing/family-rules.ts';
import { useSearchValue } from '../../../../layout/useSearchEntry.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { useCenterToday } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { before } from './begun.ts';

/** What became of a visit to the payment provider; the address says which one somebody comes back from. */
export function ReturnNotice({ billing }: { billing: FamilyBilling }) {
  const { t } = useTranslation();
  const [returned, setReturned] = useSearchValue('payment');
  const today = useCenterToday();
  const close = (
    <Button variant="secondary" size="small" onClick={() => setReturned(null)}>
      {t('paying.returned.close')}
    </Button>
  );
  if (returned === 'canceled') {
    return (
      <Alert title={t('paying.returned.canceled')} action={close}>
        {t('paying.returned.canceledText')}
      </Alert>
    );
  }
  if (returned === 'paid') {
    const earlier = before();
    const payment = arrivedPayment(billing, earlier?.newest ?? null, today);
    if (!payment && billing.hasFailed && !earlier?.hasFailed) return <FailedNotice />;
    return payment ? (
      <Alert tone="success" title={t('paying.returned.paid')} action={close}>
        {t('paying.returned.paidText', { amount: formatMoney(payment.amount), number: payment.receiptNumber })}
      </Alert>
    ) : (
      <Alert title={t('paying.returned.processing')} action={close}>
        {t('paying.returned.processingText')}
      </Alert>
    );
  }
  if (returned === 'saved') {
    const { savedMethod } = billing;
    return savedMethod === null ? (
      <Alert title={t('paying.returned.saving')} action={close}>
        {t('paying.returned.processingText')}
      </Alert>
    ) : (
      <Alert tone="success" title={t('paying.returned.saved')} action={close}>
        {t('paying.returned.savedText', { method: savedMethod })}
      </Alert>
    );
  }
  return billing.hasFailed ? <FailedNotice /> : null;
}

function FailedNotice() {
  const { t } = useTranslation();
  return (
    <Alert tone="warning" title={t('paying.returned.failed')}>
      {t('paying.returned.failedText')}
    </Alert>
  );
}
