import { sql } from 'kysely';

export const isHealthNote = sql`e.health and e.direction = 'in' and (e.guardian_id is not null or e.pickup_person_id is not null)`;

/** Notes on health that came with what was signed between two moments, one for each enrolled child. */
export const healthNotices = (from: Date, to: Date) => sql<{
  id: number;
  childId: number;
  text: string;
  reportedBy: string;
  reportedAt: Date;
}>`
  select distinct e.id, k.id as child_id, coalesce(e.health_note, '') as text, e.at as reported_at,
    coalesce(g.first_name || ' ' || g.last_name, p.first_name || ' ' || p.last_name, '–') as reported_by
  from kiosk_entry e
  join kiosk_move m on m.center_id = e.center_id and m.event_id = e.id and m.outcome <> 'dismissed'
  join child k on k.center_id = m.center_id and k.id = m.child_id and k.removed_at is null
  left join guardian g on g.center_id = e.center_id and g.id = e.guardian_id
  left join pickup_person p on p.center_id = e.center_id and p.id = e.pickup_person_id
  where e.at >= ${from} and e.at < ${to} and ${isHealthNote} order by e.at, e.id, k.id`;
