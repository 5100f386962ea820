import { useForm } from 'react-hook-form';
import { ROUTES } from '#contract/activities-choices.ts';
import { addMedication, changeMedication } from '#web/domains/medications/queries.ts';
import type { Medication } from '#web/domains/medications/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { bodyOf, FIELDS, type Values, valuesOf } from './medicationValues.ts';

type MedicationDialogProps = { childId: number; medication: Medication | undefined; onDone(): void };

/** A medicine with its dose, times and period, and who consented to it. */
export default function MedicationDialog({ childId, medication, onDone }: MedicationDialogProps) {
  const { t } = useTranslation();
  const { register, handleSubmit, setError, watch, formState } = useForm<Values>({
    defaultValues: valuesOf(medication),
  });
  const { errors } = formState;
  const told = {
    done: ({ name }: { name: string }) => t('activities.medications.saved', { name }),
    failed: t('activities.medications.notSaved'),
    onDone,
    fields: FIELDS,
    setError,
  };
  const adding = useAction(addMedication, told);
  const changing = useAction(changeMedication, told);
  const take = (values: Values) => {
    const body = bodyOf(values);
    if (!medication) return adding.run({ params: { id: childId }, body });
    const { id, version } = medication;
    const { name: _, ...change } = body;
    return changing.run({ params: { id }, body: { ...change, version } });
  };
  const required = { required: t('activities.medications.required') };
  const asNeeded = watch('asNeeded');
  return (
    <FormDialog
      onClose={onDone}
      title={medication ? t('common.editNamed', { name: medication.name }) : t('activities.medications.add')}
      size="large"
      onSubmit={handleSubmit(take)}
      submit={t('common.save')}
      busy={adding.isPending || changing.isPending}
      busyLabel={t('common.saving')}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {!medication && (
          <Field
            label={t('activities.medications.name')}
            hint={t('activities.medications.nameHint')}
            required
            error={errors.name?.message}
            className="sm:col-span-2"
          >
            <TextInput maxLength={200} {...register('name', required)} />
          </Field>
        )}
        <Field label={t('activities.medications.dose')} required error={errors.dose?.message}>
          <TextInput maxLength={200} {...register('dose', required)} />
        </Field>
        <Field label={t('activities.medications.route')} error={errors.route?.message}>
          <Select
            options={ROUTES.map((route) => ({ value: route, label: t(`activities.medicine.routes.${route}`) }))}
            {...register('route')}
          />
        </Field>
        <Field label={t('activities.medications.from')} required error={errors.fromOn?.message}>
          <DateInput {...register('fromOn', required)} />
        </Field>
        <Field
          label={t('activities.medications.until')}
          hint={t('activities.medications.untilHint')}
          required
          error={errors.untilOn?.message}
        >
          <DateInput {...register('untilOn', required)} />
        </Field>
        <Field
          label={t('activities.medications.times')}
          hint={t('activities.medications.timesHint')}
          required={!asNeeded}
          error={errors.times?.message}
        >
          <TextInput {...register('times')} />
        </Field>
        <Field label={t('activities.medications.hours')} required error={errors.hours?.message}>
          <TextInput type="number" min={0} max={168} step="any" inputMode="decimal" {...register('hours', required)} />
        </Field>
        <div className="sm:col-span-2">
          <Checkbox label={t('activities.medications.asNeeded')} {...register('asNeeded')} />
        </div>
        <Field
          label={t('activities.medications.instructions')}
          error={errors.instructions?.message}
          className="sm:col-span-2"
        >
          <TextArea minRows={2} maxLength={2000} {...register('instructions')} />
        </Field>
        <Field label={t('activities.medications.consentBy')} required error={errors.consentBy?.message}>
          <TextInput maxLength={160} {...register('consentBy', required)} />
        </Field>
        <Field label={t('activities.medications.consentedOn')} required error={errors.consentedOn?.message}>
          <DateInput {...register('consentedOn', required)} />
        </Field>
      </div>
    </FormDialog>
  );
}
