import { useForm } from 'react-hook-form';
import { STAFF_METHODS } from '#contract/billing-payment-methods.ts';
import { setFee } from '#web/domains/admissions/queries.ts';
import type { Fee } from '#web/domains/admissions/rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

type FeeStepDialogProps = Opened & { fee: Fee; state: 'paid' | 'returned' };

/** Notes on which day a fee was paid or given back, and how. */
export default function FeeStepDialog({ fee, state, ...opened }: FeeStepDialogProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const { register, handleSubmit, setError, formState } = useForm<{
    on: string;
    method: (typeof STAFF_METHODS)[number];
  }>({
    defaultValues: { on: today, method: (state === 'returned' && fee.paidBy) || 'check' },
  });
  const { run, isPending } = useAction(setFee, {
    done: t('admissionsFees.saved'),
    failed: t('admissionsFees.notSaved'),
    onDone: opened.onClose,
    fields: ['on', 'method'],
    setError,
  });
  const { errors } = formState;
  const { id, version } = fee;
  return (
    <FormDialog
      {...opened}
      title={t(`admissionsFees.step.${state}`)}
      description={t(`admissionsFees.step.${state}Text`, {
        amount: formatMoney(fee.amount),
        name: fee.payee ?? t('admissionsFees.nobody'),
      })}
      onSubmit={handleSubmit(({ on, method }) => run({ params: { id }, body: { state, on, method, version } }))}
      submit={t('common.save')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('common.date')} required error={errors.on?.message}>
          <DateInput
            max={today}
            {...register('on', { validate: (on) => (on !== '' && on <= today) || t('billing.notInFuture') })}
          />
        </Field>
        <Field label={t('billing.payment.method')} required error={errors.method?.message}>
          <Select
            options={STAFF_METHODS.map((value) => ({ value, label: t(`billing.methods.${value}`) }))}
            {...register('method')}
          />
        </Field>
      </div>
    </FormDialog>
  );
}
