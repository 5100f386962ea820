import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages.ts';
import type { Reading } from '../../../db/open-scope.ts';
import { say } from '../../../words/say.ts';
import { isIdAsked, whereabouts } from '../../dashboard/analytics-scope.ts';
import { minutesBefore } from '../sleep-rules.ts';
import { type Ask, byChild, childrenOf, clock, column, isChildAsked, type Row, row, type Written } from './written.ts';

/** Every look at a sleeping child with the minutes since the one before; longer than the rules ask for is flagged. */
export async function sleepSheet(reading: Reading, ask: Ask): Promise<Written> {
  const { language, rules } = ask;
  const naps = await reading.all(napsBetween(ask, reading.now));
  const { sleepCheckMinutes: minutes, sleepCheckGroups: groups } = rules;
  const mostFor = ({ ageGroup }: Nap) =>
    groups === null || groups.some((group) => group === ageGroup) ? minutes : null;
  return {
    columns: [
      column('date', say(language, 'Date'), 'day', 3),
      column('child', say(language, 'Child'), 'text', 4),
      column('room', say(language, 'Room'), 'text', 3),
      column('begins', say(language, 'Asleep from'), 'time', 2),
      column('time', say(language, 'Time'), 'time', 2),
      column('what', say(language, 'What'), 'text', 4),
      column('since', say(language, 'Minutes since the last look'), 'number', 2),
      column('by', say(language, 'By'), 'text', 3),
      column('note', say(language, 'Note'), 'text', 4),
    ],
    rows: naps.flatMap((nap) => rowsOf(language, nap, mostFor(nap))),
    notes: [
      ...(minutes === null ? [] : [flaggedIn(language, minutes, groups)]),
      say(language, 'The time of a look is the server’s own, never one that was typed.'),
    ],
    childIds: childrenOf(naps),
  };
}

const flaggedIn = (language: Language, minutes: number, groups: readonly string[] | null) =>
  groups?.length === 1 && groups[0] === 'infants'
    ? say(language, 'In rooms of infants, more than {{minutes}} minutes without a look are flagged.', { minutes })
    : say(language, 'More than {{minutes}} minutes without a look are flagged.', { minutes });

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
    const note = [check.breathing ? null : say(language, 'Breathing not normal'), check.note || null];
    return row(
      [...who, check.time, what, gap ?? null, check.by, note.filter((part) => part !== null).join(' · ') || null],
      isLong(gap) || !check.breathing ? 'attention' : null,
    );
  });
  const last = end ? gaps.at(-1) : undefined;
  const ending = nap.endedAt
    ? say(language, 'Woke up')
    : nap.runsUntil
      ? say(language, 'Still asleep')
      : say(language, 'End not recorded');
  return [
    ...looks,
    row([...who, nap.ends, ending, last ?? null, nap.endedBy, null], isLong(last) || !end ? 'attention' : null),
  ];
}

function positionIn(language: Language, position: 'back' | 'side' | 'stomach'): string {
  if (position === 'back') return say(language, 'Looked at: on the back');
  return position === 'side' ? say(language, 'Looked at: on the side') : say(language, 'Looked at: on the stomach');
}

interface Nap {
  readonly childId: number;
  readonly date: string;
  readonly child: string;
  readonly room: string;
  readonly ageGroup: string | null;
  readonly at: Date;
  readonly begins: string;
  readonly endedAt: Date | null;
  readonly ends: string | null;
  readonly endedBy: string | null;
  /** Of a nap of today that goes on: now. */
  readonly runsUntil: Date | null;
  readonly checks: readonly {
    readonly at: string;
    readonly time: string;
    readonly position: 'back' | 'side' | 'stomach';
    readonly breathing: boolean;
    readonly note: string;
    readonly by: string;
  }[];
}
const napsBetween = ({ from, to, room, childId }: Ask, now: Date) => sql<Nap>`
  with ${whereabouts}
  select a.child_id, a.date, k.first_name || ' ' || k.last_name as child, r.name as room, r.age_group, a.at, ${clock(sql`a.at`)} as begins,
    a.ended_at, ${clock(sql`a.ended_at`)} as ends, e.first_name || ' ' || e.last_name as ended_by,
    case when a.ended_at is null and a.date = (${now}::timestamptz at time zone c.time_zone)::date then ${now}::timestamptz end as runs_until,
    coalesce((select json_agg(json_build_object('at', n.at, 'time', ${clock(sql`n.at`)}, 'position', n.position,
        'breathing', n.breathing_normal, 'note', n.note, 'by', s.first_name || ' ' || s.last_name) order by n.at, n.id)
      from nap_check n join staff s on s.center_id = n.center_id and s.id = n.staff_id
      where n.center_id = a.center_id and n.activity_id = a.id), '[]') as checks
  from activity a join center c on c.center_id = a.center_id
  join whereabouts w on w.child_id = a.child_id and a.at >= w.since and a.at < w.until
  join child k on k.center_id = a.center_id and k.id = a.child_id
  join room r on r.center_id = a.center_id and r.id = w.room_id
  left join staff e on e.center_id = a.center_id and e.id = a.ended_by
  where a.date between ${from}::date and ${to}::date and a.kind = 'nap' and a.undone_at is null
    and ${isIdAsked(room, sql.ref('w.room_id'))} and ${isChildAsked(childId, sql.ref('a.child_id'))}
  order by a.date, ${byChild}, a.at, a.id`;
