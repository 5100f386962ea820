import type { Language } from '#contract/kernel/languages.ts';
import type { Reading } from '#server/db/open-scope.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { minutesBefore } from '../sleep-rules.ts';
import { type Nap, napsBetween } from './sleep-queries.ts';
import { type Ask, childrenOf, column, type Row, row, type Written } from './written.ts';

/** Every look at a sleeping child with the minutes since the one before; longer than the rules ask for is flagged. */
export async function sleepSheet(reading: Reading, ask: Ask): Promise<Written> {
  const { language, rules } = ask;
  const naps = await reading.all(napsBetween(ask, reading.now));
  const { sleepCheckMinutes: minutes, sleepCheckGroups: groups } = rules;
  const mostFor = ({ ageGroup }: Nap) =>
    groups === null || groups.some((group) => group === ageGroup) ? minutes : null;
  return {
    columns: [
      column('date', translate(language, 'Date'), 'day', 3),
      column('child', translate(language, 'Child'), 'text', 4),
      column('room', translate(language, 'Room'), 'text', 3),
      column('begins', translate(language, 'Asleep from'), 'time', 3),
      column('time', translate(language, 'Time'), 'time', 3),
      column('what', translate(language, 'What'), 'text', 4),
      column('since', translate(language, 'Minutes since the last look'), 'number', 2),
      column('by', translate(language, 'By'), 'text', 3),
      column('note', translate(language, 'Note'), 'text', 4),
    ],
    rows: naps.flatMap((nap) => rowsOf(language, nap, mostFor(nap))),
    notes: [
      ...(minutes === null ? [] : [flaggedIn(language, minutes, groups)]),
      translate(language, 'The time of a look is the server’s own, never one that was typed.'),
    ],
    childIds: childrenOf(naps),
  };
}

const flaggedIn = (language: Language, minutes: number, groups: readonly string[] | null) =>
  groups?.length === 1 && groups[0] === 'infants'
    ? translate(language, 'In rooms of infants, more than {{minutes}} minutes without a look are flagged.', { minutes })
    : translate(language, 'More than {{minutes}} minutes without a look are flagged.', { minutes });

function rowsOf(language: Language, nap: Nap, most: number | null): Row[] {
  const end = nap.endedAt ?? nap.runsUntil;
  const gaps = minutesBefore(
    nap.at,
    nap.checks.map(({ at }) => new Date(at)),
    end,
  );
  const isLong = (gap: number | undefined) => most !== null && gap !== undefined && gap > most;
  const who = [nap.date, nap.child, nap.room, nap.begins];
  const looks = nap.checks.map((check, n) => {
    const gap = gaps[n];
    const what = positionIn(language, check.position);
    const note = [check.breathing ? null : translate(language, 'Breathing not normal'), check.note || null];
    return row(
      [...who, check.time, what, gap ?? null, check.by, note.filter((part) => part !== null).join(' · ') || null],
      isLong(gap) || !check.breathing ? 'attention' : null,
    );
  });
  const last = end ? gaps.at(-1) : undefined;
  const ending = nap.endedAt
    ? translate(language, 'Woke up')
    : nap.runsUntil
      ? translate(language, 'Still asleep')
      : translate(language, 'End not recorded');
  return [
    ...looks,
    row([...who, nap.ends, ending, last ?? null, nap.endedBy, null], isLong(last) || !end ? 'attention' : null),
  ];
}

function positionIn(language: Language, position: Nap['checks'][number]['position']): string {
  if (position === null) return translate(language, 'Looked at');
  if (position === 'back') return translate(language, 'Looked at: on the back');
  return position === 'side'
    ? translate(language, 'Looked at: on the side')
    : translate(language, 'Looked at: on the stomach');
}
