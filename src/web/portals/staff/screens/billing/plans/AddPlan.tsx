import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { addPlan } from '../../../../../domains/billing/plan-queries.ts';
import type { PlanKind } from '../../../../../domains/billing/rules.ts';
import { showRefusedFields } from '../../../../../lib/formErrors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { RadioCards } from '../../../../../ui/RadioCards.tsx';
import { useTell } from '../useTell.ts';
import { PlanFields } from './PlanFields.tsx';
import { NOTHING_SAID, newPlanOf, type PlanValues, SENT_AS } from './planValues.ts';

const KINDS = ['tuition', 'fee', 'discount', 'subsidy'] as const;

/** Adds something families can be charged for, or that lowers what they pay. */
export function AddPlan({ open, onOpenChange }: { open: boolean; onOpenChange(open: boolean): void }) {
  const { t } = useTranslation();
  const tell = useTell();
  const { mutate, isPending } = useMutation(addPlan);
  const {
    register,
    control,
    setValue,
    setError,
    handleSubmit,
    formState: { errors },
  } = useForm<PlanValues>({ defaultValues: NOTHING_SAID });
  const kind = useWatch({ control, name: 'kind' });
  const send = (values: PlanValues) =>
    mutate(
      { body: newPlanOf(values) },
      {
        onSuccess: ({ name }) => {
          tell.done(t('billingPlans.add.added', { name }));
          onOpenChange(false);
        },
        onError: (error) => {
          showRefusedFields(error, SENT_AS, setError);
          tell.failed(error);
        },
      },
    );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('billingPlans.add.title')}
      closeLabel={t('shell.close')}
      onSubmit={handleSubmit(send)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('billingPlans.cancel')}
          </Button>
          <Button type="submit" busy={isPending}>
            {t('billingPlans.add.confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
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
      </div>
    </Dialog>
  );
}
