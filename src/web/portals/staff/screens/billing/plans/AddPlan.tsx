import { useForm, useWatch } from 'react-hook-form';
import { addPlan } from '#web/domains/billing/plan-queries.ts';
import type { PlanKind } from '#web/domains/billing/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { PlanFields } from './PlanFields.tsx';
import { FIELDS, NOTHING_SAID, newPlanOf, type PlanValues } from './planValues.ts';

const KINDS = ['tuition', 'fee', 'discount', 'subsidy'] as const;

/** Adds something families can be charged for, or that lowers what they pay. */
export function AddPlan(opened: Opened) {
  const { t } = useTranslation();
  const { register, control, setValue, setError, handleSubmit, formState } = useForm<PlanValues>({
    defaultValues: NOTHING_SAID,
  });
  const { errors } = formState;
  const kind = useWatch({ control, name: 'kind' });
  const { run, isPending } = useAction(addPlan, {
    done: ({ name }) => t('billingPlans.add.added', { name }),
    onDone: opened.onClose,
    failed: t('billingPlans.failed'),
    fields: FIELDS,
    setError,
  });
  const send = (values: PlanValues) => run({ body: newPlanOf(values) });
  return (
    <FormDialog
      {...opened}
      title={t('billingPlans.add.title')}
      onSubmit={handleSubmit(send)}
      submit={t('billingPlans.add.confirm')}
      busy={isPending}
    >
      <Field group label={t('billingPlans.fields.kind')}>
        <RadioCards
          name="kind"
          columns={2}
          options={KINDS.map((value) => ({
            value,
            label: t(`billingPlans.kinds.${value}`),
            hint: t(`billingPlans.kindHints.${value}`),
          }))}
          value={kind}
          onChange={(value) => setValue('kind', value as PlanKind)}
        />
      </Field>
      <PlanFields register={register} control={control} setValue={setValue} errors={errors} isNew />
    </FormDialog>
  );
}
