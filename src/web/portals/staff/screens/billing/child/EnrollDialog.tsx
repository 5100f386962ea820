import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { enrollInPlan, plans } from '#web/domains/billing/plan-queries.ts';
import type { ChildBilling, Enrollment } from '#web/domains/billing/rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { usePlanText } from '../usePlanText.ts';
import { WeekdayBoxes } from '../WeekdayBoxes.tsx';
import { AgencyField } from './AgencyField.tsx';
import { PlanField } from './PlanField.tsx';

type Values = { planId: string; from: string; to: string; weekdays: string; agencyAccountId: string; childId: string };

type EnrollDialogProps = { child: ChildBilling; onDone(): void; onEnrolled(enrollment: Enrollment): void };

/** Puts a child on a plan from a day on. */
export function EnrollDialog({ child, onDone, onEnrolled }: EnrollDialogProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const text = usePlanText();
  const { data: all } = useQuery(plans);
  const { register, control, setValue, setError, handleSubmit, formState } = useForm<Values>({
    defaultValues: { planId: '', from: today, to: '', weekdays: '', agencyAccountId: '', childId: '' },
  });
  const { errors } = formState;
  const [planId, weekdays] = useWatch({ control, name: ['planId', 'weekdays'] });
  const open = (all ?? []).filter(({ archivedAt }) => archivedAt === null);
  const plan = open.find(({ id }) => String(id) === planId);
  const isFee = plan?.kind === 'fee';
  const isSubsidy = plan?.kind === 'subsidy';
  const hasDays = plan?.kind === 'tuition' && plan.cadence !== 'day';

  const { run, isPending } = useAction(enrollInPlan, {
    done: ({ planName }) => t('billingPlans.enroll.done', { name: child.childName, plan: planName }),
    onDone: onEnrolled,
    failed: t('billingPlans.failed'),
    fields: FIELDS,
    setError,
  });
  const send = (values: Values) =>
    run({
      body: {
        childId: child.childId,
        planId: values.planId,
        from: values.from,
        ...(!isFee && values.to && { to: values.to }),
        ...(hasDays && values.weekdays && { weekdays: [...values.weekdays].map(Number) }),
        ...(isSubsidy && { agencyAccountId: values.agencyAccountId }),
      },
    });
  return (
    <FormDialog
      onClose={onDone}
      title={t('billingPlans.enroll.title', { name: child.childName })}
      onSubmit={handleSubmit(send)}
      submit={t('billingPlans.enroll.confirm')}
      busy={isPending}
      cancel={t('billingPlans.back')}
    >
      {errors.childId?.message && <Alert tone="error">{errors.childId.message}</Alert>}
      <PlanField
        plans={open}
        error={errors.planId?.message}
        {...register('planId', { required: t('billingPlans.enroll.planRequired') })}
      />
      {isSubsidy && <AgencyField error={errors.agencyAccountId?.message} {...register('agencyAccountId')} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t(isFee ? 'billingPlans.enroll.on' : 'common.firstDay')} required error={errors.from?.message}>
          <DateInput {...register('from', { required: t('billingPlans.enroll.dateRequired') })} />
        </Field>
        {!isFee && (
          <Field label={t('common.lastDay')} optionalLabel={t('common.optional')} error={errors.to?.message}>
            <DateInput {...register('to')} />
          </Field>
        )}
      </div>
      {hasDays && (
        <Field
          group
          label={t('billingPlans.fields.weekdays')}
          hint={
            plan.weekdays
              ? t('billingPlans.enroll.planDays', { days: text.days(plan.weekdays) })
              : t('billingPlans.fields.weekdaysHint')
          }
          {...(errors.weekdays?.message && { error: errors.weekdays.message })}
        >
          <WeekdayBoxes
            label={t('billingPlans.fields.weekdays')}
            value={weekdays}
            onChange={(days) => setValue('weekdays', days, { shouldDirty: true })}
          />
        </Field>
      )}
      {plan && (
        <Alert tone="info">
          {t(`billingPlans.enroll.touches.${plan.kind}`, { amount: formatMoney(plan.amount ?? 0) })}
        </Alert>
      )}
    </FormDialog>
  );
}

const FIELDS = ['childId', 'planId', 'from', 'to', 'weekdays', 'agencyAccountId'] as const;
