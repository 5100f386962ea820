import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { creditAtEnd, endEnrollment } from '../../../../../domains/billing/plan-queries.ts';
import type { Enrollment } from '../../../../../domains/billing/rules.ts';
import { showRefusedFields } from '../../../../../lib/formErrors.ts';
import { formatMoney } from '../../../../../lib/money.ts';
import { formatDate, useCenterToday } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { DateInput } from '../../../../../ui/DateInput.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { useTell } from '../useTell.ts';

/** Asks for the last day of a plan, and says beforehand what that credits. */
export function EndEnrollment({ enrollment, onDone }: { enrollment: Enrollment; onDone(): void }) {
  const { t } = useTranslation();
  const tell = useTell();
  const today = useCenterToday();
  const { planName, childName, billedThrough } = enrollment;
  const { mutate, isPending } = useMutation(endEnrollment);
  const {
    register,
    control,
    setError,
    handleSubmit,
    formState: { errors },
  } = useForm({ defaultValues: { on: today } });
  const on = useWatch({ control, name: 'on' });
  const { data: ahead } = useQuery({
    ...creditAtEnd(enrollment.id, on),
    enabled: on !== '',
    placeholderData: keepPreviousData,
  });

  const send = (values: { on: string }) =>
    mutate(
      { params: { id: enrollment.id }, body: { on: values.on, version: enrollment.version } },
      {
        onSuccess: ({ credited }) => {
          tell.done(
            t('billingPlans.end.done', { plan: planName }),
            credited > 0 ? t('billingPlans.end.credited', { amount: formatMoney(credited) }) : undefined,
          );
          onDone();
        },
        onError: (error) => {
          showRefusedFields(error, { on: 'on' }, setError);
          tell.failed(error);
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={onDone}
      title={t('billingPlans.end.title', { plan: planName })}
      description={childName}
      closeLabel={t('shell.close')}
      onSubmit={handleSubmit(send)}
      footer={
        <>
          <Button variant="secondary" onClick={onDone}>
            {t('billingPlans.back')}
          </Button>
          <Button type="submit" variant="danger" busy={isPending}>
            {t('billingPlans.end.confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Field
          label={t('billingPlans.end.on')}
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
      </div>
    </Dialog>
  );
}
