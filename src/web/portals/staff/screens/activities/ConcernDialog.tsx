import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { SleepPosition } from '../../../../../contract/activity-choices.ts';
import { SLEEP_POSITIONS } from '../../../../../contract/activity-choices.ts';
import { checkNap } from '../../../../domains/activities/queries.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { SegmentedControl } from '../../../../ui/SegmentedControl.tsx';
import { TextArea } from '../../../../ui/TextArea.tsx';
import { useFailure } from './useLog.ts';

/** A look at which something was not as it should be: it needs a word. */
export function ConcernDialog({ name, napId, onClose }: { name: string; napId: number; onClose(): void }) {
  const { t } = useTranslation();
  const [position, setPosition] = useState<SleepPosition>('back');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const { mutate, isPending } = useMutation({
    ...checkNap,
    onSuccess: (...all) => {
      onClose();
      return checkNap.onSuccess(...all);
    },
    onError: useFailure(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim() === '') setProblem(t('activities.naps.noNote'));
    else mutate({ params: { id: napId }, body: { position, breathingNormal: false, note } });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('activities.naps.concernOf', { name })}
      description={t('activities.naps.concernText')}
      closeLabel={t('shell.close')}
      onSubmit={submit}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('activities.cancel')}
          </Button>
          <Button type="submit" busy={isPending} busyLabel={t('activities.saving')}>
            {t('activities.naps.saveConcern')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
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
      </div>
    </Dialog>
  );
}
