import { sql } from 'kysely';
import type { ScheduleKind } from '#contract/schedules-choices.ts';
import { isOpenDay } from '#server/domains/center/queries.ts';
import { type Child, enrollmentsOn, isEnrolledOn, type LocalDay } from '#server/domains/children/enrolled-queries.ts';

const k = sql`k`;
const dayOf = (date: LocalDay) => (typeof date === 'string' ? sql`${date}::date` : date);

/** The times that a schedule `s` has on a local date, as `l`: those of the date's week in its cycle. */
const slotsOn = (date: LocalDay) => sql`schedule_slot l where l.center_id = s.center_id and l.schedule_id = s.id
    and l.weekday = extract(isodow from ${dayOf(date)}) and l.week = (${dayOf(date)} - s.first_monday) / 7 % s.cycle_weeks + 1`;

/** The schedule of a child that holds on a local date, as `s`. */
const scheduleOn = (date: LocalDay, child: Child) =>
  sql`child_schedule s where s.center_id = ${child}.center_id and s.child_id = ${child}.id
    and s.from_date <= ${dayOf(date)} and (s.to_date is null or s.to_date >= ${dayOf(date)})`;

/**
 * Whether a child's schedule has a local date: of a fixed one the weeks of its cycle say so, flexible and drop-in care is booked day by
 * day, and without a schedule every day is booked (schedules-2).
 */
export const isScheduledOn = (date: LocalDay, child: Child = k) => sql<boolean>`coalesce((
  select s.kind = 'fixed' and exists (select from ${slotsOn(date)}) from ${scheduleOn(date, child)}), true)`;

/** Whether a booking `b` holds and is a day of its own: extra, swapped for, of drop-in or flexible care. */
const isDay = sql`b.status = 'confirmed' and b.kind not in ('times', 'return')`;
/** The bookings `b` of a child of a local date that are a day of their own. */
const dayBooking = (date: LocalDay, child: Child) =>
  sql`booking b where b.center_id = ${child}.center_id and b.child_id = ${child}.id and ${isDay} and b.date = ${dayOf(date)}`;

/** The changes `c` of the times of a child's booked day that hold (bookings-8); one at most. */
const changeOn = (
  date: LocalDay,
  child: Child,
) => sql`booking c where c.center_id = ${child}.center_id and c.child_id = ${child}.id
    and c.status = 'confirmed' and c.kind = 'times' and c.date = ${dayOf(date)}`;

/** Whether a day beside what was agreed is booked (bookings-1). */
export const isBookedOn = (date: LocalDay, child: Child = k) => sql<boolean>`exists (
  select from ${dayBooking(date, child)})`;

/** Whether a booked day was given up for another one. */
export const isGivenUpOn = (date: LocalDay, child: Child = k) => sql<boolean>`exists (
  select from booking b where b.center_id = ${child}.center_id and b.child_id = ${child}.id and b.status = 'confirmed' and b.gives_up = ${dayOf(date)})`;

/** How the days of a child are booked on a local date; null: every one is. */
export const careOn = (date: LocalDay, child: Child = k) =>
  sql<ScheduleKind | null>`(select s.kind from ${scheduleOn(date, child)})`;

interface Stretch {
  roomId: number | null;
  arrives: string;
  leaves: string;
}
/**
 * From when to when, and in which room if that is not its own, a child is booked on a local date, before its family changed the times. Where
 * the room is gone it is there in its own.
 */
export const timesBookedOn = (date: LocalDay, child: Child = k) => sql<Stretch>`(
  select (select r.id from room r where r.center_id = l.center_id and r.id = l.room_id and r.removed_at is null) as room_id, l.arrives, l.leaves
  from (select * from ${scheduleOn(date, child)} and s.kind = 'fixed') s cross join lateral (select l.* from ${slotsOn(date)}) l
  where not ${isGivenUpOn(date, child)}
  union all
  select null::bigint, b.arrives, b.leaves from ${dayBooking(date, child)}
  union all
  select null::bigint, o.opens, o.closes from opening_hours o
  where o.center_id = ${child}.center_id and o.weekday = extract(isodow from ${dayOf(date)}) and not exists (select from ${scheduleOn(date, child)}))`;

/** From when to when, and in which room if that is not its own, a child who is expected on a local date is there. A changed day is one time, in its first room. */
export const timesOn = (date: LocalDay, child: Child = k) => sql<Stretch>`(
  select y.room_id, y.arrives, y.leaves from ${timesBookedOn(date, child)} y where not exists (select from ${changeOn(date, child)})
  union all
  select (select y.room_id from ${timesBookedOn(date, child)} y order by y.arrives limit 1), c.arrives, c.leaves from ${changeOn(date, child)})`;

