import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeMilestone, growthOf } from '../../../../../domains/milestones/queries.ts';
import type { Achieved } from '../../../../../domains/milestones/rules.ts';
import { EditConflict } from '../../../../../layout/EditConflict.tsx';
import { reasonOf } from '../../../../../lib/errors.ts';
import { showRefusedFields } from '../../../../../lib/formErrors.ts';
import { formatDate, useCenterToday } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { useVersionedForm } from '../../../../../lib/useVersionedForm.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { DateInput } from '../../../../../ui/DateInput.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { TextArea } from '../../../../../ui/TextArea.tsx';
import { toast } from '../../../../../ui/toast.ts';
import { PhotosPicker } from './PhotosPicker.tsx';

type Values = { achievedDate: string; notes: string };
const valuesOf = ({ achievedDate, notes }: Achieved): Values => ({ achievedDate, notes });

/** Changes the day, note and photos of what was recorded. */
export function EditMilestone({ milestone, onDone }: { milestone: Achieved; onDone(): void }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation(changeMilestone);
  const before = milestone.evidencePhotos.map(({ id }) => id);
  const [photoIds, setPhotoIds] = useState<readonly number[]>(before);
  const { form, meanwhile, version, takeUp, takeNewest } = useVersionedForm<Achieved, Values>({
    row: milestone,
    valuesOf,
    readNewest: async () =>
      (await client.fetchQuery({ ...growthOf(milestone.childId), staleTime: 0 })).achieved.find(
        ({ id }) => id === milestone.id,
      ),
  });
  const { register, handleSubmit, setError, getValues, formState } = form;
  const { errors } = formState;
  const send = (values: Values) =>
    mutate(
      {
        params: { id: milestone.id },
        body: { ...values, ...(photoIds.join() !== before.join() && { evidencePhotos: [...photoIds] }), version },
      },
      {
        onSuccess: () => {
          toast({ title: t('milestones.child.saved'), variant: 'success' });
          onDone();
        },
        onError: async (error) => {
          if (await takeUp(error, values)) return;
          showRefusedFields(error, { achievedDate: 'achievedDate', notes: 'notes' }, setError);
          const description = reasonOf(error, t('milestones.child.notSaved'));
          toast({ title: t('shell.error'), description, variant: 'error' });
        },
      },
    );
  const labels = { achievedDate: t('milestones.record.date'), notes: t('milestones.record.note') };
  const saidIn = (key: keyof Values, values: Values) =>
    key === 'achievedDate' ? formatDate(values[key]) : values[key];
  return (
    <Dialog
      open
      onOpenChange={onDone}
      title={t('milestones.child.editTitle')}
      description={milestone.title}
      closeLabel={t('shell.close')}
      onSubmit={handleSubmit(send)}
      footer={
        <>
          <Button variant="secondary" onClick={onDone}>
            {t('milestones.cancel')}
          </Button>
          <Button type="submit" busy={isPending}>
            {t('milestones.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {meanwhile && (
          <EditConflict
            theirs={meanwhile.theirs.map((key) => ({
              key,
              label: labels[key],
              newest: saidIn(key, meanwhile.newest),
            }))}
            clashes={meanwhile.clashes.map((key) => ({
              key,
              label: labels[key],
              newest: saidIn(key, meanwhile.newest),
              typed: saidIn(key, getValues()),
            }))}
            onTakeNewest={takeNewest}
          />
        )}
        <Field label={labels.achievedDate} required error={errors.achievedDate?.message}>
          <DateInput max={today} {...register('achievedDate', { required: t('milestones.record.noDate') })} />
        </Field>
        <Field label={labels.notes} optionalLabel={t('milestones.optional')} error={errors.notes?.message}>
          <TextArea minRows={3} maxLength={4000} {...register('notes')} />
        </Field>
        <PhotosPicker childId={milestone.childId} photoIds={photoIds} onPhotos={setPhotoIds} />
      </div>
    </Dialog>
  );
}
