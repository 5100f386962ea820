import { sql } from 'kysely';
import type { PunchKind, RefusedPunch } from '#contract/time-clock-choices.ts';
import { db } from '#server/db/sql.ts';

/** At most so many are shown; those that follow come once these are seen to. */
const AT_ONCE = 200;

export const staffNames = () => sql<{ id: number; name: string }>`
  select id, first_name || ' ' || last_name as name from staff where removed_at is null`;

/** When somebody corrected whose duties, by the local date on which they begin or began: whoever did has seen the day. */
export const seenTo = (since: Date) => sql<{ staffId: number; date: string; at: Date }>`
  select k.staff_id, (k.started_at at time zone c.time_zone)::date as date, k.at
  from staff_duty_correction k join center c on c.center_id = k.center_id where k.at >= ${since}
  union select k.staff_id, (k.was_started_at at time zone c.time_zone)::date, k.at
  from staff_duty_correction k join center c on c.center_id = k.center_id where k.at >= ${since} and k.was_started_at is not null`;

export interface NewRefused {
  readonly uuid: string;
  readonly kioskId: number;
  readonly staffId: number | null;
  readonly kind: PunchKind | null;
  readonly at: Date;
  readonly receivedAt: Date;
  readonly reason: RefusedPunch;
}
/** Keeps what can't become a punch, once. */
export const insertRefused = (rows: readonly NewRefused[]) =>
  db
    .insertInto('refusedPunch')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['centerId', 'uuid']).doNothing())
    .returning('id');

/** What tablets sent in vain and nobody has seen to, the newest first. */
export const openRefused = () => sql<{
  id: number;
  kiosk: string;
  name: string | null;
  kind: PunchKind | null;
  at: Date;
  receivedAt: Date;
  reason: RefusedPunch;
}>`
  select r.id, k.name as kiosk, s.first_name || ' ' || s.last_name as name, r.kind, r.at, r.received_at, r.reason
  from refused_punch r join kiosk k on k.center_id = r.center_id and k.id = r.kiosk_id
  left join staff s on s.center_id = r.center_id and s.id = r.staff_id
  where r.closed_at is null order by r.at desc, r.id desc limit ${AT_ONCE}`;

export const holdRefused = (id: number) => sql<{ id: number; staffId: number | null; closedAt: Date | null }>`
  select id, staff_id, closed_at from refused_punch where id = ${id} for update`;

export const closeRefused = (id: number, at: Date, by: number | null, note: string) =>
  db.updateTable('refusedPunch').set({ closedAt: at, closedBy: by, closingNote: note }).where('id', '=', id);