/** Whether a child is expected on a local date: enrolled then, booked, and the center is open (attendance-8). */
export const isExpectedOn = (date: LocalDay, child: Child = k) =>
  sql<boolean>`(${isEnrolledOn(date, child)} and ${isOpenDay(dayOf(date))}
    and (${isScheduledOn(date, child)} and not ${isGivenUpOn(date, child)} or ${isBookedOn(date, child)}))`;

export const isChildExpected = (childId: number, date: string) => sql<{ isExpected: boolean }>`
  select ${isExpectedOn(date)} as is_expected from child k where k.id = ${childId}`;

export interface ExpectedRow {
  readonly childId: number;
  readonly reason: 'schedule' | 'booking' | 'every-day';
  readonly times: { arrives: string; leaves: string; room: string | null }[];
}
/** The children who are expected on a local date, and why; with the times of their booked day. */
export const expectedOn = (date: string) => sql<ExpectedRow>`
  select k.id as child_id, case when ${isBookedOn(date)} then 'booking' when s.id is null then 'every-day' else 'schedule' end as reason,
    coalesce((select json_agg(json_build_object('arrives', to_char(y.arrives, 'HH24:MI'), 'leaves', to_char(y.leaves, 'HH24:MI'),
          'room', (select r.name from room r where r.center_id = k.center_id and r.id = y.room_id)) order by y.arrives)
        from ${timesOn(date)} y
        where s.id is not null or ${isBookedOn(date)} or exists (select from ${changeOn(date, k)})), '[]') as times
  from child k left join lateral (select * from ${scheduleOn(date, k)}) s on true
  where ${isExpectedOn(date)} order by k.id`;

interface ExpectedStay extends Stretch {
  readonly date: string;
  readonly childId: number;
  /** How many of its minutes are booked: those within the opening hours, and of times that meet only once; by the clock, also where it is changed that night. */
  readonly minutes: number;
}
/**
 * `timesOn` of everybody who is expected on the dates of a range (`isExpectedOn`), in one pass over the tables: date by date and child by child a
 * year of a large center takes seconds.
 */
export const staysBetween = (from: string, to: string) => sql<ExpectedStay>`(
  with day as materialized (
    select d.date, o.weekday, o.opens, o.closes
    from (select generate_series(${from}::date, ${to}::date, interval '1 day')::date as date) d
    join opening_hours o on o.weekday = extract(isodow from d.date) where ${isOpenDay(sql`d.date`)}),
  there as materialized (
    select d.date, d.weekday, d.opens, d.closes, t.center_id, t.child_id, s.id as schedule_id,
      s.kind = 'fixed' as is_fixed, (d.date - s.first_monday) / 7 % s.cycle_weeks + 1 as week, g.id is not null as is_given_up
    from day d join ${enrollmentsOn(sql`d.date`)}
    left join child_schedule s on s.center_id = t.center_id and s.child_id = t.child_id
      and s.from_date <= d.date and (s.to_date is null or s.to_date >= d.date)
    left join booking g on g.center_id = t.center_id and g.child_id = t.child_id and g.gives_up = d.date and g.status = 'confirmed'),
  booked as materialized (
    select t.date, t.child_id, t.center_id, t.opens, t.closes, b.arrives, b.leaves
    from there t join booking b on b.center_id = t.center_id and b.child_id = t.child_id and b.date = t.date and ${isDay}),
  agreed as (
    select t.date, t.child_id, t.center_id, t.opens, t.closes, r.id as room_id, l.arrives, l.leaves
    from there t join schedule_slot l on l.center_id = t.center_id and l.schedule_id = t.schedule_id and l.weekday = t.weekday and l.week = t.week
    left join room r on r.center_id = l.center_id and r.id = l.room_id and r.removed_at is null
    where t.is_fixed and not t.is_given_up
    union all
    select date, child_id, center_id, opens, closes, null, arrives, leaves from booked
    union all
    select t.date, t.child_id, t.center_id, t.opens, t.closes, null, t.opens, t.closes from there t
    where t.schedule_id is null and (not t.is_given_up or exists (select from booked b where b.child_id = t.child_id and b.date = t.date))),
  changed as materialized (
    select distinct on (a.date, a.child_id) a.date, a.child_id, a.opens, a.closes, a.room_id, c.arrives, c.leaves
    from agreed a join booking c on c.center_id = a.center_id and c.child_id = a.child_id and c.date = a.date and c.status = 'confirmed' and c.kind = 'times'
    order by a.date, a.child_id, a.arrives)
  select date, child_id, room_id, arrives, leaves, greatest(0, date_part('epoch', least(leaves, closes) - greatest(arrives, opens,
      max(leaves) over (partition by date, child_id order by arrives, leaves rows between unbounded preceding and 1 preceding))) / 60)::int as minutes
  from (
    select date, child_id, opens, closes, room_id, arrives, leaves from changed
    union all
    select a.date, a.child_id, a.opens, a.closes, a.room_id, a.arrives, a.leaves from agreed a
    where not exists (select from changed c where c.date = a.date and c.child_id = a.child_id)) stay)`;
