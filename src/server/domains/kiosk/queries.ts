import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import { roomOfChildAt } from '#server/domains/center/presence-queries.ts';
import { guardianRight, pickupRight } from './event-queries.ts';
import type { Right } from './rules.ts';

export const guardianName = (id: number) => sql<{ firstName: string; lastName: string }>`
  select first_name, last_name from guardian where id = ${id} and removed_at is null`;

export const pickupPersonName = (id: number) => sql<{ firstName: string; lastName: string }>`
  select first_name, last_name from pickup_person where id = ${id}`;

/** A child at the kiosk, and what whoever stands there may do with it. */
export interface ChildAtKiosk extends Omit<Right, 'startedAt' | 'endedAt' | 'isRemoved'> {
  readonly isHere: boolean;
  /** Where a child who is here is, if not in its own room; told to guardians (kiosk-13). */
  readonly roomNow: string | null;
}
const isHere = (today: string) => sql`exists (select from attendance a
  where a.center_id = k.center_id and a.child_id = k.id and a.date = ${today}::date and a.check_in is not null and a.check_out is null)`;

/** The children a guardian has a right over now, and whether and where they are here. */
export const ofGuardian = (guardianId: number, today: string, now: Date) => sql<ChildAtKiosk>`
  select ${guardianRight}, ${isHere(today)} as is_here, case when ${isHere(today)} then (
      select r.name from room r where r.center_id = k.center_id and r.id = ${roomOfChildAt(now, sql`k`)} and r.id <> k.room_id) end as room_now
  from guardianship w join child k on k.center_id = w.center_id and k.id = w.child_id
  where w.guardian_id = ${guardianId} and w.ended_at is null and k.removed_at is null
  order by k.date_of_birth, k.id`;

/** The children whom a pickup person may bring or collect as things stand, and whether they are here. */
export const ofPickupPerson = (pickupPersonId: number, today: string) => sql<ChildAtKiosk & { name: string }>`
  select ${pickupRight}, ${isHere(today)} as is_here, null::text as room_now
  from pickup_child w join pickup_person p on p.center_id = w.center_id and p.id = w.pickup_person_id and p.state = 'accepted'
  join child k on k.center_id = w.center_id and k.id = w.child_id
  where w.pickup_person_id = ${pickupPersonId} and w.ended_at is null and k.removed_at is null
  order by k.date_of_birth, k.id`;

interface NewKioskCode {
  readonly kioskId: number;
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}
export const insertKioskCode = (row: NewKioskCode) => db.insertInto('kioskCode').values(row).returning('id');

export const deleteKioskCodes = (kioskId: number, before: Date) =>
  db.deleteFrom('kioskCode').where('kioskId', '=', kioskId).where('createdAt', '<', before);

/** Confirmed, by somebody whose account still is, and not told to the kiosk yet. */
export const takeKioskCode = (id: number, kioskId: number, now: Date) => sql<{ guardianId: number }>`
  update kiosk_code c set taken_at = ${now} from guardian g
  where c.id = ${id} and c.kiosk_id = ${kioskId} and c.taken_at is null and c.confirmed_at is not null
    and g.center_id = c.center_id and g.id = c.guardian_id and g.is_active and g.removed_at is null
  returning c.guardian_id`;

export const shownCode = (tokenHash: Buffer, now: Date) => sql<{ kiosk: string }>`
  select k.name as kiosk from kiosk_code c join kiosk k on k.center_id = c.center_id and k.id = c.kiosk_id
  where c.token_hash = ${tokenHash} and c.expires_at > ${now} and c.confirmed_at is null and k.revoked_at is null`;

export const confirmKioskCode = (tokenHash: Buffer, guardianId: number, now: Date) => sql<{ kioskId: number }>`
  update kiosk_code c set guardian_id = ${guardianId}, confirmed_at = ${now} from kiosk k
  where c.token_hash = ${tokenHash} and c.expires_at > ${now} and c.confirmed_at is null
    and k.center_id = c.center_id and k.id = c.kiosk_id and k.revoked_at is null
  returning c.kiosk_id`;

export interface KioskRow {
  readonly id: number;
  readonly name: string;
  readonly room: string | null;
  readonly createdAt: Date;
  readonly pairedAt: Date | null;
  readonly pairingExpiresAt: Date;
  readonly lastSeenAt: Date | null;
  readonly unsent: number;
  readonly revokedAt: Date | null;
}
/**
 * Kiosks that are paired or wait for it, and those unpaired whose entries are still missing; of the others the newest. One is unpaired
 * with its room.
 */
