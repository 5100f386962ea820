import { type RawBuilder, sql } from 'kysely';
import type { RoomReason } from '#contract/kiosk-room.ts';
import { db } from '#server/db/sql.ts';
import { roomOfChildAt } from '#server/domains/center/presence-queries.ts';
import type { Said } from './room-rules.ts';

/** Which of these have come before, from any tablet of the center: one that was paired anew sends again what it kept. */
export const knownRoomEntries = (uuids: readonly string[]) =>
  sql<{ uuid: string }>`select uuid from room_entry where uuid = any (${uuids}::uuid[])`;

export interface NewRoomEntry {
  readonly kioskId: number;
  readonly roomId: number;
  readonly uuid: string;
  readonly sequence: number;
  readonly deviceAt: Date;
  readonly offsetMs: number;
  readonly at: Date;
  readonly receivedAt: Date;
  readonly wasOffline: boolean;
  readonly staffId: number | null;
  /** As JSON. */
  readonly words: string | null;
  readonly sealed: string | null;
  readonly outcome: 'waiting' | 'refused';
  readonly reason: RoomReason | null;
}
/** Keeps entries; one that was kept meanwhile is left as it is, and not answered. */
export const insertRoomEntries = (rows: readonly NewRoomEntry[]) =>
  db
    .insertInto('roomEntry')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['centerId', 'uuid']).doNothing())
    .returning(['id', 'uuid']);

/** Names the children of entries; of ids that are nobody's none is kept. */
export const insertEntryChildren = (rows: readonly { readonly entryId: number; readonly childId: number }[]) => sql`
  insert into room_entry_child (entry_id, child_id)
  select e.entry_id, k.id
  from unnest(${rows.map(({ entryId }) => entryId)}::bigint[], ${rows.map(({ childId }) => childId)}::bigint[]) as e (entry_id, child_id)
  join child k on k.id = e.child_id
  on conflict do nothing`;

/** What waits of these entries, and of whatever else is about the same children, the earliest first. */
export const waitingWith = (uuids: readonly string[]) => sql<{ id: number }>`
  select e.id from room_entry e
  where e.outcome = 'waiting' and (e.uuid = any (${uuids}::uuid[]) or exists (
    select from room_entry_child mine
    join room_entry_child theirs on theirs.center_id = mine.center_id and theirs.child_id = mine.child_id
    join room_entry sent on sent.center_id = theirs.center_id and sent.id = theirs.entry_id
    where mine.center_id = e.center_id and mine.entry_id = e.id and sent.uuid = any (${uuids}::uuid[])))
  order by e.at, e.kiosk_id, e.sequence, e.id`;

export interface HeldEntry {
  readonly id: number;
  readonly kioskId: number;
  readonly roomId: number;
  readonly uuid: string;
  readonly at: Date;
  readonly wasOffline: boolean;
  readonly staffId: number | null;
  readonly words: Said | null;
  readonly outcome: 'waiting' | 'refused' | 'recorded' | 'accepted' | 'dismissed';
  readonly reason: RoomReason | null;
}
/** An entry, held until the transaction ends. */
export const holdRoomEntry = (id: number) => sql<HeldEntry>`
  select id, kiosk_id, room_id, uuid, at, was_offline, staff_id, words, outcome, reason from room_entry where id = ${id} for update`;

/** The entry that waits by which the nap of this one ends. */
export const wakeOf = (batch: string, childId: number) => sql<HeldEntry>`
  select id, kiosk_id, room_id, uuid, at, was_offline, staff_id, words, outcome, reason from room_entry
  where outcome = 'waiting' and words->'wake'->>'batch' = ${batch} and (words->'wake'->>'childId')::bigint = ${childId}
  order by at, id limit 1 for update`;

/** Which of these children were in a room at a moment, or belong to it. */
export const ofRoom = (childIds: readonly number[], roomId: number, at: Date) => sql<{ id: number }>`
  select k.id from child k
  where k.id = any (${childIds}::bigint[]) and (k.room_id = ${roomId} or ${roomOfChildAt(at, sql`k`)} = ${roomId})
  order by k.id`;

export const markEntry = (id: number, outcome: 'recorded' | 'waiting' | 'refused', reason: RoomReason | null) => sql`
  update room_entry set outcome = ${outcome}, reason = ${reason}, words = case when ${outcome}::text = 'recorded' then null else words end
  where id = ${id} and outcome = 'waiting'`;

export const outcomesOfEntries = (uuids: readonly string[]) => sql<{
  uuid: string;
  isRecorded: boolean;
  reason: RoomReason | null;
}>`
  select uuid, outcome in ('recorded', 'accepted') as is_recorded, reason from room_entry where uuid = any (${uuids}::uuid[])`;

/** What staff have to see to. One that was not tried yet is none of it. */
const open = sql`(e.outcome = 'refused' or e.outcome = 'waiting' and e.reason is not null)`;

export const countOpenRoomEntries = () => sql<{ count: number }>`
  select count(*)::int as count from room_entry e where ${open}`;

export interface OpenRoomEntry {
  readonly id: number;
  readonly kiosk: string;
  readonly room: string;
  readonly at: Date;
  readonly receivedAt: Date;
  readonly wasOffline: boolean;
  readonly staffName: string | null;
  readonly children: string[];
  readonly words: Said | null;
  readonly reason: RoomReason | null;
}
export const openRoomEntries = (limit: number) => sql<OpenRoomEntry>`
  select e.id, k.name as kiosk, r.name as room, e.at, e.received_at, e.was_offline, ${staffName} as staff_name,
    coalesce((select json_agg(c.first_name || ' ' || c.last_name order by c.first_name, c.id)
      from room_entry_child w join child c on c.center_id = w.center_id and c.id = w.child_id
      where w.center_id = e.center_id and w.entry_id = e.id), '[]') as children,
    e.words, e.reason
  from room_entry e join kiosk k on k.center_id = e.center_id and k.id = e.kiosk_id
  join room r on r.center_id = e.center_id and r.id = e.room_id
  where ${open} order by e.at, e.id limit ${limit}`;

const staffName: RawBuilder<string | null> = sql`(
  select s.first_name || ' ' || s.last_name from staff s where s.center_id = e.center_id and s.id = e.staff_id)`;

export const closeRoomEntry = (
  id: number,
  { outcome, at, by, note }: { outcome: 'accepted' | 'dismissed'; at: Date; by: number | null; note: string | null },
) => sql`
  update room_entry set outcome = ${outcome}, closed_at = ${at}, closed_by = ${by}, closing_note = ${note}, words = null, sealed = null
  where id = ${id} and outcome in ('waiting', 'refused')`;
