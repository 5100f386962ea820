import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { STAFF_METHODS } from '../../../../../../contract/payment-methods.ts';
import { refundPayment } from '../../../../../domains/billing/account-queries.ts';
import { type Booking, refundable } from '../../../../../domains/billing/account-rules.ts';
import { centsOf, formatMoney, typedMoney } from '../../../../../lib/money.ts';
import { sentBeforeOr } from '../../../../../lib/sentBefore.ts';
import { formatDate } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { Select } from '../../../../../ui/Select.tsx';
import { TextInput } from '../../../../../ui/TextInput.tsx';
import { ReasonField } from '../ReasonField.tsx';
import { AmountInput } from './AmountInput.tsx';
import { useBooked } from './useBooked.ts';

type RefundDialogProps = { payment: Booking; onClose(): void };
type Values = { amount: string; method: string; reference: string; reason: string };

const SENT_AS = { amount: 'amount', method: 'method', reference: 'reference', reason: 'reason' } as const;

/** Gives a payment back, or a part of it. One made online goes back the same way. */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const { t } = useTranslation();
  const { mutate, isPending, variables } = useMutation(refundPayment);
  const most = refundable(payment);
  const isOnline = payment.method === 'online';
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm<Values>({
    defaultValues: { amount: typedMoney(most), method: payment.method ?? 'other', reference: '', reason: '' },
  });
  const answers = useBooked(t('billing.refund.done'), { onClose, fields: SENT_AS, setError });
  const checked = (typed: string) => {
    const cents = centsOf(typed) ?? 0;
    if (cents <= 0) return t('billing.amountMissing');
    return cents <= most || t('billing.refund.atMost', { amount: formatMoney(most) });
  };
  const send = ({ amount, method, reference, reason }: Values) => {
    const way = STAFF_METHODS.find((known) => known === method);
    const body = { amount: centsOf(amount) ?? 0, reason, reference, ...(!isOnline && way && { method: way }) };
    mutate(sentBeforeOr(variables, { params: { id: payment.id }, body }), answers);
  };
  const paid = { amount: formatMoney(-payment.amount), date: formatDate(payment.date) };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('billing.refund.title')}
      description={t(isOnline ? 'billing.refund.online' : 'billing.refund.text', paid)}
      closeLabel={t('shell.close')}
      onSubmit={handleSubmit(send)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('billing.cancel')}
          </Button>
          <Button type="submit" busy={isPending}>
            {t('billing.refund.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Field
          label={t('billing.amount')}
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
            <Field
              label={t('billing.reference')}
              optionalLabel={t('billing.optional')}
              error={errors.reference?.message}
            >
              <TextInput autoComplete="off" maxLength={80} {...register('reference')} />
            </Field>
          </div>
        )}
        <ReasonField register={(rules) => register('reason', rules)} error={errors.reason?.message} />
      </div>
    </Dialog>
  );
}
