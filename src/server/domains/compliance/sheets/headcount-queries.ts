import { sql } from 'kysely';
import { isIdAsked } from '#server/domains/analytics/whereabouts-queries.ts';
import { clock } from './queries.ts';
import type { Ask } from './written.ts';

interface Count {
  readonly date: string;
  readonly time: string;
  readonly room: string;
  readonly counted: number;
  readonly expected: number;
  readonly countedBy: string | null;
  readonly note: string;
}

export const countsBetween = ({ from, to, room }: Ask) => sql<Count>`
  select (h.counted_at at time zone c.time_zone)::date as date, ${clock(sql`h.counted_at`)} as time, r.name as room,
    h.counted, h.expected, p.first_name || ' ' || p.last_name as counted_by, h.note
  from headcount h join center c on c.center_id = h.center_id
  join room r on r.center_id = h.center_id and r.id = h.room_id
  left join staff p on p.center_id = h.center_id and p.id = h.counted_by
  where h.counted_at >= ${from}::date::timestamp at time zone c.time_zone
    and h.counted_at < (${to}::date + 1)::timestamp at time zone c.time_zone
    and ${isIdAsked(room, sql.ref('h.room_id'))}
  order by h.counted_at, h.id`;
