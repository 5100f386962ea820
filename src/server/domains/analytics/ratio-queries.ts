import { sql } from 'kysely';
import { dayBounds, present, whereabouts } from '#server/domains/center/presence-queries.ts';

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
