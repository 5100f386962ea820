import { sql } from 'kysely';
import type { StaffFunction } from '#contract/presence-choices.ts';
import { countsFor, roomOfChildAt, staffPlacedAt } from '#server/domains/center/presence-queries.ts';
import { isHere } from '#server/domains/center/ratio-queries.ts';

/** Children who are here, and not in the room to which they belong. */
export const childrenElsewhere = (today: string, now: Date) => sql<{ childId: number; roomId: number }>`
  select child_id, room_id from (
    select a.child_id, k.room_id as own, ${roomOfChildAt(now, sql`k`)} as room_id
    from attendance a join child k on k.center_id = a.center_id and k.id = a.child_id
    where ${isHere(sql`a`, sql`k`, today)}) c
  where room_id <> own order by child_id`;

export const staffNow = (today: string, now: Date) => sql<{
  staffId: number;
  name: string;
  function: StaffFunction;
  roomId: number | null;
  ownRoomId: number | null;
  /** Whether they count for the ratio of the room in which they care. */
  isCounted: boolean;
}>`
  select p.staff_id, s.first_name || ' ' || s.last_name as name, p.function, p.room_id, s.room_id as own_room_id,
    r.id is not null and p.function = 'care' and ${countsFor(sql`p.staff_id`, sql`r.age_group`, sql`${today}::date`)} as is_counted
  from ${staffPlacedAt(now)} p join staff s on s.center_id = p.center_id and s.id = p.staff_id
  left join room r on r.center_id = p.center_id and r.id = p.room_id
  where s.removed_at is null
  order by s.first_name collate "und-x-icu", s.last_name collate "und-x-icu", s.id`;

export interface ChildToMove {
  readonly childId: number;
  readonly firstName: string;
  /** The stay it is in; null: it is not here. */
  readonly attendanceId: number | null;
  readonly roomId: number;
}
/** Where children are who are to be moved; those who are not enrolled have no row. */
export const childrenToMove = (ids: readonly number[], today: string, now: Date) => sql<ChildToMove>`
  select k.id as child_id, k.first_name, a.id as attendance_id, ${roomOfChildAt(now, sql`k`)} as room_id
  from child k left join attendance a on a.center_id = k.center_id and a.child_id = k.id and ${isHere(sql`a`, sql`k`, today)}
  where k.id = any (${ids}::bigint[]) and k.removed_at is null order by k.id`;

export const insertMoves = (
  moves: readonly { readonly childId: number; readonly attendanceId: number }[],
  to: { readonly roomId: number; readonly mergeId: number | null; readonly at: Date; readonly by: number | null },
) => sql<{ id: number; childId: number }>`
  insert into presence_move (child_id, attendance_id, at, room_id, merge_id, moved_by)
  select m.child_id, m.attendance_id, ${to.at}, ${to.roomId}, ${to.mergeId}::bigint, ${to.by}::bigint
  from unnest(${moves.map(({ childId }) => childId)}::bigint[], ${moves.map(({ attendanceId }) => attendanceId)}::bigint[])
    as m (child_id, attendance_id)
  returning id, child_id`;

/** Moves by their ids, held until they are taken back. */
export const lockedMoves = (ids: readonly number[]) => sql<{
  id: number;
  childId: number;
  at: Date;
  roomId: number;
  undoneAt: Date | null;
}>`
  select id, child_id, at, room_id, undone_at from presence_move where id = any (${ids}::bigint[]) order by id for update`;

export const undoMoveRows = (ids: readonly number[], at: Date, by: number | null) => sql`
  update presence_move set undone_at = ${at}, undone_by = ${by}::bigint where id = any (${ids}::bigint[])`;

export interface MergeRow {
  readonly id: number;
  readonly fromRoomId: number;
  readonly intoRoomId: number;
  /** Local time. */
  readonly from: string;
  readonly isInForce: boolean;
}
const merges = (now: Date) => sql`
  select m.id, m.from_room_id, m.into_room_id, to_char(m.from_at at time zone c.time_zone, 'HH24:MI') as "from", m.from_at <= ${now} as is_in_force
  from room_merge m join center c on c.center_id = m.center_id`;

/** Merges that are in force or planned. */
export const openMerges = (now: Date) =>
  sql<MergeRow>`${merges(now)} where m.to_at > greatest(m.from_at, ${now}) order by m.from_at, m.id`;
export const mergeById = (id: number, now: Date) => sql<MergeRow>`${merges(now)} where m.id = ${id}`;

/** Who merges and splits rooms of a center does so one after the other. */
export const lockMerges = () => sql`select pg_advisory_xact_lock(hashtextextended('room merges', app_center()))`;

export interface NewMerge {
  readonly fromRoomId: number;
  readonly intoRoomId: number;
  readonly fromAt: Date;
  readonly toAt: Date;
}
export const insertMerge = ({ fromRoomId, intoRoomId, fromAt, toAt }: NewMerge, now: Date, by: number | null) => sql<{
  id: number;
}>`
  insert into room_merge (from_room_id, into_room_id, from_at, to_at, created_at, created_by)
  values (${fromRoomId}, ${intoRoomId}, ${fromAt}, ${toAt}, ${now}, ${by}) returning id`;

/** A merge that is not over; one that has not begun ends as it begins. */
export const endMerge = (id: number, now: Date, by: number | null) => sql<{
  id: number;
  fromRoomId: number;
  intoRoomId: number;
}>`
  update room_merge set to_at = greatest(from_at, ${now}), ended_by = ${by}
  where id = ${id} and to_at > greatest(from_at, ${now}) returning id, from_room_id, into_room_id`;
