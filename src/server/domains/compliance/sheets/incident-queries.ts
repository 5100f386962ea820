import { sql } from 'kysely';
import { located } from '#server/domains/analytics/record-queries.ts';
import { whereabouts } from '#server/domains/center/presence-queries.ts';
import { byChild, clock, isChildAsked } from './queries.ts';
import type { Ask } from './written.ts';

interface Incident {
  readonly childId: number;
  readonly date: string;
  readonly time: string;
  readonly child: string;
  readonly room: string;
  readonly description: string;
  readonly actionTaken: string;
  readonly reportedBy: string;
  readonly toldAt: string | null;
  readonly deadlines: readonly string[];
}

const moment = sql`((i.date + i.time) at time zone c.time_zone)`;

const stamp = (at: ReturnType<typeof sql>) => sql`to_char(${at} at time zone c.time_zone, 'YYYY-MM-DD HH24:MI')`;

export const incidentsBetween = (ask: Ask) => sql<Incident>`
  with ${whereabouts}, ${located(ask)}
  select i.child_id, i.date, ${clock(moment)} as time, k.first_name || ' ' || k.last_name as child, r.name as room,
    i.description, i.action_taken, s.first_name || ' ' || s.last_name as reported_by,
    ${stamp(sql`i.parent_notified_at`)} as told_at,
    array(select ${stamp(sql`(${moment} + make_interval(hours => h))`)}
      from unnest(${ask.rules.incidentDeadlines.map(({ hours }) => hours)}::int[]) with ordinality as asked (h, place)
      order by place) as deadlines
  from located l join incident i on i.id = l.id join center c on c.center_id = i.center_id
  join child k on k.center_id = i.center_id and k.id = i.child_id
  join room r on r.id = l.room_id join staff s on s.center_id = i.center_id and s.id = i.staff_id
  where ${isChildAsked(ask.childId, sql.ref('i.child_id'))}
  order by i.date, i.time, ${byChild}, i.id`;
