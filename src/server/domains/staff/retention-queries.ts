import { sql } from 'kysely';
import { AT_ONCE, before, type Id, type Ids } from '#server/kernel/retention/queries.ts';

/** Staff who left before the first day kept, and whom no incident report that is kept names. */
export const pastStaff = (firstDay: string, zone: string) => sql<Id>`
  select s.id from staff s
  where ${before('s.removed_at', firstDay, zone)} and s.erased_at is null
    and not exists (select from incident i where i.center_id = s.center_id
      and s.id in (i.staff_id, i.recorded_by, i.parent_notified_by_staff))
  order by s.id limit ${AT_ONCE}`;

export const eraseStaff = (ids: Ids, now: Date) => sql`
  update staff set erased_at = ${now}, first_name = '–', last_name = '', phone = '', email = '', email_key = '',
    address = null, bio = null, password_hash = null, version = version + 1
  where id = any (${ids}::bigint[])`;
