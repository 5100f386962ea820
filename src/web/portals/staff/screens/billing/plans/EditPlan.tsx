import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { changePlan, plans } from '../../../../../domains/billing/plan-queries.ts';
import { lowers, type Plan } from '../../../../../domains/billing/rules.ts';
import { EditConflict } from '../../../../../layout/EditConflict.tsx';
import { showRefusedFields } from '../../../../../lib/formErrors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { useVersionedForm } from '../../../../../lib/useVersionedForm.ts';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { usePlanWords } from '../usePlanWords.ts';
import { useTell } from '../useTell.ts';
import { PlanFields } from './PlanFields.tsx';
import { type PlanValues, SENT_AS, termsOf, valuesOf } from './planValues.ts';

type EditPlanProps = { plan: Plan; open: boolean; onOpenChange(open: boolean): void };

/** Changes a plan for what is charged from now on. */
export function EditPlan({ plan, open, onOpenChange }: EditPlanProps) {
  const { t } = useTranslation();
  const tell = useTell();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation(changePlan);
  const shown = useShown();
  const { form, meanwhile, version, takeUp, takeNewest } = useVersionedForm<Plan, PlanValues>({
    row: plan,
    valuesOf,
    readNewest: async () => (await client.fetchQuery({ ...plans, staleTime: 0 })).find(({ id }) => id === plan.id),
  });
  const { register, control, setValue, setError, handleSubmit, formState } = form;
  const { errors } = formState;
  const typed = useWatch({ control }) as PlanValues;
  const send = (values: PlanValues) =>
    mutate(
      { params: { id: plan.id }, body: { ...termsOf(values), ...(lowers(plan.kind) && { weekdays: null }), version } },
      {
        onSuccess: ({ name }) => {
          tell.done(t('billingPlans.edit.saved', { name }));
          onOpenChange(false);
        },
        onError: async (error) => {
          if (await takeUp(error, values)) return;
          showRefusedFields(error, SENT_AS, setError);
          tell.failed(error);
        },
      },
    );
  const difference = (key: keyof PlanValues, values: PlanValues) => ({ key, ...shown(key, values) });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('billingPlans.edit.title')}
      description={t(`billingPlans.kinds.${plan.kind}`)}
      closeLabel={t('shell.close')}
      onSubmit={handleSubmit(send)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('billingPlans.cancel')}
          </Button>
          <Button type="submit" busy={isPending}>
            {t('billingPlans.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {meanwhile && (
          <EditConflict
            theirs={meanwhile.theirs.map((key) => difference(key, meanwhile.newest))}
            clashes={meanwhile.clashes.map((key) => ({
              ...difference(key, meanwhile.newest),
              typed: shown(key, typed).newest,
            }))}
            onTakeNewest={takeNewest}
          />
        )}
        <Alert tone="info">{t(`billingPlans.edit.touches.${plan.kind}`, { count: plan.enrolled })}</Alert>
        <PlanFields register={register} control={control} setValue={setValue} errors={errors} />
      </div>
    </Dialog>
  );
}

/** A value of the form beside its label, where two versions of it are shown. */
function useShown() {
  const { t } = useTranslation();
  const words = usePlanWords();
  return (key: keyof PlanValues, values: PlanValues) => {
    if (key === 'name') return { label: t('billingPlans.fields.name'), newest: values.name };
    if (key === 'weekdays')
      return {
        label: t('billingPlans.fields.weekdays'),
        newest: values.weekdays ? words.days([...values.weekdays].map(Number)) : t('billingPlans.everyDay'),
      };
    if (key === 'isOffered')
      return {
        label: t('billingPlans.fields.offered'),
        newest: t(values.isOffered ? 'billingPlans.yes' : 'billingPlans.no'),
      };
    return {
      label: t(values.isPercent ? 'billingPlans.fields.percent' : 'billingPlans.fields.amount'),
      newest: values.amount,
    };
  };
}
