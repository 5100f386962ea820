import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { enrollSeveral, planStates, plans } from '#web/domains/billing/plan-queries.ts';
import type { Child } from '#web/domains/children/rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { AgencyField } from '#web/portals/staff/screens/billing/child/AgencyField.tsx';
import { PlanField } from '#web/portals/staff/screens/billing/child/PlanField.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { KeptList } from './KeptList.tsx';

type PlanDialogProps = Opened & { family: readonly Child[] };
type Values = { planId: string; from: string; agencyAccountId: string; others: 'end' | 'keep' };

/** Puts several children on a plan, and says what becomes of other tuition (children-17, billing-12). */
export default function PlanDialog({ family, ...opened }: PlanDialogProps) {
  const { t } = useTranslation();
  const all = useQuery(plans);
  const { register, control, setValue, setError, handleSubmit, formState } = useForm<Values>({
    defaultValues: { planId: '', from: useCenterToday(), agencyAccountId: '', others: 'end' },
  });
  const { errors } = formState;
  const [planId, from, others] = useWatch({ control, name: ['planId', 'from', 'others'] });
  const open = (all.data ?? []).filter(({ archivedAt }) => archivedAt === null);
  const plan = open.find(({ id }) => String(id) === planId);
  const read = useQuery({ ...planStates(plan?.id ?? 0, from), enabled: plan !== undefined && from !== '' });
  const isTuition = plan?.kind === 'tuition';

  const { run, isPending, data } = useAction(enrollSeveral, {
    done: ({ enrolled, kept, credited }) =>
      kept.length === 0 ? { title: doneText(enrolled.length), description: creditedText(credited) } : undefined,
    onDone: ({ kept }) => kept.length === 0 && opened.onClose(),
    failed: t('childrenSelection.plan.failed'),
    fields: FIELDS,
    setError,
  });
  const doneText = (count: number) => t('childrenSelection.plan.done', { count, plan: plan?.name ?? '' });
  const creditedText = (credited: number) =>
    credited > 0 ? t('childrenSelection.plan.credited', { amount: formatMoney(credited) }) : undefined;
  const title = t('childrenSelection.plan.title', { count: family.length });

  if (data && data.kept.length > 0) {
    return (
      <KeptList
        {...opened}
        title={title}
        done={[doneText(data.enrolled.length), creditedText(data.credited)].filter(Boolean).join('. ')}
        kept={data.kept.map(({ childId, name, reason }) => ({
          key: String(childId),
          name,
          reason: t(`childrenSelection.plan.reasons.${reason}`, { plan: plan?.name ?? '' }),
        }))}
      />
    );
  }

  const states = (read.data ?? []).filter(({ childId }) => family.some(({ id }) => id === childId));
  const there = states.filter(({ isOnPlan }) => isOnPlan).length;
  const noPayer = states.filter(({ isOnPlan, hasPayer }) => !isOnPlan && !hasPayer).length;
  const coming = family.length - there - noPayer;
  const other = isTuition ? states.filter((one) => one.hasOther && one.hasPayer && !one.isOnPlan).length : 0;
  const willHappen = (name: string, day: string) =>
    [
      coming > 0 &&
        t(`childrenSelection.plan.${plan?.kind === 'fee' ? 'willPay' : 'willGet'}`, { count: coming, plan: name, day }),
      there > 0 && t('childrenSelection.plan.areThere', { count: there }),
      noPayer > 0 && t('childrenSelection.plan.noPayer', { count: noPayer }),
      other > 0 && t(`childrenSelection.plan.${others === 'end' ? 'willEnd' : 'willKeep'}`, { count: other }),
    ]
      .filter(Boolean)
      .join(' ');

  const submit = (values: Values) => {
    if (!plan) return;
    confirmFirst({
      title: t('childrenSelection.plan.ask', { plan: plan.name }),
      text: willHappen(plan.name, formatDate(values.from)),
      label: t('childrenSelection.plan.confirm'),
      act: () =>
        run({
          params: { id: plan.id },
          body: {
            childIds: family.map(({ id }) => id),
            from: values.from,
            ...(plan.kind === 'subsidy' && { agencyAccountId: values.agencyAccountId }),
            ...(isTuition && { endOthers: values.others === 'end' }),
          },
        }),
    });
  };
  return (
    <FormDialog
      {...opened}
      title={title}
      onSubmit={handleSubmit(submit)}
      submit={t('childrenSelection.plan.submit')}
      busy={isPending}
      busyLabel={t('common.saving')}
      disabled={plan !== undefined && from !== '' && (!read.data || coming === 0)}
    >
      {all.isError && !all.data && <LoadFailed read={all} failed={t('billingPlans.notRead')} />}
      <PlanField
        plans={open}
        error={errors.planId?.message}
        {...register('planId', { required: t('billingPlans.enroll.planRequired') })}
      />
      {plan?.kind === 'subsidy' && (
        <AgencyField error={errors.agencyAccountId?.message} {...register('agencyAccountId')} />
      )}
      <Field
        label={t(plan?.kind === 'fee' ? 'billingPlans.enroll.on' : 'common.firstDay')}
        required
        className="sm:max-w-60"
        error={errors.from?.message}
      >
        <DateInput {...register('from', { required: t('billingPlans.enroll.dateRequired') })} />
      </Field>
      {other > 0 && (
        <Field group label={t('childrenSelection.plan.others', { count: other })}>
          <RadioCards
            name="others"
            value={others}
            options={(['end', 'keep'] as const).map((value) => ({
              value,
              label: t(`childrenSelection.plan.${value}`),
              hint: t(`childrenSelection.plan.${value}Hint`),
            }))}
            onChange={(value) => setValue('others', value === 'keep' ? 'keep' : 'end')}
          />
        </Field>
      )}
      {read.isError && !read.data && <LoadFailed read={read} failed={t('childrenSelection.plan.notRead')} />}
      {plan && read.data && <Alert>{willHappen(plan.name, formatDate(from))}</Alert>}
    </FormDialog>
  );
}

const FIELDS = ['planId', 'from', 'agencyAccountId'] as const;
