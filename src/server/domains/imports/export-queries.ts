import { sql } from 'kysely';
import { pickupInAFile } from '#server/domains/pickup-people/queries.ts';

export const guardianLines = () => sql<object>`
  select g.first_name, g.last_name, g.email, g.phone_number, g.address, s.relationship, s.may_pick_up,
    k.first_name as child_first_name, k.last_name as child_last_name, k.date_of_birth as child_date_of_birth
  from guardianship s
  join guardian g on g.center_id = s.center_id and g.id = s.guardian_id
  join child k on k.center_id = s.center_id and k.id = s.child_id
  where s.ended_at is null and g.removed_at is null and k.removed_at is null
  order by k.id, s.id`;

/** The pickup people of each child who hold, as a file says them; null: none. */
export const pickupLines = () => sql<{ childId: number; pickup: string | null }>`
  select k.id as child_id, ${pickupInAFile(sql`k`)} as pickup from child k where k.removed_at is null`;
