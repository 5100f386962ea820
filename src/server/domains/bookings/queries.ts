import { sql } from 'kysely';
import type { BookingKind, BookingState } from '#contract/bookings-choices.ts';
import type { AGE_GROUPS } from '#contract/center-choices.ts';
import { db } from '#server/db/sql.ts';
import { isOpenDay } from '#server/domains/center/queries.ts';
import { isEnrolledOn } from '#server/domains/children/enrolled-queries.ts';
import { careOn, isExpectedOn, timesOn } from '#server/domains/schedules/expected-queries.ts';
import type { Booked, BookingRules, Day } from './rules.ts';

export const bookingRules = () => sql<BookingRules>`
  select kinds, cutoff_days, cutoff_time, ahead_days, day_price, half_day_price, drop_in_price, answered_by, licensed_places, version
  from booking_rule`;

/** Of two who set the rules one comes after the other. */
export const lockRules = () =>
  sql`select pg_advisory_xact_lock(hashtextextended('larkhouse:booking-rules', app_center()))`;

export const putBookingRules = ({ version, ...rules }: BookingRules) =>
  db
    .insertInto('bookingRule')
    .values({ ...rules, kinds: [...rules.kinds], version })
    .onConflict((at) => at.column('centerId').doUpdateSet({ ...rules, kinds: [...rules.kinds], version }));

/** Whoever gives the places of a date does so alone in the center, until the transaction ends. */
export const holdPlaces = (date: string) => sql`
  select pg_advisory_xact_lock(hashtextextended('larkhouse:places ' || ${date}::text, app_center()))`;

/** Everybody who is booked on a date, with the times and the room of each; a child without a schedule is there while the center is open. */
export const bookedOn = (date: string) => sql<Booked>`
  select k.id as child_id, coalesce(t.room_id, k.room_id) as room_id, t.arrives, t.leaves, k.date_of_birth
  from child k cross join lateral ${timesOn(date)} t
  where k.removed_at is null and ${isExpectedOn(date)} order by k.id, t.arrives`;

export interface RoomRow {
  readonly id: number;
  readonly ageGroup: (typeof AGE_GROUPS)[number] | null;
  readonly capacity: number | null;
  readonly childrenPerStaff: number | null;
  readonly staff: number;
}
/** The room of a child, and how many members of staff are assigned to it. */
export const roomOfChild = (childId: number) => sql<RoomRow & { dateOfBirth: string }>`
  select r.id, r.age_group, r.capacity, r.children_per_staff, k.date_of_birth,
    (select count(*)::int from staff s where s.center_id = r.center_id and s.room_id = r.id and s.removed_at is null) as staff
  from child k join room r on r.center_id = k.center_id and r.id = k.room_id where k.id = ${childId}`;

export const openingOn = (date: string) => sql<{ opens: string; closes: string }>`
  select o.opens, o.closes from opening_hours o where o.weekday = extract(isodow from ${date}::date)`;

export interface DayRow extends Day {
  readonly childId: number;
  readonly arrives: string | null;
  readonly leaves: string | null;
  readonly closure: string | null;
  readonly isAbsent: boolean;
}
/** The days of children, in order: what was agreed, what is booked, what was asked for. */
export const daysOfChildren = (childIds: readonly number[], from: string, to: string) => sql<DayRow>`
  select k.id as child_id, d.date, ${isOpenDay(sql`d.date`)} as is_open, ${isEnrolledOn(sql`d.date`)} as is_enrolled,
    e.is_expected, ${careOn(sql`d.date`)} as care,
    exists (select from booking b where b.center_id = k.center_id and b.child_id = k.id and b.date = d.date
      and b.status in ('requested', 'confirmed')) as is_asked,
    exists (select from booking b where b.center_id = k.center_id and b.child_id = k.id and b.gives_up = d.date
      and b.status in ('requested', 'confirmed')) as is_given_up,
    t.arrives, t.leaves, (select x.reason from closure x where x.center_id = k.center_id and x.date = d.date) as closure,
    exists (select from notice n where n.center_id = k.center_id and n.child_id = k.id and n.kind = 'absence'
      and n.from_date <= d.date and n.to_date >= d.date and (n.withdrawn_on is null or n.withdrawn_on > d.date)) as is_absent
  from child k cross join (select generate_series(${from}::date, ${to}::date, interval '1 day')::date as date) d
  cross join lateral (select ${isExpectedOn(sql`d.date`)} as is_expected) e
  left join lateral (select min(y.arrives) as arrives, max(y.leaves) as leaves from ${timesOn(sql`d.date`)} y) t on e.is_expected
  where k.id = any (${childIds}::bigint[]) and k.removed_at is null order by k.id, d.date`;

