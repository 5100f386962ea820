import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';

/** A stay that ended on a day with a closing time; what was decided on it, and the fee that was charged. */
export interface LateRow {
  readonly id: number;
  readonly childId: number;
  readonly childName: string;
  readonly date: string;
  readonly closes: string;
  readonly checkOut: Date;
  readonly charged: number | null;
  readonly waivedReason: string | null;
}

const stays = sql`
  select a.id, a.child_id, k.first_name || ' ' || k.last_name as child_name, a.date, h.closes, a.check_out,
    l.fee as charged, l.waived_reason
  from attendance a
  join child k on k.center_id = a.center_id and k.id = a.child_id
  join center c on c.center_id = a.center_id
  join opening_hours h on h.center_id = a.center_id and h.weekday = extract(isodow from a.date)
  left join late_pickup l on l.center_id = a.center_id and l.attendance_id = a.id
  where a.check_out > ((a.date + h.closes) at time zone c.time_zone)`;

/** Stays of these days that ended after closing, newest first. */
export const lateStays = (from: string, to: string) =>
  sql<LateRow>`${stays} and a.date between ${from}::date and ${to}::date order by a.date desc, a.id desc`;
export const lateStay = (id: number) => sql<LateRow>`${stays} and a.id = ${id}`;

/** Decides on a late pickup; nothing where it was decided. */
export const decideOnPickup = (row: {
  attendanceId: number;
  fee: number | null;
  waivedReason: string | null;
  at: Date;
  byStaff: number | null;
}) =>
  db
    .insertInto('latePickup')
    .values(row)
    .onConflict((at) => at.doNothing());
