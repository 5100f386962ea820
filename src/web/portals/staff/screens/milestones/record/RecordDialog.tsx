import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { categories, progress, templates } from '../../../../../domains/milestones/queries.ts';
import { useCenterToday } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { DateInput } from '../../../../../ui/DateInput.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { SkeletonText } from '../../../../../ui/Skeleton.tsx';
import { Switch } from '../../../../../ui/Switch.tsx';
import { TextArea } from '../../../../../ui/TextArea.tsx';
import { ChosenChildren } from './ChosenChildren.tsx';
import { PhotosField } from './PhotosField.tsx';
import { TemplatePicker } from './TemplatePicker.tsx';
import { type RecordValues, useRecord } from './useRecord.ts';

type RecordDialogProps = { childIds: readonly number[]; open: boolean; onOpenChange(open: boolean): void };

/** Records one milestone for one child or several: who, what, and then as much more as one likes. */
export default function RecordDialog({ childIds, open, onOpenChange }: RecordDialogProps) {
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
  const { send, busy, errors } = useRecord(() => onOpenChange(false));
  const set = (change: Partial<RecordValues>) => setValues((before) => ({ ...before, ...change }));
  const chosen = family.data?.filter(({ id }) => values.childIds.includes(id)) ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send(values, chosen);
  };
  const isRead = family.data && list.data && areas.data;

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('milestones.record.title')}
      closeLabel={t('shell.close')}
      onSubmit={submit}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('milestones.cancel')}
          </Button>
          <Button type="submit" busy={busy} busyLabel={t('milestones.record.saving')}>
            {t('milestones.record.submit')}
          </Button>
        </>
      }
    >
      {isRead ? (
        <div className="grid gap-5">
          <ChosenChildren
            family={family.data}
            chosen={values.childIds}
            // What was chosen of one child's photos may not show another.
            onChange={(ids) => set({ childIds: ids, photoIds: [] })}
            error={errors.childIds}
          />
          <TemplatePicker
            templates={list.data}
            categories={areas.data}
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
            label={t('milestones.record.note')}
            hint={t('milestones.record.noteHint')}
            optionalLabel={t('milestones.optional')}
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
      ) : family.isError || list.isError || areas.isError ? (
        <Alert
          tone="error"
          retry={{
            label: t('shell.tryAgain'),
            onRetry: () => void Promise.all([family.refetch(), list.refetch(), areas.refetch()]),
          }}
        >
          {t('milestones.failed')}
        </Alert>
      ) : (
        <div role="status" aria-label={t('milestones.loading')}>
          <SkeletonText lines={6} />
        </div>
      )}
    </Dialog>
  );
}
