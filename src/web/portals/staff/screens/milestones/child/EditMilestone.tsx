import { useState } from 'react';
import { changeMilestone, growthOf } from '#web/domains/milestones/queries.ts';
import type { Achieved } from '#web/domains/milestones/rules.ts';
import { EditConflict } from '#web/layout/EditConflict.tsx';
import { formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useVersionedForm } from '#web/lib/useVersionedForm.ts';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { PhotosPicker } from './PhotosPicker.tsx';

type Values = { achievedDate: string; notes: string };
const valuesOf = ({ achievedDate, notes }: Achieved): Values => ({ achievedDate, notes });

/** Changes the day, note and photos of what was recorded. */
export function EditMilestone({ milestone, ...opened }: Opened & { milestone: Achieved }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const before = milestone.evidencePhotos.map(({ id }) => id);
  const [photoIds, setPhotoIds] = useState<readonly number[]>(before);
  const { form, meanwhile, version, takeUp, takeNewest } = useVersionedForm<Achieved, Values>({
    row: milestone,
    valuesOf,
    readNewest: async (read) =>
      (await read(growthOf(milestone.childId))).achieved.find(({ id }) => id === milestone.id),
  });
  const { register, handleSubmit, setError, getValues, formState } = form;
  const { errors } = formState;
  const { run, isPending } = useAction(changeMilestone, {
    done: t('milestones.child.saved'),
    onDone: opened.onClose,
    failed: t('milestones.child.notSaved'),
    onFailed: takeUp,
    fields: ['achievedDate', 'notes'],
    setError,
  });
  const send = (values: Values) =>
    run({
      params: { id: milestone.id },
      body: { ...values, ...(photoIds.join() !== before.join() && { evidencePhotos: [...photoIds] }), version },
    });
  const labels = { achievedDate: t('milestones.record.date'), notes: t('common.note') };
  const saidIn = (key: keyof Values, values: Values) =>
    key === 'achievedDate' ? formatDate(values[key]) : values[key];
  return (
    <FormDialog
      {...opened}
      title={t('milestones.child.editTitle')}
      description={milestone.title}
      onSubmit={handleSubmit(send)}
      submit={t('common.save')}
      busy={isPending}
    >
      <EditConflict
        meanwhile={meanwhile}
        typed={getValues()}
        label={(key) => labels[key]}
        shown={saidIn}
        onTakeNewest={takeNewest}
      />
      <Field label={labels.achievedDate} required error={errors.achievedDate?.message}>
        <DateInput max={today} {...register('achievedDate', { required: t('milestones.record.noDate') })} />
      </Field>
      <Field label={labels.notes} optionalLabel={t('common.optional')} error={errors.notes?.message}>
        <TextArea minRows={3} maxLength={4000} {...register('notes')} />
      </Field>
      <PhotosPicker childId={milestone.childId} photoIds={photoIds} onPhotos={setPhotoIds} />
    </FormDialog>
  );
}
