import { sql } from 'kysely';
import { ownRooms } from '#server/domains/center/presence-queries.ts';
import { isOpenDay } from '#server/domains/center/queries.ts';
import { everyEnrollment } from '#server/domains/children/enrolled-queries.ts';
import { isScheduledOn } from '#server/domains/schedules/expected-queries.ts';
import { type Asked, arrivals, isAsked, isIdAsked } from './whereabouts-queries.ts';

/** A row for each day at whose end a child was enrolled, in the room it belonged to then. Needs `own_room`. */
export const enrollments = ({ from, to }: Asked) => sql`stay as materialized (
  select * from (
    select w.child_id, w.room_id,
      greatest(${from}::date, e.starts_on, (w.since at time zone c.time_zone)::date) as first_day,
      least(${to}::date, (w.until at time zone c.time_zone)::date - 1, e.ends_on) as last_day
    from own_room w join child k on k.id = w.child_id join center c on c.center_id = k.center_id
    cross join lateral ${everyEnrollment()} e) stay
  where first_day <= last_day),
enrollment as (
  select child_id, room_id, ${from}::date + n as date
  from stay join generate_series(0, ${to}::date - ${from}::date) n on ${from}::date + n between first_day and last_day)`;

export interface DayRow {
  readonly date: string;
  readonly isOpen: boolean;
  readonly roomId: number;
  readonly enrolled: number;
  readonly present: number;
  readonly late: number;
}
/** Arrivals of a quarter hour of the center's clock, counted from midnight. */
export interface QuarterRow {
  readonly quarter: number;
  readonly present: number;
  readonly late: number;
}
type CountRow =
  | ({ readonly kind: 'day'; readonly quarter: null } & DayRow)
  | ({ readonly kind: 'quarter' } & {
      readonly [Field in 'date' | 'isOpen' | 'roomId' | 'enrolled']: null;
    } & QuarterRow);
/**
 * Each day's children by room: those who came, in the room they arrived in, and those enrolled at its end and booked who didn't; and all
 * who came by the quarter hour of their first arrival. Closed days on which nobody came are left out, unless only one day is
 * asked for.
 */
export const attendanceCounts = (asked: Asked) => sql<CountRow>`
  with ${ownRooms}, ${arrivals(asked)}, ${enrollments(asked)},
  child_day as (
    select coalesce(a.date, e.date) as date, coalesce(a.room_id, e.room_id) as room_id, a.child_id is not null as came,
      coalesce(a.is_late, false) as is_late,
      floor(date_part('epoch', (a.arrived at time zone a.time_zone)::time) / 900)::int as quarter
    from (
      select e.* from enrollment e join child k on k.id = e.child_id where ${isScheduledOn(sql`e.date`)}) e
    full join (
      select a.*, c.time_zone from arrival a, center c) a
    on a.child_id = e.child_id and a.date = e.date),
  counts as (
    select date, room_id, quarter, grouping(quarter) = 1 as is_day, count(*)::int as enrolled,
      (count(*) filter (where came))::int as present, (count(*) filter (where is_late))::int as late
    from child_day where ${isIdAsked(asked.room, sql.ref('room_id'))}
    group by grouping sets ((date, room_id), (quarter))),
  opened as (
    select *, ${isOpenDay(sql.ref('c.date'))} as is_open,
      sum(present) over (partition by date) > 0 as is_attended
    from counts c where is_day)
  select 'day' as kind, date, is_open, room_id, enrolled, present, late, null as quarter
  from opened where is_open or is_attended or ${asked.from}::date = ${asked.to}::date
  union all
  select 'quarter', null, null, null, null, present, late, quarter from counts where not is_day and quarter is not null
  order by date, room_id, quarter`;

export interface EnrollmentRow {
  readonly roomId: number;
  readonly room: string;
  readonly capacity: number | null;
  readonly enrolled: number;
}
/** Enrolled at the end of the last day, by room; rooms without a group only where somebody is in them. */
export const enrollmentByRoom = ({ to, room }: Asked) => sql<EnrollmentRow>`
  with ${ownRooms}, ${enrollments({ from: to, to, room })}
  select r.id as room_id, r.name as room, r.capacity, count(e.child_id)::int as enrolled
  from room r left join enrollment e on e.room_id = r.id
  where ${isAsked(room)}
  group by r.center_id, r.id having r.removed_at is null and r.age_group is not null or count(e.child_id) > 0
  order by r.sort_order, r.id`;
