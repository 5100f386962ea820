import { sql } from 'kysely';
import type { ADDRESS_KINDS } from '#contract/messages.ts';

/** Where a staff member stands: the room of children they belong to, and whether they are the office. */
export const senderRightsOf = (staffId: number) => sql<{
  roomId: number | null;
  roomName: string | null;
  isOffice: boolean;
}>`
  select r.id as room_id, r.name as room_name, exists (
    select from role_capability c where c.center_id = s.center_id and c.role_id = s.role_id
      and c.capability in ('messages.office', 'center.manage')) as is_office
  from staff s left join room r on r.center_id = s.center_id and r.id = s.room_id
    and r.removed_at is null and r.age_group is not null
  where s.id = ${staffId}`;

export interface AddresseeRow {
  /** @known family_addressees names no others */
  readonly kind: (typeof ADDRESS_KINDS)[number];
  readonly id: number | null;
  readonly name: string;
  readonly detail: string | null;
}

const usesMessages = sql`exists (select from role_capability c where c.center_id = s.center_id and c.role_id = s.role_id and c.capability = 'messages')`;
const hasAccount = sql`g.removed_at is null and g.is_active and g.registered_at is not null`;

/** Everybody a staff member can write to: rooms and their families, colleagues, children's families, and guardians with an account. */
export const staffAddressees = (self: number) => sql<AddresseeRow & { readonly id: number }>`
  select 'room' as kind, r.id, r.name, null::text as detail from room r where r.removed_at is null
    and exists (select from staff s where s.center_id = r.center_id and s.room_id = r.id and s.removed_at is null)
  union all
  select 'room-families', r.id, r.name, null from room r where r.removed_at is null
    and exists (select from child k where k.center_id = r.center_id and k.room_id = r.id and k.removed_at is null)
  union all
  select 'staff', s.id, s.first_name || ' ' || s.last_name, o.name
  from staff s join role o on o.center_id = s.center_id and o.id = s.role_id
  where s.removed_at is null and s.deactivated_at is null and s.id <> ${self} and ${usesMessages}
  union all
  select 'family', k.id, k.first_name || ' ' || k.last_name, r.name
  from child k join room r on r.center_id = k.center_id and r.id = k.room_id
  where k.removed_at is null and exists (
    select from guardianship w join guardian g on g.center_id = w.center_id and g.id = w.guardian_id and ${hasAccount}
    where w.center_id = k.center_id and w.child_id = k.id and w.ended_at is null)
  union all
  select 'guardian', g.id, g.first_name || ' ' || g.last_name, string_agg(k.first_name || ' ' || k.last_name, ', ' order by k.first_name, k.id)
  from guardian g
  join guardianship w on w.center_id = g.center_id and w.guardian_id = g.id and w.ended_at is null
  join child k on k.center_id = w.center_id and k.id = w.child_id and k.removed_at is null
  where ${hasAccount} group by g.center_id, g.id, g.first_name, g.last_name
  order by 1, 3, 2`;

export const familyAddressees = () =>
  sql<AddresseeRow>`select kind, id, name, detail from family_addressees() order by kind, name, id`;

/** The children, still enrolled, of whom these are guardians with an account now. */
export const childrenOfGuardians = (ids: readonly number[]) => sql<{ guardianId: number; childIds: number[] }>`
  select g.id as guardian_id, array_agg(k.id order by k.id) as child_ids
  from guardian g
  join guardianship w on w.center_id = g.center_id and w.guardian_id = g.id and w.ended_at is null
  join child k on k.center_id = w.center_id and k.id = w.child_id and k.removed_at is null
  where g.id = any (${ids}::bigint[]) and ${hasAccount} group by g.id`;

/** How many of the ids are children enrolled, rooms in use, and staff who use messages. */
export const knownAddressees = (ids: Readonly<Record<'children' | 'rooms' | 'staff', readonly number[]>>) => sql<{
  children: number;
  rooms: number;
  staff: number;
}>`
  select (select count(*)::int from child where id = any (${ids.children}::bigint[]) and removed_at is null) as children,
    (select count(*)::int from room where id = any (${ids.rooms}::bigint[]) and removed_at is null) as rooms,
    (select count(*)::int from staff s where id = any (${ids.staff}::bigint[]) and removed_at is null and deactivated_at is null
       and ${usesMessages}) as staff`;
