import { useForm, useWatch } from 'react-hook-form';
import { STAFF_METHODS } from '#contract/billing-payment-methods.ts';
import { recordPayment } from '#web/domains/billing/account-queries.ts';
import type { AccountDetail } from '#web/domains/billing/account-rules.ts';
import { RequestError } from '#web/lib/errors.ts';
import { centsOf, formatMoney, typedMoney } from '#web/lib/money.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { AmountInput } from './AmountInput.tsx';
import { useBooked } from './useBooked.ts';

type PaymentDialogProps = { account: AccountDetail; onClose(): void };
type Values = {
  amount: string;
  method: (typeof STAFF_METHODS)[number];
  reference: string;
  date: string;
  isAnother: boolean;
};

const FIELDS = ['amount', 'method', 'reference', 'date'] as const;

/** Records money that came. The same one twice is asked about: two people may have the same check in hand. */
export function PaymentDialog({ account, onClose }: PaymentDialogProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const { register, handleSubmit, setError, control, formState } = useForm<Values>({
    defaultValues: {
      amount: account.balance > 0 ? typedMoney(account.balance) : '',
      method: 'check',
      reference: '',
      date: today,
      isAnother: false,
    },
  });
  const { errors } = formState;
  const method = useWatch({ control, name: 'method' });
  const booked = useBooked(t('billing.payment.done'), { onClose, fields: FIELDS, setError });
  const isTwin = (refused: Error | null) => refused instanceof RequestError && refused.status === 409;
  // The question about a twin stands in the dialog.
  const { run, isPending, error } = useAction(recordPayment, { ...booked, onFailed: isTwin });
  const send = ({ amount, reference, date, isAnother, ...values }: Values) => {
    const body = { ...values, amount: centsOf(amount) ?? 0, reference, date, ...(isAnother && { isAnother }) };
    return run({ params: { id: account.id }, body });
  };

  return (
    <FormDialog
      onClose={onClose}
      title={t('billing.payment.title')}
      description={t('billing.payment.text', { name: account.name, amount: formatMoney(Math.max(0, account.balance)) })}
      onSubmit={handleSubmit(send)}
      submit={t('billing.payment.action')}
      busy={isPending}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('common.amount')} required error={errors.amount?.message}>
          <AmountInput
            {...register('amount', {
              validate: (typed) => (centsOf(typed) ?? 0) > 0 || t('billing.amountMissing'),
            })}
          />
        </Field>
        <Field label={t('billing.payment.date')} required error={errors.date?.message}>
          <DateInput
            max={today}
            {...register('date', {
              validate: (date) => (date !== '' && date <= today) || t('billing.notInFuture'),
            })}
          />
        </Field>
        <Field label={t('billing.payment.method')} required error={errors.method?.message}>
          <Select
            options={STAFF_METHODS.map((value) => ({ value, label: t(`billing.methods.${value}`) }))}
            {...register('method')}
          />
        </Field>
        <Field
          label={t(method === 'check' ? 'billing.payment.checkNumber' : 'billing.reference')}
          optionalLabel={t('billing.optional')}
          error={errors.reference?.message}
        >
          <TextInput autoComplete="off" maxLength={80} {...register('reference')} />
        </Field>
      </div>
      <p className="text-ink-soft text-sm">{t('billing.payment.goesTo')}</p>
      {error instanceof RequestError && isTwin(error) && (
        <>
          <Alert tone="warning" title={t('billing.payment.twin')}>
            {error.reason}
          </Alert>
          <Checkbox label={t('billing.payment.another')} {...register('isAnother')} />
        </>
      )}
    </FormDialog>
  );
}
