import { sql } from 'kysely';
import { dutyEnd } from '#server/domains/center/duty-queries.ts';
import { whereabouts } from './whereabouts-queries.ts';

export interface PresenceRow {
  /** @known of the children or of the staff there */
  readonly at: Date;
  /** @known as `at` is */
  readonly time: string;
  /** @known of the children or of the staff there */
  readonly roomId: number;
  readonly children: number;
  readonly staff: number;
}
/** When local days begin and end, both included. */
export const dayBounds = (from: string, to: string) => sql`bounds as materialized (
  select time_zone as zone, day::date as date, day at time zone time_zone as begins,
    (day + interval '1 day') at time zone time_zone as ends
  from center, generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 day') day)`;

/**
 * Who was in which room at each moment of `slot (date, at)`: children checked in, wherever their stay was then, and staff on
 * duty, in the room they are assigned to. A check-out that was forgotten lasts until the end of its day, a
 * forgotten duty until its center closed (staff-10). Needs `bounds`,
 * `slot` and `whereabouts`.
 */
export const present = (from: string, to: string, now: Date) => sql`attended as materialized (
  select child_id, date, check_in, check_out from attendance
  where date between ${from}::date and ${to}::date and check_in is not null),
child_there as (
  select distinct s.at, w.room_id, a.child_id, s.date
  from slot s join attended a on a.date = s.date and a.check_in <= s.at and (a.check_out is null or a.check_out > s.at)
  join whereabouts w on w.child_id = a.child_id and s.at >= w.since and s.at < w.until),
duty as materialized (
  select d.staff_id, d.started_at, ${dutyEnd(now)} as ended_at from staff_duty d
  where d.voided_at is null and d.started_at < (select max(ends) from bounds) and (d.ended_at > (select min(begins) from bounds) or d.ended_at is null)),
staff_there as (
  select s.at, m.room_id, count(distinct d.staff_id)::int as staff
  from slot s join duty d on d.started_at <= s.at and (d.ended_at is null or d.ended_at > s.at)
  join staff m on m.id = d.staff_id
  where m.room_id is not null group by s.at, m.room_id)`;

/** Every quarter hour of a local day up to now with the rooms where somebody was at that moment. */
export const presenceOn = (date: string, now: Date) => sql<PresenceRow>`
  with ${whereabouts}, ${dayBounds(date, date)},
  slot as materialized (
    select date, at from bounds, generate_series(begins, least(ends - interval '1 minute', ${now}), interval '15 minutes') as at),
  ${present(date, date, now)},
  children as (select at, room_id, count(*)::int as children from child_there group by at, room_id)
  select at, to_char(at at time zone bounds.zone, 'HH24:MI') as time, room_id, coalesce(children, 0) as children, coalesce(staff, 0) as staff
  from children full join staff_there using (at, room_id) cross join bounds
  order by at, room_id`;

/** When the quarter hours of a local day up to now begin. */
export const quartersOf = (date: string, now: Date) => sql<{ at: Date; time: string }>`
  select at, to_char(at at time zone time_zone, 'HH24:MI') as time
  from center, generate_series(${date}::date::timestamp at time zone time_zone,
    least((${date}::date + 1)::timestamp at time zone time_zone - interval '1 minute', ${now}), interval '15 minutes') as at
  order by at`;

/** The center's usual hours on a weekday (1 is Monday), whether or not it is closed on a day. */
export const hoursOn = (weekday: number) => sql<{ opens: string; closes: string }>`
  select opens, closes from opening_hours where weekday = ${weekday}`;
