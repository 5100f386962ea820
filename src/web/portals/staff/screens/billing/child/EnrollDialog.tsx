import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { enrollInPlan, payers, plans } from '../../../../../domains/billing/plan-queries.ts';
import type { ChildBilling } from '../../../../../domains/billing/rules.ts';
import { showRefusedFields } from '../../../../../lib/formErrors.ts';
import { formatMoney } from '../../../../../lib/money.ts';
import { useCenterToday } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { DateInput } from '../../../../../ui/DateInput.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { Select } from '../../../../../ui/Select.tsx';
import { usePlanWords } from '../usePlanWords.ts';
import { useTell } from '../useTell.ts';
import { WeekdayBoxes } from '../WeekdayBoxes.tsx';

type Values = { planId: string; from: string; to: string; weekdays: string; agencyAccountId: string; childId: string };

/** Puts a child on a plan from a day on. */
export function EnrollDialog({ child, onDone }: { child: ChildBilling; onDone(): void }) {
  const { t } = useTranslation();
  const tell = useTell();
  const today = useCenterToday();
  const words = usePlanWords();
  const { data: all } = useQuery(plans);
  const { mutate, isPending } = useMutation(enrollInPlan);
  const {
    register,
    control,
    setValue,
    setError,
    handleSubmit,
    formState: { errors },
  } = useForm<Values>({
    defaultValues: { planId: '', from: today, to: '', weekdays: '', agencyAccountId: '', childId: '' },
  });
  const [planId, weekdays] = useWatch({ control, name: ['planId', 'weekdays'] });
  const open = (all ?? []).filter(({ archivedAt }) => archivedAt === null);
  const plan = open.find(({ id }) => String(id) === planId);
  const isFee = plan?.kind === 'fee';
  const isSubsidy = plan?.kind === 'subsidy';
  const hasDays = plan?.kind === 'tuition' && plan.cadence !== 'day';

  const send = (values: Values) =>
    mutate(
      {
        body: {
          childId: child.childId,
          planId: values.planId,
          from: values.from,
          ...(!isFee && values.to && { to: values.to }),
          ...(hasDays && values.weekdays && { weekdays: [...values.weekdays].map(Number) }),
          ...(isSubsidy && { agencyAccountId: values.agencyAccountId }),
        },
      },
      {
        onSuccess: ({ planName }) => {
          tell.done(t('billingPlans.enroll.done', { name: child.childName, plan: planName }));
          onDone();
        },
        onError: (error) => {
          showRefusedFields(error, SENT_AS, setError);
          tell.failed(error);
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={onDone}
      title={t('billingPlans.enroll.title', { name: child.childName })}
      closeLabel={t('shell.close')}
      onSubmit={handleSubmit(send)}
      footer={
        <>
          <Button variant="secondary" onClick={onDone}>
            {t('billingPlans.back')}
          </Button>
          <Button type="submit" busy={isPending}>
            {t('billingPlans.enroll.confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {errors.childId?.message && <Alert tone="error">{errors.childId.message}</Alert>}
        <Field label={t('billingPlans.enroll.plan')} required error={errors.planId?.message}>
          <Select
            placeholder={t('billingPlans.enroll.choose')}
            {...register('planId', { required: t('billingPlans.enroll.planRequired') })}
          >
            {KINDS.map((kind) => {
              const ofKind = open.filter((one) => one.kind === kind);
              return (
                ofKind.length > 0 && (
                  <optgroup key={kind} label={t(`billingPlans.kinds.${kind}`)}>
                    {ofKind.map((one) => (
                      <option key={one.id} value={one.id}>
                        {t('billingPlans.enroll.option', { name: one.name, price: words.price(one) })}
                      </option>
                    ))}
                  </optgroup>
                )
              );
            })}
          </Select>
        </Field>
        {isSubsidy && <AgencyField error={errors.agencyAccountId?.message} {...register('agencyAccountId')} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t(isFee ? 'billingPlans.enroll.on' : 'billingPlans.enroll.from')}
            required
            error={errors.from?.message}
          >
            <DateInput {...register('from', { required: t('billingPlans.enroll.dateRequired') })} />
          </Field>
          {!isFee && (
            <Field
              label={t('billingPlans.enroll.to')}
              optionalLabel={t('billingPlans.enroll.optional')}
              error={errors.to?.message}
            >
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
                ? t('billingPlans.enroll.planDays', { days: words.days(plan.weekdays) })
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
      </div>
    </Dialog>
  );
}

type AgencyFieldProps = ReturnType<ReturnType<typeof useForm<Values>>['register']> & { error: string | undefined };

/** Which agency pays a subsidy. */
function AgencyField({ error, ...field }: AgencyFieldProps) {
  const { t } = useTranslation();
  const { data } = useQuery(payers);
  const agencies = data?.filter(({ kind }) => kind === 'agency') ?? [];
  if (data && agencies.length === 0) return <Alert tone="warning">{t('billingPlans.enroll.noAgency')}</Alert>;
  return (
    <Field label={t('billingPlans.enroll.agency')} required {...(error && { error })}>
      <Select
        placeholder={t('billingPlans.enroll.chooseAgency')}
        options={agencies.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...field}
      />
    </Field>
  );
}

const KINDS = ['tuition', 'fee', 'discount', 'subsidy'] as const;
const SENT_AS = {
  childId: 'childId',
  planId: 'planId',
  from: 'from',
  to: 'to',
  weekdays: 'weekdays',
  agencyAccountId: 'agencyAccountId',
} as const;
