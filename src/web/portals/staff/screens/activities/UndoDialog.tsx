import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { TextArea } from '../../../../ui/TextArea.tsx';

type UndoDialogProps = { what: string; count: number; onClose(): void; onUndo(reason: string): void };

/** What is no slip of the thumb any more is taken back with a reason, which is kept. */
export function UndoDialog({ what, count, onClose, onUndo }: UndoDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') setProblem(t('activities.takeBack.noReason'));
    else onUndo(reason);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('activities.takeBack.title', { what })}
      description={t('activities.takeBack.text', { count })}
      closeLabel={t('shell.close')}
      size="small"
      onSubmit={submit}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('activities.cancel')}
          </Button>
          <Button type="submit" variant="danger">
            {t('activities.takeBack.confirm')}
          </Button>
        </>
      }
    >
      <Field label={t('activities.takeBack.reason')} required error={problem}>
        <TextArea minRows={2} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </Dialog>
  );
}
