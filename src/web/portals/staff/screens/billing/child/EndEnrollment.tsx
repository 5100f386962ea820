import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { creditAtEnd, endEnrollment } from '#web/domains/billing/plan-queries.ts';
import type { Enrollment } from '#web/domains/billing/rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** Asks for the last day of a plan, and says beforehand what that credits. */
export function EndEnrollment({ enrollment, onDone }: { enrollment: Enrollment; onDone(): void }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const { planName, childName, billedThrough } = enrollment;
  const { register, control, setError, handleSubmit, formState } = useForm({ defaultValues: { on: today } });
  const { errors } = formState;
  const on = useWatch({ control, name: 'on' });
  const { data: ahead } = useQuery({
    ...creditAtEnd(enrollment.id, on),
    enabled: on !== '',
    placeholderData: keepPreviousData,
  });

  const { run, isPending } = useAction(endEnrollment, {
    done: ({ credited }) => ({
      title: t('billingPlans.end.done', { plan: planName }),
      description: credited > 0 ? t('billingPlans.end.credited', { amount: formatMoney(credited) }) : undefined,
    }),
    onDone,
    failed: t('billingPlans.failed'),
    fields: ['on'],
    setError,
  });
  const send = (values: { on: string }) =>
    run({ params: { id: enrollment.id }, body: { on: values.on, version: enrollment.version } });
  return (
    <FormDialog
      onClose={onDone}
      title={t('billingPlans.end.title', { plan: planName })}
      description={childName}
      onSubmit={handleSubmit(send)}
      submit={t('billingPlans.end.confirm')}
      busy={isPending}
      danger
      cancel={t('billingPlans.back')}
    >
      <Field
        label={t('common.lastDay')}
        {...(billedThrough && { hint: t('billingPlans.child.billedThrough', { date: formatDate(billedThrough) }) })}
        required
        error={errors.on?.message}
        className="sm:max-w-60"
      >
        <DateInput {...register('on', { required: t('billingPlans.enroll.dateRequired') })} />
      </Field>
      <Alert tone={ahead && ahead.credited > 0 ? 'warning' : 'info'}>
        <p>{t('billingPlans.end.text')}</p>
        {ahead && (
          <p className="mt-1 font-medium">
            {ahead.credited > 0
              ? t('billingPlans.end.willCredit', { amount: formatMoney(ahead.credited) })
              : t('billingPlans.end.noCredit')}
          </p>
        )}
      </Alert>
    </FormDialog>
  );
}
