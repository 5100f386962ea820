import { useForm } from 'react-hook-form';
import { PAY_KINDS, type PayKind } from '#contract/employment-choices.ts';
import { setPay } from '#web/domains/employment/queries.ts';
import type { Pay } from '#web/domains/employment/rules.ts';
import { centsOf, typedMoney } from '#web/lib/money.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { AmountInput } from '#web/portals/staff/screens/billing/account/AmountInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

interface Values {
  kind: PayKind;
  rate: string;
}
type PayDialogProps = Opened & { staffId: number; employmentId: number; pay: Pay };

/** Says what is paid under terms; an empty amount says nothing. */
export default function PayDialog({ staffId, employmentId, pay, open, onClose }: PayDialogProps) {
  const { t } = useTranslation();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { kind: pay.kind ?? 'hourly', rate: pay.rate === null ? '' : typedMoney(pay.rate) },
  });
  const { errors } = formState;
  const { run, isPending } = useAction(setPay(staffId), {
    done: t('employment.saved'),
    failed: t('employment.notSaved'),
    onDone: onClose,
    fields: ['kind', 'rate'],
    setError,
  });
  const send = ({ kind, rate }: Values) => {
    const cents = rate.trim() === '' ? null : (centsOf(rate) ?? null);
    return run({
      params: { id: staffId, employmentId, termId: pay.termId },
      body: cents === null ? { kind: null, rate: null } : { kind, rate: cents },
    });
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('employment.pay.dialogTitle', { from: formatDate(pay.fromDate) })}
      description={t('employment.pay.dialogText')}
      onSubmit={handleSubmit(send)}
      submit={t('common.save')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <Field label={t('employment.pay.kind')} error={errors.kind?.message}>
        <Select
          options={PAY_KINDS.map((value) => ({ value, label: t(`employment.pay.kinds.${value}`) }))}
          {...register('kind')}
        />
      </Field>
      <Field label={t('employment.pay.rate')} hint={t('employment.pay.rateHint')} error={errors.rate?.message}>
        <AmountInput
          {...register('rate', {
            validate: (typed) => typed.trim() === '' || centsOf(typed) !== undefined || t('employment.required.amount'),
          })}
        />
      </Field>
    </FormDialog>
  );
}
