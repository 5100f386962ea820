import { type RawBuilder, sql } from 'kysely';
import type { BookingState, EndReason, KindOfBooking } from '#contract/bookings-choices.ts';
import type { Times } from '#contract/bookings-times.ts';
import { db } from '#server/db/sql.ts';
import { isBlockedOn } from '#server/domains/center/block-queries.ts';
import { isOpenDay } from '#server/domains/center/queries.ts';
import { isEnrolledOn } from '#server/domains/children/enrolled-queries.ts';
import {
  careOn,
  isExpectedOn,
  isGivenUpOn,
  isScheduledOn,
  staysBetween,
  timesBookedOn,
  timesOn,
} from '#server/domains/schedules/expected-queries.ts';
import type { Booked, Room } from './places-rules.ts';
import type { BookingRules, Day } from './rules.ts';

export const bookingRules = () => sql<BookingRules>`
  select kinds, cutoff_days, cutoff_time, ahead_days, day_price, half_day_price, drop_in_price, half_hour_price,
    absences_free, answered_by, licensed_places, version
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
  select pg_advisory_xact_lock(hashtextextended('larkhouse:places ' || ${date}::date::text, app_center()))`;

/** The places of every date from one to another, one after the other. */
export const holdPlacesBetween = (from: string, to: string) => sql`
  select pg_advisory_xact_lock(hashtextextended('larkhouse:places ' || d.date::text, app_center()))
  from (select generate_series(${from}::date, ${to}::date, interval '1 day')::date as date order by 1) d`;

/** The absences `n` that count for a child `k` on a date. */
const absenceOn = (
  date: RawBuilder<unknown>,
) => sql`notice n where n.center_id = k.center_id and n.child_id = k.id and n.kind = 'absence'
  and n.from_date <= ${date} and n.to_date >= ${date} and (n.withdrawn_on is null or n.withdrawn_on > ${date})`;

/** Whether an absence `n` frees the place of a date: the center wants it so, and it was told before the cut-off (bookings-9). */
const freesPlace = (date: RawBuilder<unknown>) => sql`exists (
  select from booking_rule r join center c on c.center_id = r.center_id where r.center_id = n.center_id and r.absences_free
    and n.reported_at < ((${date} - r.cutoff_days) + r.cutoff_time + interval '1 minute') at time zone c.time_zone)`;

export interface BookedRow extends Booked {
  readonly date: string;
  /** @known a child of an inquiry, whose place is held, is born or due */
  readonly dateOfBirth: string;
  /** How many minutes of this time are booked within the opening hours. */
  readonly minutes: number;
}
/** The offers `o` that hold a place at a moment: until they end, and one that was accepted until its child is born and enrolled. */
const holdsPlace = (now: Date) =>
  sql`(o.state = 'open' and o.expires_at > ${now} or o.state = 'accepted' and o.child_id is null)`;

/** The places that offers hold on the dates of a range, each as a child with the number of the offer below zero. */
const heldBetween = (from: string, to: string, now: Date) => sql`
  select d.date, -o.id as child_id, o.room_id, l.arrives, l.leaves,
    greatest(0, date_part('epoch', least(l.leaves, h.closes) - greatest(l.arrives, h.opens)) / 60)::int as minutes,
    coalesce(k.birth_date, k.due_date) as date_of_birth
  from (select generate_series(${from}::date, ${to}::date, interval '1 day')::date as date) d
  join offer o on o.starts_on <= d.date and ${holdsPlace(now)}
  join inquiry_child k on k.center_id = o.center_id and k.id = o.inquiry_child_id
  join offer_slot l on l.center_id = o.center_id and l.offer_id = o.id and l.weekday = extract(isodow from d.date)
  join opening_hours h on h.center_id = o.center_id and h.weekday = l.weekday
  where ${isOpenDay(sql`d.date`)}`;

export interface HeldRow {
  readonly offerId: number;
  readonly roomId: number;
  readonly startsOn: string;
  /** @known a child of an inquiry is born, or due */
  readonly dateOfBirth: string;
}
/** The offers that hold a place at a moment. */
export const heldPlaces = (now: Date) => sql<HeldRow>`
  select o.id as offer_id, o.room_id, o.starts_on, coalesce(k.birth_date, k.due_date) as date_of_birth
  from offer o join inquiry_child k on k.center_id = o.center_id and k.id = o.inquiry_child_id where ${holdsPlace(now)} order by o.id`;

