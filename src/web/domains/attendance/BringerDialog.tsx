import { type FormEvent, useState } from 'react';
import { type Child, fullName } from '#web/domains/children/rules.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { performersFor } from './performers.ts';
import { usePerformerText } from './usePerformerText.ts';

type BringerDialogProps = Opened & { child: Child; onBringer(recordedAs: string): void };

/** Who brings a child: a tap is the answer, but for somebody whose name is typed. */
export function BringerDialog({ child, onBringer, ...opened }: BringerDialogProps) {
  const { t } = useTranslation();
  const performerText = usePerformerText();
  const date = useCenterToday();
  const [isTyping, setTyping] = useState(false);
  const title = t('attendanceArrivals.who', { name: fullName(child) });
  const answer = (by: string) => {
    onBringer(by);
    opened.onClose();
  };
  if (isTyping) return <TypedName title={title} onName={answer} {...opened} />;
  return (
    <Dialog {...opened} title={title} size="small">
      <ul className="grid gap-2">
        {performersFor(child, { action: 'check-in', date }).map((performer) => {
          const { recordedAs } = performer;
          const { label, hint } = performerText(performer);
          return (
            <li key={performer.key}>
              <button
                type="button"
                className={option}
                onClick={() => (recordedAs === null ? setTyping(true) : answer(recordedAs))}
              >
                <span className="block font-semibold">{recordedAs === null ? `${label}…` : label}</span>
                {hint && <span className="block text-ink-soft text-sm">{hint}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

function TypedName({ title, onName, ...opened }: Opened & { title: string; onName(name: string): void }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') setProblem(t('attendanceDialog.noName'));
    else onName(name.trim());
  };
  return (
    <FormDialog
      {...opened}
      title={title}
      size="small"
      onSubmit={submit}
      submit={t('attendanceArrivals.take')}
      busy={false}
    >
      <Field label={t('attendanceDialog.guardianName')} required error={problem}>
        <TextInput
          value={name}
          autoComplete="off"
          autoCapitalize="words"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

const option =
  'min-h-14 w-full rounded-md border border-line-strong/50 bg-surface px-4 py-2 text-start hover:border-action hover:bg-action-soft';
