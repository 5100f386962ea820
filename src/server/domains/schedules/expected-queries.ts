import { sql } from 'kysely';
import { isOpenDay } from '#server/domains/center/queries.ts';
import { type Child, isEnrolledOn, type LocalDay } from '#server/domains/children/enrolled-queries.ts';

const k = sql`k`;
const dayOf = (date: LocalDay) => (typeof date === 'string' ? sql`${date}::date` : date);

/**
 * Whether a child's schedule has a local date: of a fixed one the weeks of its cycle say so, flexible and drop-in care is booked day by
 * day, and without a schedule every day is booked (schedules-2).
 */
export const isScheduledOn = (date: LocalDay, child: Child = k) => sql<boolean>`coalesce((
  select s.kind = 'fixed' and exists (
    select from schedule_slot l where l.center_id = s.center_id and l.schedule_id = s.id and l.weekday = extract(isodow from ${dayOf(date)})
      and l.week = (${dayOf(date)} - s.first_monday) / 7 % s.cycle_weeks + 1)
  from child_schedule s where s.center_id = ${child}.center_id and s.child_id = ${child}.id
    and s.from_date <= ${dayOf(date)} and (s.to_date is null or s.to_date >= ${dayOf(date)})), true)`;

/** Whether a child is expected on a local date: enrolled then, booked, and the center is open (attendance-8). */
export const isExpectedOn = (date: LocalDay, child: Child = k) =>
  sql<boolean>`(${isEnrolledOn(date, child)} and ${isOpenDay(dayOf(date))} and ${isScheduledOn(date, child)})`;
