import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { categories, progress, templates } from '#web/domains/milestones/queries.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { together } from '#web/ui/together.ts';
import type { Opened } from '#web/ui/useDialog.tsx';
import { ChosenChildren } from './ChosenChildren.tsx';
import { PhotosField } from './PhotosField.tsx';
import { TemplatePicker } from './TemplatePicker.tsx';
import { type RecordValues, useRecord } from './useRecord.ts';

type RecordDialogProps = Opened & { childIds: readonly number[] };

/** Records one milestone for one child or several: who, what, and then as much more as one likes. */
export default function RecordDialog({ childIds, open, onClose }: RecordDialogProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const family = useQuery(progress);
  const list = useQuery(templates);
  const areas = useQuery(categories);
  const [values, setValues] = useState<RecordValues>({
    childIds,
    templateId: null,
    achievedDate: today,
    notes: '',
    isStarred: false,
    photoIds: [],
    files: [],
  });
  const set = (change: Partial<RecordValues>) => setValues((before) => ({ ...before, ...change }));
  const chosen = family.data?.filter(({ id }) => values.childIds.includes(id)) ?? [];
  const { send, busy, errors } = useRecord(chosen, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) send(values);
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('milestones.record.title')}
      onSubmit={submit}
      submit={t('milestones.record.submit')}
      busy={busy}
      busyLabel={t('milestones.record.saving')}
    >
      <Loaded
        query={together({ family, list, areas })}
        failed={t('milestonesGrowth.failed')}
        skeleton={<SkeletonText label={t('milestonesGrowth.loading')} lines={6} />}
      >
        {({ family, list, areas }) => (
          <div className="grid gap-5">
            <ChosenChildren
              family={family}
              chosen={values.childIds}
              // What was chosen of one child's photos may not show another.
              onChange={(ids) => set({ childIds: ids, photoIds: [] })}
              error={errors.childIds}
            />
            <TemplatePicker
              templates={list}
              categories={areas}
              chosen={chosen}
              value={values.templateId}
              onChange={(templateId) => set({ templateId })}
              error={errors.templateId}
            />
            <Field label={t('milestones.record.date')} error={errors.achievedDate} required>
              <DateInput
                value={values.achievedDate}
                max={today}
                onChange={(event) => set({ achievedDate: event.target.value })}
              />
            </Field>
            <Field
              label={t('common.note')}
              hint={t('milestones.record.noteHint')}
              optionalLabel={t('common.optional')}
              error={errors.notes}
            >
              <TextArea
                minRows={2}
                maxLength={4000}
                value={values.notes}
                onChange={(event) => set({ notes: event.target.value })}
              />
            </Field>
            <PhotosField
              childIds={values.childIds}
              photoIds={values.photoIds}
              files={values.files}
              onPhotos={(photoIds) => set({ photoIds })}
              onFiles={(files) => set({ files })}
              error={errors.evidencePhotos}
            />
            <Switch
              label={t('milestones.record.star')}
              hint={t('milestones.record.starHint')}
              checked={values.isStarred}
              onChange={(event) => set({ isStarred: event.target.checked })}
            />
          </div>
        )}
      </Loaded>
    </FormDialog>
  );
}