export const ownChildNames = () => sql<{ id: number; firstName: string }>`
  select k.id, k.first_name from child k where k.id = any ((select app_child_ids())::bigint[]) and k.removed_at is null
  order by k.first_name, k.id`;

export interface BookingRow {
  readonly id: number;
  readonly childId: number;
  readonly date: string;
  readonly kind: BookingKind;
  readonly arrives: string;
  readonly leaves: string;
  readonly givesUp: string | null;
  readonly status: BookingState;
  readonly price: number;
  readonly requestedAt: Date;
  readonly reason: string | null;
}
const columns = sql`b.id, b.child_id, b.date, b.kind, b.arrives, b.leaves, b.gives_up, b.status, b.price, b.requested_at, b.reason`;

/** What was asked for of children and not cancelled, for dates of a range, oldest request first. */
export const bookingsBetween = (childIds: readonly number[], from: string, to: string) => sql<BookingRow>`
  select ${columns} from booking b
  where b.child_id = any (${childIds}::bigint[]) and b.date between ${from}::date and ${to}::date and b.status <> 'cancelled'
  order by b.date, b.id`;

export const bookingById = (id: number) => sql<BookingRow>`select ${columns} from booking b where b.id = ${id}`;

/** The booking, held until the transaction ends. */
export const lockedBooking = (id: number) =>
  sql<BookingRow>`select ${columns} from booking b where b.id = ${id} for update`;

export interface StaffRow extends BookingRow {
  readonly childName: string;
  readonly room: string;
  readonly requestedBy: string;
}
const staffRows = sql`
  select ${columns}, k.first_name || ' ' || k.last_name as child_name, r.name as room, guardian_name(b.requested_by) as requested_by
  from booking b join child k on k.center_id = b.center_id and k.id = b.child_id
  join room r on r.center_id = k.center_id and r.id = k.room_id`;

export const staffBooking = (id: number) => sql<StaffRow>`${staffRows} where b.id = ${id}`;

/** Requests that wait for an answer and whose day has not passed, oldest first. */
export const waitingBookings = (today: string) => sql<StaffRow>`
  ${staffRows} where b.status = 'requested' and b.date >= ${today}::date and k.removed_at is null order by b.requested_at, b.id limit 500`;

/** What is confirmed from a day on, soonest first. */
export const comingBookings = (today: string) => sql<StaffRow>`
  ${staffRows} where b.status = 'confirmed' and b.date >= ${today}::date and k.removed_at is null order by b.date, b.arrives, b.id limit 500`;

interface NewBooking {
  readonly childId: number;
  readonly date: string;
  readonly kind: BookingKind;
  readonly arrives: string;
  readonly leaves: string;
  readonly givesUp: string | null;
  readonly status: 'requested' | 'confirmed';
  readonly price: number;
  readonly requestedBy: number;
  readonly requestedAt: Date;
  readonly decidedAt: Date | null;
}
export const insertBooking = (row: NewBooking) => db.insertInto('booking').values(row).returning('id');

interface Decision {
  readonly status: 'confirmed' | 'declined';
  readonly decidedAt: Date;
  readonly decidedBy: number | null;
  readonly reason: string | null;
}
export const decideBooking = (id: number, decision: Decision) =>
  db.updateTable('booking').set(decision).where('id', '=', id);

export const cancelBookingRow = (id: number, at: Date, by: number) =>
  db.updateTable('booking').set({ status: 'cancelled', cancelledAt: at, cancelledBy: by }).where('id', '=', id);
