import { useState } from 'react';
import {
  AMOUNTS,
  type Amount,
  BOTTLE_CONTENTS,
  type BottleContents,
  DIAPERS,
  MEALS,
  type Meal,
} from '#contract/activities-choices.ts';
import { allergensNamed } from '#contract/children-allergens.ts';
import { BigChoices } from '#web/domains/activities/BigChoices.tsx';
import { USUAL_DOINGS } from '#web/domains/activities/doings.ts';
import { MayNotHave } from '#web/domains/activities/MayNotHave.tsx';
import { mealAt } from '#web/domains/activities/rules.ts';
import { centerNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { listOf } from '#web/portals/kiosk/names.ts';
import type { RoomWords } from '#web/portals/kiosk/seal.ts';
import { confirmFirst } from '#web/ui/confirm.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FilterChips } from '#web/ui/FilterChips.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import type { Kind } from './ClassroomLog.tsx';
import type { ClassroomChild } from './rules.ts';
import type { Said } from './send.ts';

type Log = NonNullable<RoomWords['log']>;
type LogChoicesProps = Opened & { kind: Kind; who: readonly ClassroomChild[]; onSaid(said: Said): void };
type ChoicesProps = Pick<LogChoicesProps, 'who' | 'onSaid'>;

/** What is asked of each kind: mostly one tap, which is the whole answer. */
export function LogChoices({ kind, who, onSaid, ...opened }: LogChoicesProps) {
  const { t } = useTranslation();
  if (kind === 'note') return <NoteChoices who={who} onSaid={onSaid} {...opened} />;
  return (
    <Dialog
      {...opened}
      title={t(`activities.kinds.${kind}`)}
      description={listOf(who.map(({ firstName }) => firstName))}
    >
      <div className="grid gap-5">
        {kind === 'meal' && <MealChoices who={who} onSaid={onSaid} />}
        {kind === 'bottle' && <BottleChoices who={who} onSaid={onSaid} />}
        {kind === 'nap' && <NapChoices who={who} onSaid={onSaid} />}
        {kind === 'diaper' && <DiaperChoices who={who} onSaid={onSaid} />}
        {(kind === 'learning' || kind === 'outdoor') && <DoingChoices kind={kind} who={who} onSaid={onSaid} />}
      </div>
    </Dialog>
  );
}

/** One entry for all of them: it is one thing, and undone together. */
const ofAll = (who: readonly ClassroomChild[], log: Omit<Log, 'childIds'>): Said['entries'] => [
  { log: { ...log, childIds: who.map(({ id }) => id) } },
];

function MealChoices({ who, onSaid }: ChoicesProps) {
  const { t } = useTranslation();
  const [meal, setMeal] = useState<Meal>(() => mealAt(centerNow().time));
  const say = (amount: Amount) => {
    const text = t(`activities.meals.${meal}`);
    const what = `${text} · ${t(`activities.amounts.${amount}`)}`;
    onSaid({ kind: 'meal', what, text: what, entries: ofAll(who, { kind: 'meal', meal, amount }) });
  };
  return (
    <>
      <MayNotHave present={who} chosen={who.map(({ id }) => id)} />
      <FilterChips<Meal>
        label={t('activities.meal')}
        options={MEALS.map((value) => ({ value, label: t(`activities.meals.${value}`) }))}
        value={meal}
        onChange={setMeal}
      />
      <Field group label={t('activities.amount')}>
        <BigChoices
          label={t('activities.amount')}
          options={AMOUNTS.map((value) => ({ value, label: t(`activities.amounts.${value}`) }))}
          onChoose={say}
        />
      </Field>
    </>
  );
}

/** Quarters of an ounce that are usual: 1 to 8 ounces. */
const OUNCES = [1, 2, 3, 4, 5, 6, 7, 8];

function BottleChoices({ who, onSaid }: ChoicesProps) {
  const { t } = useTranslation();
  const [contents, setContents] = useState<BottleContents>('formula');
  const say = (ounces: string) => {
    const what = `${t(`activities.bottles.${contents}`)} · ${t('activities.ouncesShown', { ounces })}`;
    const log = { kind: 'bottle' as const, contents, quarterOunces: Number(ounces) * 4 };
    const entries = (allergensAcknowledged?: true) =>
      ofAll(who, { ...log, ...(allergensAcknowledged && { allergensAcknowledged }) });
    const named = who.flatMap(({ firstName, allergies }) => {
      const words = allergensNamed(contents.replace('-', ' '), allergies);
      return words.length > 0 ? `${firstName}: ${words.join(', ')}` : [];
    });
    if (named.length === 0) return onSaid({ kind: 'bottle', what, text: what, entries: entries() });
    return confirmFirst({
      title: t('activities.allergens.title'),
      text: named.join('; '),
      label: t('activities.allergens.confirm'),
      danger: true,
      act: () => onSaid({ kind: 'bottle', what, text: what, entries: entries(true) }),
    });
  };
  return (
    <>
      <MayNotHave present={who} chosen={who.map(({ id }) => id)} />
      <FilterChips<BottleContents>
        label={t('activities.contents')}
        options={BOTTLE_CONTENTS.map((value) => ({ value, label: t(`activities.bottles.${value}`) }))}
        value={contents}
        onChange={setContents}
      />
      <Field group label={t('activities.ounces')}>
        <BigChoices
          label={t('activities.ounces')}
          options={OUNCES.map((ounces) => ({
            value: String(ounces),
            label: t('activities.ouncesShown', { ounces: String(ounces) }),
          }))}
          onChoose={say}
        />
      </Field>
    </>
  );
}

/** Who is awake falls asleep, who sleeps wakes up: an entry each, so that each nap may end alone. */
function NapChoices({ who, onSaid }: ChoicesProps) {
  const { t } = useTranslation();
  const awake = who.filter(({ asleep }) => !asleep);
  const asleep = who.flatMap((child) => (child.asleep ? [{ childId: child.id, ...child.asleep }] : []));
  const text = t('activities.kinds.nap');
  const choose = (value: 'start' | 'end') =>
    value === 'start'
      ? onSaid({
          kind: 'nap',
          what: t('kioskRoom.fellAsleep', { count: awake.length }),
          text,
          entries: awake.map(({ id }) => ({ log: { kind: 'nap', childIds: [id] } })),
        })
      : onSaid({
          kind: 'wake',
          what: t('kioskRoom.wokeUp', { count: asleep.length }),
          text,
          entries: asleep.map((wake) => ({ wake })),
        });
  const options = [
    ...(awake.length > 0
      ? [{ value: 'start' as const, label: t('kioskRoom.fellAsleep', { count: awake.length }) }]
      : []),
    ...(asleep.length > 0 ? [{ value: 'end' as const, label: t('kioskRoom.wokeUp', { count: asleep.length }) }] : []),
  ];
  return <BigChoices label={text} options={options} onChoose={choose} />;
}

function DiaperChoices({ who, onSaid }: ChoicesProps) {
  const { t } = useTranslation();
  return (
    <BigChoices
      label={t('activities.diaper')}
      options={DIAPERS.map((value) => ({ value, label: t(`activities.diapers.${value}`) }))}
      onChoose={(diaper) => {
        const text = t(`activities.diapers.${diaper}`);
        const what = `${t('activities.kinds.diaper')} · ${text}`;
        onSaid({ kind: 'diaper', what, text, entries: ofAll(who, { kind: 'diaper', diaper }) });
      }}
    />
  );
}

function DoingChoices({ kind, who, onSaid }: ChoicesProps & { kind: 'learning' | 'outdoor' }) {
  const { t } = useTranslation();
  return (
    <BigChoices
      label={t('activities.usual')}
      options={USUAL_DOINGS[kind].map((usual) => ({ value: usual, label: t(`activities.doing.${usual}`) }))}
      onChoose={(usual) => {
        const title = t(`activities.doing.${usual}`);
        onSaid({ kind, what: title, text: title, entries: ofAll(who, { kind, title }) });
      }}
    />
  );
}

function NoteChoices({ who, onSaid, ...opened }: Omit<LogChoicesProps, 'kind'>) {
  const { t } = useTranslation();
  const [notes, setNotes] = useState('');
  const [problem, setProblem] = useState<string>();
  const what = t('activities.kinds.note');
  return (
    <FormDialog
      {...opened}
      title={what}
      submit={t('activities.saveFor', { count: who.length })}
      onSubmit={(event) => {
        event.preventDefault();
        if (notes.trim() === '') setProblem(t('activities.noNote'));
        else onSaid({ kind: 'note', what, text: what, entries: ofAll(who, { kind: 'note', notes }) });
      }}
    >
      <p className="text-ink-soft">{listOf(who.map(({ firstName }) => firstName))}</p>
      <Field label={t('common.note')} hint={t('activities.noteHint')} error={problem} required>
        <TextArea minRows={3} maxLength={2000} value={notes} onChange={(event) => setNotes(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
