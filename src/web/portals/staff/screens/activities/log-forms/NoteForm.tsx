import { useState } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import type { LogFormProps } from '../LogForm.tsx';
import { LogFormFrame } from './LogFormFrame.tsx';
import { useLogForm } from './useLogForm.ts';
import { When } from './When.tsx';
import { Who } from './Who.tsx';

/** A few words for the family. */
export function NoteForm(props: LogFormProps) {
  const { t } = useTranslation();
  const form = useLogForm(props);
  const [notes, setNotes] = useState('');
  return (
    <LogFormFrame
      kind="note"
      {...form.frame}
      save={{
        label: form.label,
        act: () => {
          if (notes.trim() === '') form.setProblem(t('activities.noNote'));
          else form.send({ kind: 'note', notes });
        },
      }}
    >
      <Who {...form.who} />
      <Field label={t('common.note')} hint={t('activities.noteHint')} required>
        <TextArea minRows={3} maxLength={2000} value={notes} onChange={(event) => setNotes(event.target.value)} />
      </Field>
      <When {...form.when} />
    </LogFormFrame>
  );
}
