import { useWatch } from 'react-hook-form';
import { changePlan, plans } from '#web/domains/billing/plan-queries.ts';
import { lowers, type Plan } from '#web/domains/billing/rules.ts';
import { EditConflict } from '#web/layout/EditConflict.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useVersionedForm } from '#web/lib/useVersionedForm.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { usePlanText } from '../usePlanText.ts';
import { PlanFields } from './PlanFields.tsx';
import { FIELDS, type PlanValues, termsOf, valuesOf } from './planValues.ts';

/** Changes a plan for what is charged from now on. */
export function EditPlan({ plan, ...opened }: Opened & { plan: Plan }) {
  const { t } = useTranslation();
  const shown = useShown();
  const { form, meanwhile, version, takeUp, takeNewest } = useVersionedForm<Plan, PlanValues>({
    row: plan,
    valuesOf,
    readNewest: async (read) => (await read(plans)).find(({ id }) => id === plan.id),
  });
  const { register, control, setValue, setError, handleSubmit, formState } = form;
  const { errors } = formState;
  const typed = useWatch({ control }) as PlanValues;
  const { run, isPending } = useAction(changePlan, {
    done: ({ name }) => t('billingPlans.edit.saved', { name }),
    onDone: opened.onClose,
    failed: t('billingPlans.failed'),
    onFailed: takeUp,
    fields: FIELDS,
    setError,
  });
  const send = (values: PlanValues) =>
    run({
      params: { id: plan.id },
      body: { ...termsOf(values), ...(lowers(plan.kind) && { weekdays: null }), version },
    });
  return (
    <FormDialog
      {...opened}
      title={t('billingPlans.edit.title')}
      description={t(`billingPlans.kinds.${plan.kind}`)}
      onSubmit={handleSubmit(send)}
      submit={t('common.save')}
      busy={isPending}
    >
      <EditConflict
        meanwhile={meanwhile}
        typed={typed}
        label={(key) => shown(key, typed).label}
        shown={(key, values) => shown(key, values).newest}
        onTakeNewest={takeNewest}
      />
      <Alert tone="info">{t(`billingPlans.edit.touches.${plan.kind}`, { count: plan.enrolled })}</Alert>
      <PlanFields register={register} control={control} setValue={setValue} errors={errors} />
    </FormDialog>
  );
}

/** A value of the form beside its label, where two versions of it are shown. */
function useShown() {
  const { t } = useTranslation();
  const text = usePlanText();
  return (key: keyof PlanValues, values: PlanValues) => {
    if (key === 'name') return { label: t('billingPlans.fields.name'), newest: values.name };
    if (key === 'weekdays')
      return {
        label: t('billingPlans.fields.weekdays'),
        newest: values.weekdays ? text.days([...values.weekdays].map(Number)) : t('billingPlans.everyDay'),
      };
    if (key === 'isOffered')
      return {
        label: t('billingPlans.fields.offered'),
        newest: t(values.isOffered ? 'common.yes' : 'common.no'),
      };
    return {
      label: t(values.isPercent ? 'billingPlans.fields.percent' : 'billingPlans.fields.amount'),
      newest: values.amount,
    };
  };
}