/**
 * Everybody who takes a place on the dates of a range, with the times and the room of each, by date; a child without a schedule is there while
 * the center is open, and what is offered counts like a child until it ends at `now`.
 */
export const bookedBetween = (from: string, to: string, now: Date) => sql<BookedRow>`
  ${heldBetween(from, to, now)}
  union all select t.date, k.id as child_id, coalesce(t.room_id, k.room_id) as room_id, t.arrives, t.leaves, t.minutes, k.date_of_birth
  from ${staysBetween(from, to)} t join child k on k.id = t.child_id
  where k.removed_at is null and not exists (select from ${absenceOn(sql`t.date`)} and ${freesPlace(sql`t.date`)})
  order by date, child_id, arrives`;

interface Stay extends Times {
  readonly roomId: number;
}
/** From when to when, and where, a child is booked on a date, whether or not it stays away; before its family changed the times. */
export const timesOfChild = (childId: number, date: string) => sql<Stay>`
  select coalesce(t.room_id, k.room_id) as room_id, t.arrives, t.leaves
  from child k cross join lateral ${timesBookedOn(date)} t where k.id = ${childId} and ${isExpectedOn(date)} order by t.arrives`;

export interface FreedDate {
  readonly date: string;
  readonly childId: number;
  /** @known dates without times are left out */
  readonly arrives: string;
  /** @known dates without times are left out */
  readonly leaves: string;
}
/** The dates from one on whose place an absence alone frees, in order, with the times at which the child would be there. */
export const datesFreedBy = (noticeId: number, from: string) => sql<FreedDate>`
  select d.date, k.id as child_id, t.arrives, t.leaves
  from notice n join child k on k.center_id = n.center_id and k.id = n.child_id
  cross join lateral (select generate_series(greatest(n.from_date, ${from}::date), n.to_date, interval '1 day')::date as date) d
  cross join lateral (select min(y.arrives) as arrives, max(y.leaves) as leaves from ${timesOn(sql`d.date`)} y) t
  where n.id = ${noticeId} and n.kind = 'absence' and n.withdrawn_at is null and k.removed_at is null and ${freesPlace(sql`d.date`)}
    and ${isExpectedOn(sql`d.date`)} and t.arrives is not null
    and not exists (select from notice o where o.center_id = n.center_id and o.child_id = n.child_id and o.id <> n.id and o.kind = 'absence'
      and o.from_date <= d.date and o.to_date >= d.date and (o.withdrawn_on is null or o.withdrawn_on > d.date))
  order by d.date`;

/** Of the staff assigned to a room those count whom no missing paper keeps out on a day (papers-8). */
const roomColumns = (day: string) => sql`r.id, r.age_group, r.capacity, r.children_per_staff,
  (select count(*)::int from staff s where s.center_id = r.center_id and s.room_id = r.id and s.removed_at is null
    and not ${isBlockedOn(sql`s.id`, sql`${day}::date`)}) as staff`;

/** A room, or without one that of a child, and how many members of staff are assigned to it and count on a day. */
export const roomFor = (childId: number, roomId: number | null, day: string) => sql<Room & { dateOfBirth: string }>`
  select ${roomColumns(day)}, k.date_of_birth
  from child k join room r on r.center_id = k.center_id and r.id = coalesce(${roomId}::bigint, k.room_id) where k.id = ${childId}`;

export interface RoomRow extends Room {
  readonly name: string;
  readonly minAgeMonths: number | null;
  readonly maxAgeMonths: number | null;
  /** Gone, or no place for a group: told of only where somebody is booked in it. */
  readonly isAside: boolean;
}
/** All rooms, in the center's order, with the staff who count on a day. */
export const roomsOfHouse = (day: string) => sql<RoomRow>`
  select ${roomColumns(day)}, r.name, r.min_age_months, r.max_age_months, r.removed_at is not null or r.age_group is null as is_aside
  from room r order by r.sort_order, r.id`;

export const openingOn = (date: string) => sql<{ opens: string; closes: string }>`
  select o.opens, o.closes from opening_hours o where o.weekday = extract(isodow from ${date}::date)`;

