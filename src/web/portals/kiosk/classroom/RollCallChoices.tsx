import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { fullName } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import type { ClassroomChild } from './rules.ts';
import type { Said } from './send.ts';

type RollCallChoicesProps = Opened & {
  who: readonly ClassroomChild[];
  /** The moment of the list that is called. */
  listAt: string;
  onSaid(said: Said): void;
};

/** Who of the room is seen: a tap each. It begins when it is opened. */
export function RollCallChoices({ who, listAt, onSaid, ...opened }: RollCallChoicesProps) {
  const { t } = useTranslation();
  // The list it began with: whoever is checked in or out meanwhile doesn't come and go under the finger.
  const [called] = useState(who);
  const [began] = useState(() => performance.now());
  const [seen, setSeen] = useState<readonly number[]>([]);
  const [isDrill, setDrill] = useState(false);
  const [note, setNote] = useState('');
  const missing = called.filter(({ id }) => !seen.includes(id)).map(({ id }) => id);
  const toggle = (id: number) => setSeen(seen.includes(id) ? seen.filter((one) => one !== id) : [...seen, id]);
  const finish = missing.length === 0 ? t('rollCall.allHere') : t('rollCall.finishMissing', { count: missing.length });
  const send = () => {
    const seconds = Math.round((performance.now() - began) / 1000);
    const rollCall = { isDrill, seconds, listAt, found: [...seen], missing, note };
    const counted = t('rollCall.counter', { found: seen.length, count: called.length });
    const what = [t('rollCall.title'), counted].join(' · ');
    onSaid({ kind: 'roll-call', what, text: what, entries: [{ rollCall }] });
  };
  return (
    <FormDialog
      {...opened}
      title={t('rollCall.title')}
      submit={finish}
      danger={missing.length > 0}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p aria-live="polite" className="font-semibold text-lg tabular-nums">
        {t('rollCall.counter', { found: seen.length, count: called.length })}
      </p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {called.map((child) => (
          <li key={child.id}>
            <button
              type="button"
              aria-pressed={seen.includes(child.id)}
              onClick={() => toggle(child.id)}
              className={clsx(
                row,
                seen.includes(child.id) ? 'border-success bg-success-soft' : 'border-line-strong/50 bg-surface',
              )}
            >
              <span className="min-w-0 break-words">{fullName(child)}</span>
              {seen.includes(child.id) && <Check aria-hidden="true" className="size-6 shrink-0" />}
            </button>
          </li>
        ))}
      </ul>
      <Checkbox label={t('rollCall.drill')} checked={isDrill} onChange={(event) => setDrill(event.target.checked)} />
      <Field label={t('rollCall.finish.note')}>
        <TextArea minRows={2} maxLength={2000} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

const row =
  'flex min-h-14 w-full items-center justify-between gap-3 rounded-md border px-4 py-2 text-start font-semibold transition-colors hover:border-action hover:bg-action-soft';
