import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import type { Caller } from './rules.ts';

export interface PinHolder {
  readonly who: Caller;
  readonly pinHash: string;
}

/** Guardians and pickup people whose phone number ends in these digits, and who have a PIN. */
export const pinHolders = (digits: readonly string[]) => sql<PinHolder & { phoneDigits: string }>`
  select json_build_object('guardianId', g.guardian_id, 'pickupPersonId', g.pickup_person_id) as who, g.pin_hash, ${lastFour} as phone_digits
  from (
    select g.id as guardian_id, null::bigint as pickup_person_id, g.phone_number, p.pin_hash
    from guardian_pin p join guardian g on g.center_id = p.center_id and g.id = p.guardian_id where g.removed_at is null
    union all
    select null, g.id, g.phone_number, p.pin_hash
    from pickup_pin p join pickup_person g on g.center_id = p.center_id and g.id = p.pickup_person_id) g
  where ${lastFour} = any (${digits}::text[]) order by g.guardian_id, g.pickup_person_id`;

const lastFour = sql`right(regexp_replace(coalesce(g.phone_number, ''), '[^0-9]', '', 'g'), 4)`;

export const guardianPhone = (id: number) => sql<{ phoneNumber: string | null; setAt: Date | null }>`
  select g.phone_number, p.set_at from guardian g
  left join guardian_pin p on p.center_id = g.center_id and p.guardian_id = g.id
  where g.id = ${id} and g.removed_at is null`;

export const keepPin = (guardianId: number, pinHash: string, at: Date, isAtKiosk: boolean) => sql`
  insert into guardian_pin (guardian_id, pin_hash, set_at, set_at_kiosk) values (${guardianId}, ${pinHash}, ${at}, ${isAtKiosk})
  on conflict (center_id, guardian_id) do update set
    pin_hash = excluded.pin_hash, set_at = excluded.set_at, set_at_kiosk = excluded.set_at_kiosk`;

export const pickupPersonPhone = (id: number) => sql<{ phoneNumber: string | null }>`
  select phone_number from pickup_person where id = ${id} and state = 'accepted'`;

export const keepPickupPin = (pickupPersonId: number, pinHash: string, at: Date) => sql`
  insert into pickup_pin (pickup_person_id, pin_hash, set_at) values (${pickupPersonId}, ${pinHash}, ${at})
  on conflict (center_id, pickup_person_id) do update set pin_hash = excluded.pin_hash, set_at = excluded.set_at`;

export const deletePickupPin = (pickupPersonId: number) =>
  db.deleteFrom('pickupPin').where('pickupPersonId', '=', pickupPersonId);

export const deletePin = (guardianId: number) => db.deleteFrom('guardianPin').where('guardianId', '=', guardianId);

/** Of two who choose a PIN at one moment, one comes after the other. */
export const lockPins = () => sql`select pg_advisory_xact_lock(hashtextextended('kiosk pins', app_center()))`;

/** Guardians of children enrolled now, and whether they have a PIN. */
export const guardiansWithPins = () => sql<{
  guardianId: number;
  name: string;
  children: string[];
  childIds: number[];
  phoneNumber: string | null;
  setAt: Date | null;
}>`
  select g.id as guardian_id, g.first_name || ' ' || g.last_name as name, g.phone_number, p.set_at,
    array_agg(k.first_name || ' ' || k.last_name order by k.first_name, k.id) as children,
    array_agg(k.id order by k.first_name, k.id) as child_ids
  from guardian g
  join guardianship w on w.center_id = g.center_id and w.guardian_id = g.id and w.ended_at is null
  join child k on k.center_id = w.center_id and k.id = w.child_id and k.removed_at is null
  left join guardian_pin p on p.center_id = g.center_id and p.guardian_id = g.id
  where g.removed_at is null
  group by g.id, g.first_name, g.last_name, g.phone_number, p.set_at
  order by g.first_name, g.last_name, g.id`;
