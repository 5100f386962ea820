import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';

/** PINs of these members of staff; one who left is known by theirs, and refused for having left. */
export const staffPinsOf = (ids: readonly number[]) => sql<{ who: number; pinHash: string }>`
  select staff_id as who, pin_hash from staff_pin where staff_id = any (${ids}::bigint[]) order by staff_id`;

/** The PINs that go with these last four digits of staff's phone numbers. */
export const staffPinsByPhone = (digits: readonly string[]) => sql<{
  who: number;
  phoneDigits: string;
  pinHash: string;
}>`
  select p.staff_id as who, right(regexp_replace(s.phone, '\\D', '', 'g'), 4) as phone_digits, p.pin_hash
  from staff_pin p join staff s on s.center_id = p.center_id and s.id = p.staff_id
  where s.removed_at is null and right(regexp_replace(s.phone, '\\D', '', 'g'), 4) = any (${digits}::text[])
  order by p.staff_id`;

export const staffPinSetAt = (staffId: number) => sql<{ setAt: Date }>`
  select set_at from staff_pin where staff_id = ${staffId}`;

export const keepStaffPin = (staffId: number, pinHash: string, at: Date) => sql`
  insert into staff_pin (staff_id, pin_hash, set_at) values (${staffId}, ${pinHash}, ${at})
  on conflict (center_id, staff_id) do update set pin_hash = excluded.pin_hash, set_at = excluded.set_at`;

export const deleteStaffPin = (staffId: number) => db.deleteFrom('staffPin').where('staffId', '=', staffId);

/** Everybody who works here, and whether they have a PIN. */
export const staffWithPins = () => sql<{ staffId: number; name: string; setAt: Date | null }>`
  select s.id as staff_id, s.first_name || ' ' || s.last_name as name, p.set_at
  from staff s left join staff_pin p on p.center_id = s.center_id and p.staff_id = s.id
  where s.removed_at is null order by s.first_name collate "und-x-icu", s.last_name collate "und-x-icu", s.id`;

export interface WriterRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly hasPin: boolean;
}
/** Who may record activities, those of a room first. */
export const writersFor = (roomId: number) => sql<WriterRow>`
  select s.id, s.first_name, s.last_name, p.staff_id is not null as has_pin
  from staff s left join staff_pin p on p.center_id = s.center_id and p.staff_id = s.id
  where s.removed_at is null and s.deactivated_at is null and exists (
    select from role_capability c where c.center_id = s.center_id and c.role_id = s.role_id and c.capability = 'activities.record')
  order by s.room_id is distinct from ${roomId}, s.first_name collate "und-x-icu", s.last_name collate "und-x-icu", s.id`;

/** Somebody who works here now, with what their role may do. */
export const writerById = (id: number) => sql<{
  id: number;
  firstName: string;
  lastName: string;
  role: string;
  capabilities: string[];
}>`
  select s.id, s.first_name, s.last_name, r.name as role,
    array(select c.capability from role_capability c where c.center_id = s.center_id and c.role_id = s.role_id) as capabilities
  from staff s join role r on r.center_id = s.center_id and r.id = s.role_id
  where s.id = ${id} and s.removed_at is null and s.deactivated_at is null`;
