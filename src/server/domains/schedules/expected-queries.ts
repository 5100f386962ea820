import { sql } from 'kysely';
import type { ScheduleKind } from '#contract/schedules-choices.ts';
import { isOpenDay } from '#server/domains/center/queries.ts';
import { type Child, isEnrolledOn, type LocalDay } from '#server/domains/children/enrolled-queries.ts';

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

/** Whether a day beside what was agreed is booked: extra, swapped for, or of drop-in or flexible care (bookings-1). */
export const isBookedOn = (date: LocalDay, child: Child = k) => sql<boolean>`exists (
  select from booking b where b.center_id = ${child}.center_id and b.child_id = ${child}.id and b.status = 'confirmed' and b.date = ${dayOf(date)})`;

/** Whether a booked day was given up for another one. */
const isGivenUpOn = (date: LocalDay, child: Child = k) => sql<boolean>`exists (
  select from booking b where b.center_id = ${child}.center_id and b.child_id = ${child}.id and b.status = 'confirmed' and b.gives_up = ${dayOf(date)})`;

/** How the days of a child are booked on a local date; null: every one is. */
export const careOn = (date: LocalDay, child: Child = k) =>
  sql<ScheduleKind | null>`(select s.kind from ${scheduleOn(date, child)})`;

/** From when to when, and in which room if that is not its own, a child who is expected on a local date is there. */
export const timesOn = (date: LocalDay, child: Child = k) => sql<{
  roomId: number | null;
  arrives: string;
  leaves: string;
}>`(
  select l.room_id, l.arrives, l.leaves
  from (select * from ${scheduleOn(date, child)} and s.kind = 'fixed') s cross join lateral (select l.* from ${slotsOn(date)}) l
  where not ${isGivenUpOn(date, child)}
  union all
  select null::bigint, b.arrives, b.leaves from booking b
  where b.center_id = ${child}.center_id and b.child_id = ${child}.id and b.date = ${dayOf(date)} and b.status = 'confirmed'
  union all
  select null::bigint, o.opens, o.closes from opening_hours o
  where o.center_id = ${child}.center_id and o.weekday = extract(isodow from ${dayOf(date)}) and not exists (select from ${scheduleOn(date, child)}))`;

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
  select k.id as child_id, case when b.id is not null then 'booking' when s.id is null then 'every-day' else 'schedule' end as reason,
    case when b.id is not null
      then json_build_array(json_build_object('arrives', to_char(b.arrives, 'HH24:MI'), 'leaves', to_char(b.leaves, 'HH24:MI'), 'room', null))
      else coalesce((select json_agg(json_build_object('arrives', to_char(l.arrives, 'HH24:MI'), 'leaves', to_char(l.leaves, 'HH24:MI'),
          'room', (select r.name from room r where r.center_id = l.center_id and r.id = l.room_id)) order by l.arrives)
        from ${slotsOn(date)}), '[]') end as times
  from child k left join lateral (select * from ${scheduleOn(date, k)}) s on true
  left join booking b on b.center_id = k.center_id and b.child_id = k.id and b.date = ${dayOf(date)} and b.status = 'confirmed'
  where ${isExpectedOn(date)} order by k.id`;
