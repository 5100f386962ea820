import { sql } from 'kysely';
import { whereabouts } from './analytics-scope.ts';

export interface PresenceRow {
  readonly at: Date;
  readonly time: string;
  readonly roomId: number;
  readonly children: number;
  readonly staff: number;
}
/**
 * Every quarter hour of a local day up to now with the rooms where somebody was: children checked in and staff on duty at that
 * moment. A check-out that was forgotten lasts until the end of its day.
 */
export const presenceOn = (date: string, now: Date) => sql<PresenceRow>`
  with ${whereabouts},
  bounds as (
    select time_zone as zone, ${date}::date::timestamp at time zone time_zone as begins,
      (${date}::date + 1)::timestamp at time zone time_zone as ends from center),
  slot as (
    select at from bounds, generate_series(begins, least(ends - interval '1 minute', ${now}), interval '15 minutes') as at),
  child_there as (
    select s.at, w.room_id, count(distinct a.child_id)::int as children
    from slot s join attendance a on a.check_in <= s.at and (a.check_out is null or a.check_out > s.at)
    join whereabouts w on w.child_id = a.child_id and s.at >= w.since and s.at < w.until
    where a.date = ${date}::date group by s.at, w.room_id),
  duty as materialized (
    select d.staff_id, d.started_at, d.ended_at from staff_duty d, bounds
    where d.started_at < bounds.ends and (d.ended_at > bounds.begins or d.ended_at is null)),
  staff_there as (
    select s.at, m.room_id, count(distinct d.staff_id)::int as staff
    from slot s join duty d on d.started_at <= s.at and (d.ended_at is null or d.ended_at > s.at)
    join staff m on m.id = d.staff_id
    where m.room_id is not null group by s.at, m.room_id)
  select at, to_char(at at time zone bounds.zone, 'HH24:MI') as time, room_id, coalesce(children, 0) as children, coalesce(staff, 0) as staff
  from child_there full join staff_there using (at, room_id) cross join bounds
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
