import { sql } from 'kysely';
import type { Capability } from '#contract/kernel/access.ts';
import type { ParentActor, StaffActor } from '#server/kernel/access/actor.ts';

interface StaffRow extends Omit<StaffActor, 'capabilities'> {
  /** @known roles are made of the contract's */
  readonly capabilities: Capability[];
}
/** The writer as they stand now; nobody when they have left or may not use messages any more. */
export const staffActor = (id: number) => sql<StaffRow>`
  select 'staff' as kind, s.id, s.first_name, s.last_name, r.name as role,
    array(select c.capability from role_capability c where c.center_id = s.center_id and c.role_id = s.role_id) as capabilities
  from staff s join role r on r.center_id = s.center_id and r.id = s.role_id
  where s.id = ${id} and s.removed_at is null and s.deactivated_at is null and exists (
    select from role_capability c where c.center_id = s.center_id and c.role_id = s.role_id and c.capability = 'messages')`;

export const parentActor = (id: number) => sql<ParentActor>`
  select 'parent' as kind, g.id, g.first_name, g.last_name, current_children(g.center_id, g.id) as child_ids
  from guardian g where g.id = ${id} and g.removed_at is null and g.is_active`;
