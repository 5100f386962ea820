import { sql } from 'kysely';
import type { Reading } from '../../../db/open-scope.ts';
import { say } from '../../../words/say.ts';
import { isIdAsked } from '../../dashboard/analytics-scope.ts';
import { type Ask, clock, column, row, type Written } from './written.ts';

/** What was counted in the rooms, beside what was expected at that moment. */
export async function headcountSheet(reading: Reading, ask: Ask): Promise<Written> {
  const { language } = ask;
  const counts = await reading.all(countsBetween(ask));
  return {
    columns: [
      column('date', say(language, 'Date'), 'day', 3),
      column('time', say(language, 'Time'), 'time', 2),
      column('room', say(language, 'Room'), 'text', 4),
      column('counted', say(language, 'Counted'), 'number', 2),
      column('expected', say(language, 'Checked in'), 'number', 2),
      column('difference', say(language, 'Difference'), 'number', 2),
      column('by', say(language, 'Counted by'), 'text', 4),
      column('note', say(language, 'Note'), 'text', 6),
    ],
    rows: counts.map(({ date, time, room, counted, expected, countedBy, note }) =>
      row(
        [date, time, room, counted, expected, counted - expected, countedBy, note || null],
        counted === expected ? null : 'attention',
      ),
    ),
    notes: [say(language, 'Checked in is how many children the attendance showed in the room at that moment.')],
    childIds: [],
  };
}

interface Count {
  readonly date: string;
  readonly time: string;
  readonly room: string;
  readonly counted: number;
  readonly expected: number;
  readonly countedBy: string | null;
  readonly note: string;
}
const countsBetween = ({ from, to, room }: Ask) => sql<Count>`
  select (h.counted_at at time zone c.time_zone)::date as date, ${clock(sql`h.counted_at`)} as time, r.name as room,
    h.counted, h.expected, p.first_name || ' ' || p.last_name as counted_by, h.note
  from headcount h join center c on c.center_id = h.center_id
  join room r on r.center_id = h.center_id and r.id = h.room_id
  left join staff p on p.center_id = h.center_id and p.id = h.counted_by
  where h.counted_at >= ${from}::date::timestamp at time zone c.time_zone
    and h.counted_at < (${to}::date + 1)::timestamp at time zone c.time_zone
    and ${isIdAsked(room, sql.ref('h.room_id'))}
  order by h.counted_at, h.id`;
