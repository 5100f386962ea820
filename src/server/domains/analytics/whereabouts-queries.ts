import { sql } from 'kysely';
import type { RoomFilter } from '#contract/center-room-filters.ts';

/** The rooms a report is about: those of an age group, or the one with an id. */
export type AskedRoom = RoomFilter | number;

/** Local days, both included, and the rooms a report is about. */
export interface Asked {
  readonly from: string;
  readonly to: string;
  readonly room: AskedRoom;
}

export interface RoomRow {
  readonly id: number;
  readonly name: string;
  readonly childrenPerStaff: number | null;
  /** Gone, or no place for a group: told of only where it has a past. */
  readonly isAside: boolean;
}
/** The rooms asked for, in the center's order. */
export const askedRooms = (room: AskedRoom) => sql<RoomRow>`
  select r.id, r.name, r.children_per_staff, r.removed_at is not null or r.age_group is null as is_aside
  from room r where ${isAsked(room)} order by r.sort_order, r.id`;

/** Whether room `r` is among those asked for; preschool includes Pre-K (center-4). */
export const isAsked = (room: AskedRoom) =>
  room === 'all'
    ? sql`true`
    : typeof room === 'number'
      ? sql`r.id = ${room}`
      : sql`r.age_group = any (${room === 'preschool' ? ['preschool', 'pre-k'] : [room]}::text[])`;

/** Whether the room of this id is among those asked for. */
export const isIdAsked = (room: AskedRoom, id: ReturnType<typeof sql.ref>) =>
  room === 'all' ? sql`true` : sql`${id} in (select r.id from room r where ${isAsked(room)})`;

/** A row for each day a child came, in whatever room: its first arrival and the room it belonged to then. Needs `own_room`. */
export const arrivals = ({ from, to }: Asked) => sql`arrival as (
  select a.child_id, a.date, a.arrived, a.is_late, w.room_id
  from (
    select child_id, date, min(check_in) as arrived, bool_or(status = 'late') as is_late
    from attendance where date between ${from}::date and ${to}::date and check_in is not null group by child_id, date) a
  join own_room w on w.child_id = a.child_id and a.arrived >= w.since and a.arrived < w.until)`;