export interface DayRow extends Day {
  readonly childId: number;
  readonly arrives: string | null;
  readonly leaves: string | null;
  readonly closure: string | null;
  readonly came: boolean;
}
/** The days of children, in order: what was agreed, what is booked, what was asked for. */
export const daysOfChildren = (childIds: readonly number[], from: string, to: string) => sql<DayRow>`
  select k.id as child_id, d.date, ${isOpenDay(sql`d.date`)} as is_open, ${isEnrolledOn(sql`d.date`)} as is_enrolled,
    e.is_expected, ${careOn(sql`d.date`)} as care,
    exists (select from booking b where b.center_id = k.center_id and b.child_id = k.id and b.date = d.date
      and b.kind not in ('times', 'return') and b.status in ('requested', 'confirmed')) as is_asked,
    exists (select from booking b where b.center_id = k.center_id and b.child_id = k.id and b.date = d.date
      and b.kind = 'times' and b.status in ('requested', 'confirmed')) as is_changed,
    exists (select from booking b where b.center_id = k.center_id and b.child_id = k.id and b.gives_up = d.date
      and b.status in ('requested', 'confirmed')) as is_given_up,
    t.arrives, t.leaves, (select x.reason from closure x where x.center_id = k.center_id and x.date = d.date) as closure,
    exists (select from ${absenceOn(sql`d.date`)}) as is_absent,
    exists (select from attendance a where a.center_id = k.center_id and a.child_id = k.id and a.date = d.date and a.check_in is not null
      and a.date between ${from}::date and ${to}::date) as came
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
  readonly kind: KindOfBooking;
  readonly arrives: string;
  readonly leaves: string;
  readonly givesUp: string | null;
  readonly status: BookingState;
  readonly price: number;
  readonly requestedAt: Date;
  readonly reason: string | null;
  readonly endedBecause: EndReason | null;
}
const columns = sql`b.id, b.child_id, b.date, b.kind, b.arrives, b.leaves, b.gives_up, b.status, b.price, b.requested_at, b.reason,
  b.ended_because`;

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
  ${staffRows} where b.status = 'confirmed' and b.kind <> 'return' and b.date >= ${today}::date and k.removed_at is null order by b.date, b.arrives, b.id limit 500`;

interface NewBooking {
  readonly childId: number;
  readonly date: string;
  readonly kind: KindOfBooking;
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

/** A request to come after all that waits, held until the transaction ends. */
export const waitingReturn = (childId: number, date: string) => sql<BookingRow>`
  select ${columns} from booking b
  where b.child_id = ${childId} and b.date = ${date}::date and b.kind = 'return' and b.status = 'requested' for update`;

/** Whom bookings are reviewed of: one child, or everybody; for local dates from one on, up to the last where there is one. */
export interface Reviewed {
  readonly childId: number | null;
  readonly from: string;
  readonly to: string | null;
}
const reviewed = ({ childId, from, to }: Reviewed) => sql`b.status in ('requested', 'confirmed')
    and (${childId}::bigint is null or b.child_id = ${childId}) and b.date >= ${from}::date and (${to}::date is null or b.date <= ${to}::date)`;

/** The children with bookings that hold or wait, held until the transaction ends. */
export const holdBookedChildren = (of: Reviewed) => sql<{ id: number }>`
  select k.id from child k where exists (select from booking b where b.center_id = k.center_id and b.child_id = k.id and ${reviewed(of)})
  order by k.id for no key update of k`;

export interface GroundRow extends BookingRow {
  readonly isOpen: boolean;
  readonly isEnrolled: boolean;
  readonly isAgreed: boolean;
  readonly isExpected: boolean;
  readonly came: boolean;
}
/** Bookings that hold or wait, with the ground that they stand on. */
export const groundOf = (of: Reviewed) => sql<GroundRow>`
  select ${columns}, ${isOpenDay(sql`d.date`)} as is_open, ${isEnrolledOn(sql`d.date`)} as is_enrolled,
    ${isExpectedOn(sql`d.date`)} as is_expected, (${isScheduledOn(sql`d.date`)} and not ${isGivenUpOn(sql`d.date`)}) as is_agreed,
    exists (select from attendance a where a.center_id = b.center_id and a.child_id = b.child_id and a.date = b.date and a.check_in is not null) as came
  from booking b join child k on k.center_id = b.center_id and k.id = b.child_id cross join lateral (select b.date) d
  where ${reviewed(of)} order by b.id`;

export const endBookingRow = (id: number, at: Date, because: EndReason) =>
  db
    .updateTable('booking')
    .set({ status: 'ended', endedAt: at, endedBecause: because })
    .where('id', '=', id)
    .where('status', 'in', ['requested', 'confirmed']);
