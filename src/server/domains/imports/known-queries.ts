import { sql } from 'kysely';
import { lastEnrollment } from '#server/domains/children/enrolled-queries.ts';
import { pickupInAFile } from '#server/domains/pickup-people/queries.ts';
import type { KnownChild, KnownGuardian } from './reading/plan.ts';

export const knownChildren = () => sql<Omit<KnownChild, 'file'>>`
  select k.id, k.version, k.first_name, k.last_name, k.date_of_birth, r.name as room, k.allergies, k.emergency_contact, t.starts_on as enrolled_on,
    t.ends_on as leaves_on,
    k.parent_name, k.parent_phone, k.parent_email, k.parent_drivers_license, k.relationship, a.weekdays, a.pickup,
    ${pickupInAFile(sql`k`)} as entered_pickup
  from child k join room r on r.center_id = k.center_id and r.id = k.room_id
  cross join lateral ${lastEnrollment()} t
  left join import_aside a on a.center_id = k.center_id and a.child_id = k.id
  where k.removed_at is null order by k.id`;

export const knownGuardians = () => sql<KnownGuardian>`
  select g.id, g.first_name, g.last_name, g.email, g.phone_number,
    coalesce(array_agg(s.child_id) filter (where s.child_id is not null), '{}') as child_ids
  from guardian g left join guardianship s on s.center_id = g.center_id and s.guardian_id = g.id and s.ended_at is null
  where g.removed_at is null group by g.center_id, g.id order by g.id`;
