import { type FormEvent, useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';

type UndoDialogProps = Opened & { what: string; count: number; onUndo(reason: string): void };

/** What is no slip of the thumb any more is taken back with a reason, which is kept. */
export function UndoDialog({ what, count, onUndo, ...opened }: UndoDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') setProblem(t('activities.takeBack.noReason'));
    else onUndo(reason);
  };
  return (
    <FormDialog
      {...opened}
      title={t('activities.takeBack.title', { what })}
      description={t('activities.takeBack.text', { count })}
      size="small"
      onSubmit={submit}
      submit={t('activities.takeBack.confirm')}
      danger
    >
      <Field label={t('common.reason')} required error={problem}>
        <TextArea minRows={2} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
