import { useState } from 'react';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { TextArea } from '../../../../../ui/TextArea.tsx';
import type { SheetProps } from '../Sheet.tsx';
import { SheetFrame } from './SheetFrame.tsx';
import { useSheet } from './useSheet.ts';
import { When } from './When.tsx';
import { Who } from './Who.tsx';

/** A few words for the family. */
export function NoteSheet({ present, open, onOpenChange, ...props }: SheetProps) {
  const { t } = useTranslation();
  const { chosen, setChosen, time, setTime, problem, setProblem, send, isPending } = useSheet(props);
  const [notes, setNotes] = useState('');
  return (
    <SheetFrame
      kind="note"
      open={open}
      onOpenChange={onOpenChange}
      busy={isPending}
      problem={problem}
      save={{
        label: t('activities.saveFor', { count: chosen.length }),
        onSubmit: (event) => {
          event.preventDefault();
          if (notes.trim() === '') setProblem(t('activities.noNote'));
          else send({ kind: 'note', notes });
        },
      }}
    >
      <Who present={present} chosen={chosen} onChange={setChosen} />
      <Field label={t('activities.note')} hint={t('activities.noteHint')} required>
        <TextArea minRows={3} maxLength={2000} value={notes} onChange={(event) => setNotes(event.target.value)} />
      </Field>
      <When value={time} onChange={setTime} />
    </SheetFrame>
  );
}
