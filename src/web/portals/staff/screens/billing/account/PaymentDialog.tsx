import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { STAFF_METHODS } from '../../../../../../contract/payment-methods.ts';
import { recordPayment } from '../../../../../domains/billing/account-queries.ts';
import type { AccountDetail } from '../../../../../domains/billing/account-rules.ts';
import { RequestError } from '../../../../../lib/errors.ts';
import { centsOf, formatMoney, typedMoney } from '../../../../../lib/money.ts';
import { sentBeforeOr } from '../../../../../lib/sentBefore.ts';
import { useCenterToday } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Checkbox } from '../../../../../ui/Checkbox.tsx';
import { DateInput } from '../../../../../ui/DateInput.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { Select } from '../../../../../ui/Select.tsx';
import { TextInput } from '../../../../../ui/TextInput.tsx';
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

const SENT_AS = { amount: 'amount', method: 'method', reference: 'reference', date: 'date' } as const;

/** Records money that came. The same one twice is asked about: two people may have the same check in hand. */
export function PaymentDialog({ account, onClose }: PaymentDialogProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const { mutate, isPending, variables, error } = useMutation(recordPayment);
  const {
    register,
    handleSubmit,
    setError,
    control,
    formState: { errors },
  } = useForm<Values>({
    defaultValues: {
      amount: account.balance > 0 ? typedMoney(account.balance) : '',
      method: 'check',
      reference: '',
      date: today,
      isAnother: false,
    },
  });
  const method = useWatch({ control, name: 'method' });
  const twin = error instanceof RequestError && error.status === 409;
  const answers = useBooked(t('billing.payment.done'), { onClose, fields: SENT_AS, setError });
  const send = ({ amount, reference, date, isAnother, ...values }: Values) => {
    const body = { ...values, amount: centsOf(amount) ?? 0, reference, date, ...(isAnother && { isAnother }) };
    mutate(sentBeforeOr(variables, { params: { id: account.id }, body }), {
      ...answers,
      // The question about a twin stands in the dialog.
      onError: (refused) => {
        if (!(refused instanceof RequestError && refused.status === 409)) answers.onError(refused);
      },
    });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('billing.payment.title')}
      description={t('billing.payment.text', { name: account.name, amount: formatMoney(Math.max(0, account.balance)) })}
      closeLabel={t('shell.close')}
      onSubmit={handleSubmit(send)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('billing.cancel')}
          </Button>
          <Button type="submit" busy={isPending}>
            {t('billing.payment.action')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('billing.amount')} required error={errors.amount?.message}>
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
        {twin && (
          <>
            <Alert tone="warning" title={t('billing.payment.twin')}>
              {error.reason}
            </Alert>
            <Checkbox label={t('billing.payment.another')} {...register('isAnother')} />
          </>
        )}
      </div>
    </Dialog>
  );
}
