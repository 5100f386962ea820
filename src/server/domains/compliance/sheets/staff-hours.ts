import { sql } from 'kysely';
import type { Reading } from '../../../db/open-scope.ts';
import { say } from '../../../words/say.ts';
import { isIdAsked } from '../../dashboard/analytics-scope.ts';
import { type Ask, clock, column, minutesBetween, row, type Written } from './written.ts';

/** Everybody's time on duty, day by day, and what it comes to. A duty over midnight counts for both days. */
export async function staffHoursSheet(reading: Reading, ask: Ask): Promise<Written> {
  const { language } = ask;
  const parts = await reading.all(dutyBetween(ask, reading.now));
  const rows = [...Map.groupBy(parts, ({ staffId }) => staffId).values()].flatMap((own) => {
    const sum = own.reduce((minutes, part) => minutes + part.minutes, 0);
    const name = own[0]?.name ?? '';
    return [
      ...own.map(({ date, begins, ends, minutes, isOpen }) =>
        row(
          [name, date, begins, ends, minutes, isOpen ? say(language, 'Still on duty') : null],
          isOpen ? 'notice' : null,
        ),
      ),
      row([name, null, null, null, sum, say(language, 'Total of these days')], 'sum'),
    ];
  });
  return {
    columns: [
      column('name', say(language, 'Staff member'), 'text', 5),
      column('date', say(language, 'Date'), 'day', 3),
      column('from', say(language, 'From'), 'time', 2),
      column('until', say(language, 'Until'), 'time', 2),
      column('time', say(language, 'Time on duty'), 'duration', 2),
      column('note', say(language, 'Note'), 'text', 4),
    ],
    rows,
    notes: [say(language, 'The time that passed is counted, also on days on which clocks change.')],
    childIds: [],
  };
}

interface Part {
  readonly staffId: number;
  readonly name: string;
  readonly date: string;
  readonly begins: string;
  readonly ends: string;
  readonly minutes: number;
  readonly isOpen: boolean;
}
const dutyBetween = ({ from, to, room }: Ask, now: Date) => sql<Part>`
  with part as (
    select d.staff_id, day::date as date,
      greatest(d.started_at, day at time zone c.time_zone) as begins,
      least(coalesce(d.ended_at, ${now}), (day + interval '1 day') at time zone c.time_zone) as ends,
      d.ended_at is null and ${now} < (day + interval '1 day') at time zone c.time_zone as is_open
    from staff_duty d join center c on c.center_id = d.center_id
    cross join generate_series(
      greatest((d.started_at at time zone c.time_zone)::date, ${from}::date)::timestamp,
      least((coalesce(d.ended_at, ${now}) at time zone c.time_zone)::date, ${to}::date)::timestamp, interval '1 day') as day
    where d.started_at < (${to}::date + 1)::timestamp at time zone c.time_zone
      and (d.ended_at > ${from}::date::timestamp at time zone c.time_zone or d.ended_at is null)
      and d.started_at <= ${now})
  select p.staff_id, s.first_name || ' ' || s.last_name as name, p.date, ${clock(sql`p.begins`)} as begins,
    ${clock(sql`p.ends`)} as ends, ${minutesBetween(sql`p.begins`, sql`p.ends`)} as minutes, p.is_open
  from part p join staff s on s.id = p.staff_id join center c on c.center_id = s.center_id
  where p.ends > p.begins and ${isIdAsked(room, sql.ref('s.room_id'))}
  order by s.last_name collate "und-x-icu", s.first_name collate "und-x-icu", s.id, p.begins`;
