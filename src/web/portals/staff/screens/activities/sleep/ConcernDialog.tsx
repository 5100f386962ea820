import { type FormEvent, useState } from 'react';
import type { SleepPosition } from '#contract/activities-choices.ts';
import { SLEEP_POSITIONS } from '#contract/activities-choices.ts';
import { checkNap } from '#web/domains/activities/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useAction } from '#web/ui/useAction.ts';
import type { Opened } from '#web/ui/useDialog.tsx';

/** A look at which something was not as it should be: it needs a word. */
export function ConcernDialog({ name, napId, ...opened }: Opened & { name: string; napId: number }) {
  const { t } = useTranslation();
  const [position, setPosition] = useState<SleepPosition>('back');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const { run, isPending } = useAction(checkNap, { failed: t('activities.notRecorded'), onDone: opened.onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim() === '') setProblem(t('activities.naps.noNote'));
    else void run({ params: { id: napId }, body: { position, breathingNormal: false, note } });
  };
  return (
    <FormDialog
      {...opened}
      title={t('activities.naps.concernOf', { name })}
      description={t('activities.naps.concernText')}
      onSubmit={submit}
      submit={t('activities.naps.saveConcern')}
      busy={isPending}
      busyLabel={t('common.saving')}
    >
      <Field group label={t('activities.naps.position')}>
        <SegmentedControl<SleepPosition>
          label={t('activities.naps.position')}
          options={SLEEP_POSITIONS.map((one) => ({ value: one, label: t(`activities.naps.positions.${one}`) }))}
          value={position}
          onChange={setPosition}
        />
      </Field>
      <Field label={t('activities.naps.note')} required error={problem}>
        <TextArea minRows={3} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
