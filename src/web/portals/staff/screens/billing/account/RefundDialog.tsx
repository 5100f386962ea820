import { useForm } from 'react-hook-form';
import { STAFF_METHODS } from '#contract/billing-payment-methods.ts';
import { refundPayment } from '#web/domains/billing/account-queries.ts';
import { type Booking, refundable } from '#web/domains/billing/account-rules.ts';
import { centsOf, formatMoney, typedMoney } from '#web/lib/money.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { ReasonField } from '../ReasonField.tsx';
import { AmountInput } from './AmountInput.tsx';
import { useBooked } from './useBooked.ts';

type RefundDialogProps = { payment: Booking; onClose(): void };
type Values = { amount: string; method: string; reference: string; reason: string };

const FIELDS = ['amount', 'method', 'reference', 'reason'] as const;

/** Gives a payment back, or a part of it. One made online goes back the same way. */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const { t } = useTranslation();
  const most = refundable(payment);
  const isOnline = payment.method === 'online';
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { amount: typedMoney(most), method: payment.method ?? 'other', reference: '', reason: '' },
  });
  const { errors } = formState;
  const booked = useBooked(t('billing.refund.done'), { onClose, fields: FIELDS, setError });
  const { run, isPending } = useAction(refundPayment, booked);
  const checked = (typed: string) => {
    const cents = centsOf(typed) ?? 0;
    if (cents <= 0) return t('billing.amountMissing');
    return cents <= most || t('billing.refund.atMost', { amount: formatMoney(most) });
  };
  const send = ({ amount, method, reference, reason }: Values) => {
    const way = STAFF_METHODS.find((known) => known === method);
    const body = { amount: centsOf(amount) ?? 0, reason, reference, ...(!isOnline && way && { method: way }) };
    return run({ params: { id: payment.id }, body });
  };
  const paid = { amount: formatMoney(-payment.amount), date: formatDate(payment.date) };

  return (
    <FormDialog
      onClose={onClose}
      title={t('billing.refund.title')}
      description={t(isOnline ? 'billing.refund.online' : 'billing.refund.text', paid)}
      onSubmit={handleSubmit(send)}
      submit={t('billing.refund.confirm')}
      busy={isPending}
    >
      <Field
        label={t('common.amount')}
        hint={t('billing.refund.atMost', { amount: formatMoney(most) })}
        required
        error={errors.amount?.message}
      >
        <AmountInput {...register('amount', { validate: checked })} />
      </Field>
      {!isOnline && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('billing.refund.method')} required error={errors.method?.message}>
            <Select
              options={STAFF_METHODS.map((value) => ({ value, label: t(`billing.methods.${value}`) }))}
              {...register('method')}
            />
          </Field>
          <Field label={t('billing.reference')} optionalLabel={t('billing.optional')} error={errors.reference?.message}>
            <TextInput autoComplete="off" maxLength={80} {...register('reference')} />
          </Field>
        </div>
      )}
      <ReasonField register={(rules) => register('reason', rules)} error={errors.reason?.message} />
    </FormDialog>
  );
}
