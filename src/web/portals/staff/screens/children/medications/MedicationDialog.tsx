import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ROUTES } from '../../../../../../contract/activity-choices.ts';
import { addMedication, changeMedication } from '../../../../../domains/medications/queries.ts';
import type { Medication } from '../../../../../domains/medications/rules.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { showRefusedFields } from '../../../../../lib/formErrors.ts';
import { sentBeforeOr } from '../../../../../lib/sentBefore.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Checkbox } from '../../../../../ui/Checkbox.tsx';
import { DateInput } from '../../../../../ui/DateInput.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { Select } from '../../../../../ui/Select.tsx';
import { TextArea } from '../../../../../ui/TextArea.tsx';
import { TextInput } from '../../../../../ui/TextInput.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { bodyOf, SENT_AS, type Values, valuesOf } from './medicationValues.ts';

type MedicationDialogProps = { childId: number; medication: Medication | undefined; onDone(): void };

/** A medicine with its dose, times and period, and who consented to it. */
export default function MedicationDialog({ childId, medication, onDone }: MedicationDialogProps) {
  const { t } = useTranslation();
  const adding = useMutation(addMedication);
  const changing = useMutation(changeMedication);
  const { register, handleSubmit, setError, watch, formState } = useForm<Values>({
    defaultValues: valuesOf(medication),
  });
  const { errors } = formState;
  const outcome = {
    onSuccess: ({ name }: { name: string }) => {
      toast({ title: t('activities.medications.saved', { name }), variant: 'success' });
      onDone();
    },
    onError: (error: Error) => {
      showRefusedFields(error, SENT_AS, setError);
      toast({
        title: t('shell.error'),
        description: reasonOf(error, t('activities.medications.notSaved')),
        variant: 'error',
      });
    },
  };
  const take = (values: Values) => {
    const body = bodyOf(values);
    if (medication) {
      const { id, version } = medication;
      const { name: _, ...change } = body;
      changing.mutate(sentBeforeOr(changing.variables, { params: { id }, body: { ...change, version } }), outcome);
    } else adding.mutate(sentBeforeOr(adding.variables, { params: { id: childId }, body }), outcome);
  };
  const required = { required: t('activities.medications.required') };
  const asNeeded = watch('asNeeded');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      title={
        medication ? t('activities.medications.editOf', { name: medication.name }) : t('activities.medications.add')
      }
      closeLabel={t('shell.close')}
      size="large"
      onSubmit={handleSubmit(take)}
      footer={
        <>
          <Button variant="secondary" onClick={onDone}>
            {t('activities.medications.cancel')}
          </Button>
          <Button
            type="submit"
            busy={adding.isPending || changing.isPending}
            busyLabel={t('activities.medications.saving')}
          >
            {t('activities.medications.save')}
          </Button>
        </>
      }
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
    </Dialog>
  );
}
