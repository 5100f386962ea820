import { sql } from 'kysely';
import type { BookingKind } from '#contract/bookings-choices.ts';
import { ownRooms } from '#server/domains/center/presence-queries.ts';
import { staysBetween } from '#server/domains/schedules/expected-queries.ts';
import { enrollments } from './attendance-queries.ts';
import { type Asked, arrivals, isIdAsked } from './whereabouts-queries.ts';

/**
 * A row for each day on which a child was booked or came, in the room it arrived in, else the one it belonged to at the day's end
 * (analytics-5): the minutes of both, whether the day is over and it did not come, and whether the family had told by that day that it does not.
 */
const bookedDays = (asked: Asked, now: Date) => sql`${ownRooms}, ${arrivals(asked)}, ${enrollments(asked)},
expected as (
  select e.child_id, e.date, e.room_id, sum(t.minutes)::int as minutes
  from enrollment e join ${staysBetween(asked.from, asked.to)} t on t.child_id = e.child_id and t.date = e.date group by 1, 2, 3),
attended as (
  select a.child_id, a.date, floor(sum(date_part('epoch', coalesce(a.check_out, least(${now}::timestamptz,
      greatest(a.check_in, (a.date + o.closes) at time zone c.time_zone))) - a.check_in)) / 60)::int as minutes
  from attendance a join center c on c.center_id = a.center_id
  left join opening_hours o on o.center_id = a.center_id and o.weekday = extract(isodow from a.date)
  where a.date between ${asked.from}::date and ${asked.to}::date and a.check_in is not null group by a.child_id, a.date),
booked_day as (
  select coalesce(e.child_id, a.child_id) as child_id, coalesce(e.date, a.date) as date, coalesce(a.room_id, e.room_id) as room_id,
    e.child_id is not null as is_booked, a.child_id is not null as came, coalesce(e.minutes, 0) as booked_minutes,
    coalesce(m.minutes, 0) as attended_minutes,
    e.child_id is not null and a.child_id is null and e.date < (${now}::timestamptz at time zone (select time_zone from center))::date as is_missed,
    e.child_id is not null and a.child_id is null and exists (
      select from notice n join center c on c.center_id = n.center_id
      where n.child_id = e.child_id and n.kind = 'absence' and n.from_date <= e.date and n.to_date >= e.date
        and (n.reported_at at time zone c.time_zone)::date <= e.date and (n.withdrawn_on is null or n.withdrawn_on > e.date)) as is_told
  from expected e full join arrival a on a.child_id = e.child_id and a.date = e.date
  left join attended m on m.child_id = a.child_id and m.date = a.date)`;

export interface BookedRow {
  /**
   * The day, or the first day of its month.
   * @known one of the two days that are joined is there
   */
  readonly date: string;
  /** @known as the day */
  readonly roomId: number;
  readonly booked: number;
  readonly came: number;
  readonly noShows: number;
  readonly told: number;
  readonly unbooked: number;
  readonly bookedMinutes: number;
  readonly attendedMinutes: number;
}
export const bookedCounts = (asked: Asked, by: 'day' | 'month', now: Date) => sql<BookedRow>`
  with ${bookedDays(asked, now)}
  select date_trunc(${by}::text, date::timestamp)::date as date, room_id, (count(*) filter (where is_booked))::int as booked,
    (count(*) filter (where is_booked and came))::int as came, (count(*) filter (where is_missed and not is_told))::int as no_shows,
    (count(*) filter (where is_told))::int as told,
    (count(*) filter (where not is_booked))::int as unbooked, sum(booked_minutes)::int as booked_minutes,
    sum(attended_minutes)::int as attended_minutes
  from booked_day where ${isIdAsked(asked.room, sql.ref('room_id'))} group by 1, 2 order by 1, 2`;

export interface NoShowRow {
  /** @known one of the two days that are joined is there */
  readonly date: string;
  /** @known as the day */
  readonly childId: number;
  readonly child: string;
  readonly room: string;
}
/** Who was booked, told nothing and did not come, newest first; null: all of them. */
export const noShowRows = (asked: Asked, now: Date, limit: number | null) => sql<NoShowRow>`
  with ${bookedDays(asked, now)}
  select d.date, d.child_id, k.first_name || ' ' || k.last_name as child, r.name as room
  from booked_day d join child k on k.id = d.child_id join room r on r.id = d.room_id
  where d.is_missed and not d.is_told and ${isIdAsked(asked.room, sql.ref('d.room_id'))} order by d.date desc, 3, d.child_id limit ${limit}::bigint`;

export interface RevenueRow {
  /** Its first day. */
  readonly month: string;
  /** @known coming after all costs nothing */
  readonly kind: BookingKind;
  readonly days: number;
  readonly cents: number;
}
/**
 * What is charged for booked days, by the month of the day of care; a charge that was taken back by a counter entry or a credit is not. A
 * child counts in the room to which it belonged at noon.
 */
export const bookedDayCharges = ({ from, to, room }: Asked) => sql<RevenueRow>`
  with ${ownRooms},
  charged as (
    select b.id, b.kind, b.date, sum(t.amount + coalesce((
        select r.amount from ledger_transaction r where r.center_id = t.center_id and r.reverses_id = t.id), 0) + coalesce((
        select c.amount from ledger_transaction c where c.center_id = t.center_id and c.source_key = 'booking-credit:' || t.id
          and not exists (select from ledger_transaction u where u.center_id = c.center_id and u.reverses_id = c.id)), 0)) as cents
    from booking b join ledger_transaction t on t.center_id = b.center_id and starts_with(t.source_key, 'booking:' || b.id || ':')
    where t.kind = 'charge' and t.category = 'booked_day' and t.child_id = b.child_id and b.date between ${from}::date and ${to}::date
      and exists (
        select from own_room w join center c on true where w.child_id = b.child_id
          and (b.date + time '12:00') at time zone c.time_zone >= w.since and (b.date + time '12:00') at time zone c.time_zone < w.until
          and ${isIdAsked(room, sql.ref('w.room_id'))})
    group by b.id, b.kind, b.date)
  select date_trunc('month', date::timestamp)::date as month, kind, (count(*) filter (where cents > 0))::int as days, sum(cents)::bigint as cents
  from charged group by 1, 2 having sum(cents) <> 0 order by 1, 2`;