export const kiosks = (now: Date) => sql<KioskRow>`
  select id, name, room, created_at, paired_at, pairing_expires_at, last_seen_at, unsent, revoked_at from (
    select k.id, k.name, r.name as room, k.created_at, k.paired_at, k.pairing_expires_at, k.last_seen_at, k.unsent,
      coalesce(k.revoked_at, r.removed_at) as revoked_at
    from kiosk k left join room r on r.center_id = k.center_id and r.id = k.room_id) k
  where revoked_at is null and (paired_at is not null or pairing_expires_at > ${now})
    or paired_at is not null and (unsent > 0 or revoked_at > ${now}::timestamptz - interval '90 days')
  order by revoked_at is not null, name, id`;

export const insertKiosk = (row: {
  name: string;
  roomId: number | null;
  pairingHash: Buffer;
  pairingExpiresAt: Date;
  createdAt: Date;
  createdBy: number | null;
}) => db.insertInto('kiosk').values(row).returning('id');

export const pairKiosk = (pairingHash: Buffer, tokenHash: Buffer, now: Date) =>
  sql<{
    centerId: number;
    kioskId: number;
    name: string;
  }>`select * from pair_kiosk(${pairingHash}, ${tokenHash}, ${now})`;

export const noteUnsentOf = (tokenHash: Buffer, unsent: number, now: Date) => sql<{ centerId: number | null }>`
  select note_unsent(${tokenHash}, ${unsent}, ${now}) as center_id`;

export const revokeKiosk = (id: number, now: Date, by: number | null) =>
  db
    .updateTable('kiosk')
    .set({ revokedAt: now, revokedBy: by, pairingHash: null })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .returning('id');

/** Since when wrong PINs at a kiosk count; null: since ever. */
export const triesFrom = (id: number) => sql<{ triesFrom: Date | null }>`
  select tries_from from kiosk where id = ${id}`;

/** Notes until when somebody waits at a kiosk; `isNew`: nobody did. */
export const holdKiosk = (id: number, until: Date, now: Date) => sql<{ isNew: boolean }>`
  update kiosk k set held_until = greatest(k.held_until, ${until}::timestamptz)
  from (select held_until from kiosk where id = ${id} for update) before where k.id = ${id}
  returning coalesce(before.held_until <= ${now}, true) as is_new`;

export const heldKiosks = (now: Date) => sql<{ id: number; name: string; until: Date }>`
  select id, name, held_until as until from kiosk where held_until > ${now} and revoked_at is null order by name, id`;

/** Ends the wait at a kiosk. What failed before counts no more, even what failed since a lift at the same moment. */
export const liftKiosk = (id: number, now: Date) => sql<{ id: number }>`
  update kiosk set held_until = null, tries_from = greatest(${now}::timestamptz, tries_from + interval '1 millisecond')
  where id = ${id} and revoked_at is null returning id`;

/** What a kiosk says waits on it. */
export const setUnsent = (id: number, unsent: number) =>
  db.updateTable('kiosk').set({ unsent }).where('id', '=', id).where('unsent', '!=', unsent);

export const kioskSettings = () => sql<{
  asksHealth: boolean;
  healthQuestion: string | null;
  centerName: string;
  isDemo: boolean;
}>`
  select kiosk_asks_health as asks_health, kiosk_health_question as health_question, name as center_name, is_demo
  from center`;

export const setKioskSettings = (asksHealth: boolean, healthQuestion: string | null) =>
  db.updateTable('center').set({ kioskAsksHealth: asksHealth, kioskHealthQuestion: healthQuestion });

export const newestKey = () => sql<{ id: number; publicKey: Buffer }>`
  select id, public_key from kiosk_key order by id desc limit 1`;
export const lockKeys = () => sql`select pg_advisory_xact_lock(hashtextextended('kiosk key', app_center()))`;
export const insertKey = (publicKey: Buffer, privateSealed: Buffer, createdAt: Date) =>
  db.insertInto('kioskKey').values({ publicKey, privateSealed, createdAt }).returning(['id', 'publicKey']);
export const privateKeys = (ids: readonly number[]) => sql<{ id: number; privateSealed: Buffer }>`
  select id, private_sealed from kiosk_key where id = any (${ids}::bigint[])`;
