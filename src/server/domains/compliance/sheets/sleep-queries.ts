import { sql } from 'kysely';
import type { Room } from '#server/db/types.ts';
import { isIdAsked } from '#server/domains/analytics/whereabouts-queries.ts';
import { whereabouts } from '#server/domains/center/presence-queries.ts';
import { byChild, clock, isChildAsked } from './queries.ts';
import type { Ask } from './written.ts';

export interface Nap {
  readonly childId: number;
  readonly date: string;
  readonly child: string;
  readonly room: string;
  readonly ageGroup: Room['ageGroup'];
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
    readonly position: 'back' | 'side' | 'stomach' | null;
    readonly breathing: boolean;
    readonly note: string;
    readonly by: string;
  }[];
}

export const napsBetween = ({ from, to, room, childId }: Ask, now: Date) => sql<Nap>`
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
