import { type FormEvent, useState } from 'react';
import { addInquiryNote } from '#web/domains/admissions/queries.ts';
import type { Inquiry } from '#web/domains/admissions/rules.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Section } from '#web/ui/Section.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** What staff wrote down of an inquiry, and one more note. */
export function InquiryNotes({ found: { id, notes } }: { found: Inquiry }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const { run, isPending } = useAction(addInquiryNote, {
    failed: t('admissions.noteFailed'),
    onDone: () => setText(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) void run({ params: { id }, body: { text } });
  };
  return (
    <Section title={t('common.notes')} description={t('admissions.notesText')}>
      <Card flush>
        <form onSubmit={submit} className="flex flex-col gap-3 p-4 sm:px-5">
          <Field label={t('admissions.note')}>
            <TextArea minRows={2} maxLength={2000} value={text} onChange={({ target }) => setText(target.value)} />
          </Field>
          <Button
            type="submit"
            variant="secondary"
            className="self-start"
            busy={isPending}
            busyLabel={t('common.saving')}
          >
            {t('admissions.addNote')}
          </Button>
        </form>
        {notes.length > 0 && (
          <ul className="divide-y divide-line border-line border-t">
            {notes.map((note) => (
              <li key={note.id} className="px-4 py-3 sm:px-5">
                <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
                <p className="text-ink-soft text-sm">
                  {[note.createdBy, formatInstant(note.createdAt)].filter(Boolean).join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Section>
  );
}
