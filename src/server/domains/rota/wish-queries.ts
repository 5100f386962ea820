import { sql } from 'kysely';
import type { Id } from '#server/kernel/retention/queries.ts';
import type { OwnRow, PlanJson } from './queries.ts';

export interface WishRow {
  readonly id: number;
  readonly shiftId: number;
  readonly staffId: number;
  readonly name: string;
  readonly status: 'waiting' | 'fulfilled' | 'declined' | 'gone';
}
const wishes = sql`
  select w.id, w.shift_id, w.staff_id, p.first_name || ' ' || p.last_name as name, w.status
  from shift_wish w join staff p on p.center_id = w.center_id and p.id = w.staff_id`;

export const wishById = (id: number) => sql<WishRow>`${wishes} where w.id = ${id}`;
export const wishOf = (shiftId: number, staffId: number) => sql<WishRow>`
  ${wishes} where w.shift_id = ${shiftId} and w.staff_id = ${staffId}`;

export const insertWish = (shiftId: number, staffId: number, at: Date) => sql<Id>`
  insert into shift_wish (shift_id, staff_id, asked_at) values (${shiftId}, ${staffId}, ${at}) returning id`;

export const deleteWish = (id: number) => sql`delete from shift_wish where id = ${id}`;

export const declineRow = (id: number, answer: string | null) => sql`
  update shift_wish set status = 'declined', answer = ${answer}::text where id = ${id}`;

/** Ends what waits for a shift: of whoever has it now it is fulfilled, of all others gone. */
export const endWaiting = (shiftId: number, holder: number | null) => sql<Pick<WishRow, 'id' | 'staffId' | 'status'>>`
  update shift_wish set status = case when staff_id = ${holder}::bigint then 'fulfilled' else 'gone' end
  where shift_id = ${shiftId} and status = 'waiting' returning id, staff_id, status`;

export interface WaitingRow extends Omit<PlanJson, 'staffId'> {
  readonly id: number;
  readonly staffId: number;
  readonly name: string;
  readonly offeredBy: string | null;
  /** @known a list of breaks */
  readonly breaks: PlanJson['breaks'];
  readonly room: string | null;
}
/** What waits for a planner's yes, of shifts from a date on. */
export const waitingFrom = (date: string) => sql<WaitingRow>`
  select w.id, w.staff_id, a.first_name || ' ' || a.last_name as name, h.first_name || ' ' || h.last_name as offered_by,
    s.room_id, r.name as room, s.kind, s.date, s.from_minute, s.to_minute, s.breaks
  from shift_wish w join shift s on s.center_id = w.center_id and s.id = w.shift_id
  join staff a on a.center_id = w.center_id and a.id = w.staff_id
  left join staff h on h.center_id = s.center_id and h.id = s.staff_id
  left join room r on r.center_id = s.center_id and r.id = s.room_id
  where w.status = 'waiting' and s.date >= ${date}::date and a.removed_at is null and a.deactivated_at is null
  order by s.date, s.from_minute, w.id`;

export interface OwnWishRow extends OwnRow {
  /** @known a fulfilled one is left out */
  readonly status: 'waiting' | 'declined' | 'gone';
  readonly answer: string | null;
}
/** What somebody asked for and does not have, of shifts from a date on, as they were told. */
export const wishesOf = (staffId: number, date: string) => sql<OwnWishRow>`
  select p.shift_id as id, p.room_id, r.name as room, p.kind, p.date, p.from_minute, p.to_minute, p.breaks, p.published_at,
    s.offered_at is not null as is_offered, w.status, w.answer
  from shift_wish w join shift s on s.center_id = w.center_id and s.id = w.shift_id
  join published_shift p on p.center_id = s.center_id and p.shift_id = s.id
  left join room r on r.center_id = p.center_id and r.id = p.room_id
  where w.staff_id = ${staffId} and w.status <> 'fulfilled' and p.date >= ${date}::date
  order by p.date, p.from_minute, p.shift_id limit 50`;
