import { type RawBuilder, sql } from 'kysely';
import { isBlockedOn } from './block-queries.ts';
import { dutyEnd, isOnDutyAt } from './duty-queries.ts';

/** An alias or a column. */
type Ref = RawBuilder<unknown>;

/**
 * In which room a child (an alias of `child`) is at a moment: its own, where it was moved, or where that one is merged into
 * (presence-1). Whoever asks where a child is asks this one, or `present` for many moments.
 */
export const roomOfChildAt = (at: Date | Ref, child: Ref) => {
  const asked = sql<number>`child_room_at(${child}.center_id, ${child}.id, ${at}::timestamptz)`;
  return at instanceof Date ? unlessAtHome(at, child, asked) : asked;
};

/** Of many at one moment: whoever was not moved within two days is in their own room while none is merged, and need not be asked about. */
const unlessAtHome = (at: Date, child: Ref, asked: Ref) => sql<number>`case
  when exists (select from room_merge g where g.from_at <= ${at} and g.to_at > ${at})
    or ${child}.id = any (array(select m.child_id from presence_move m
      where m.undone_at is null and m.at > ${at}::timestamptz - interval '2 days' and m.at <= ${at})) then ${asked}
  else (select s.room_id from room_stay s where s.center_id = ${child}.center_id and s.child_id = ${child}.id
    order by s.began_at <= ${at} desc, abs(extract(epoch from s.began_at - ${at}::timestamptz)), s.id desc limit 1) end`;

/**
 * Whether a child (an alias of `child`) was here at a moment, in one of these rooms: its own or where it was moved, whatever rooms were
 * merged then, as records of a group stay together. At no moment (null): no.
 */
export const wasPutInto = (roomIds: readonly number[], at: Date | Ref, child: Ref) => sql<boolean>`exists (
  select from child_placed_at(${child}.center_id, ${child}.id, ${at}::timestamptz) w
  where w.is_here and w.room_id = any (${roomIds}::bigint[]))`;

/**
 * Where each member of staff who is on duty now is, and what they do: rows `p` of `staff_id`, `duty_id`, `function`, `since` and
 * `room_id`, which is null of everything but care and of care without a room (presence-6).
 */
export const staffPlacedAt = (now: Date) => sql`(
  select d.center_id, d.staff_id, d.id as duty_id, d.started_at, l.function, l.at as since, l.room_id as placed_in,
    case when l.room_id is not null then room_after_merges(d.center_id, l.room_id, l.merge_id, ${now}::timestamptz) end as room_id
  from staff_duty d
  cross join lateral (
    select s.function, s.at, s.room_id, s.merge_id from staff_presence s
    where s.center_id = d.center_id and s.duty_id = d.id order by s.at desc, s.id desc limit 1) l
  where ${isOnDutyAt(now)})`;

/**
 * Whether somebody may care for a group on a day, and so counts for the ratio of its rooms (employment-6): qualified for it then, or
 * never judged, as of most nothing is entered; and no paper that is missing or has expired keeps them out (papers-8).
 */
export const countsFor = (staffId: Ref, ageGroup: Ref, day: Ref) => sql<boolean>`(
  (exists (select from staff_qualification q where q.staff_id = ${staffId} and q.age_group = ${ageGroup}
    and q.from_date <= ${day} and (q.to_date is null or q.to_date >= ${day}))
  or not exists (select from staff_qualification q where q.staff_id = ${staffId}))
  and not ${isBlockedOn(staffId, day)})`;

/** A room of a group in which somebody can be (presence-9); nobody takes it out of use meanwhile. */
export const roomOfGroup = (id: number) => sql<{ id: number; name: string }>`
  select id, name from room where id = ${id} and removed_at is null and age_group is not null for key share`;

/** The merge by which whoever comes into a room is in another one now. */
export const mergeInForce = (roomId: number, now: Date) => sql<{ id: number }>`
  select id from room_merge where from_room_id = ${roomId} and from_at <= ${now} and to_at > ${now}`;

/** Whether a room takes part in a merge today, or somebody is in it who belongs elsewhere. */
export const isRoomUsed = (roomId: number, today: string, now: Date) => sql<{ isUsed: boolean }>`
  select exists (select from room_merge where ${roomId} in (from_room_id, into_room_id) and to_at > greatest(from_at, ${now}))
    or exists (select from attendance a join child k on k.center_id = a.center_id and k.id = a.child_id
      where a.date = ${today}::date and a.check_in is not null and a.check_out is null and ${roomOfChildAt(now, sql`k`)} = ${roomId})
    or exists (select from ${staffPlacedAt(now)} p where p.placed_in = ${roomId}) as is_used`;

/** When local days begin and end, both included. */
export const dayBounds = (from: string, to: string) => sql`bounds as materialized (
  select time_zone as zone, day::date as date, day at time zone time_zone as begins,
    (day + interval '1 day') at time zone time_zone as ends
  from center, generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 day') day)`;

/**
 * To which room every child belonged: a row per stay in a room, which holds from `since` until `until`. The first one reaches back
 * without end and the last one forward, so that a child belongs to exactly one room at every moment.
 */
export const ownRooms = sql`own_room as materialized (
  select child_id, room_id, id,
    case when lag(began_at) over stays is null then '-infinity' else began_at end as since,
    coalesce(lead(began_at) over stays, 'infinity') as until
  from room_stay
  window stays as (partition by child_id order by began_at, id))`;

/**
 * Where every child was: as `own_room`, which it brings along, and in the rooms it was moved to. Merges are not told, as records of a
 * group stay together; `present` follows them. `despite_id` is the merge of the room that a move is an exception to.
 */
export const whereabouts = sql`${ownRooms},
moved as materialized (
  select child_id, room_id, merge_id, id, since, until from (
    select m.child_id, m.room_id, m.merge_id, m.id, m.at as since, least(
      coalesce(lead(m.at) over (partition by m.attendance_id order by m.at, m.id), 'infinity'),
      coalesce(a.check_out, 'infinity'), (a.date + 1)::timestamp at time zone c.time_zone) as until
    from presence_move m join attendance a on a.center_id = m.center_id and a.id = m.attendance_id
    join center c on c.center_id = m.center_id
    where m.undone_at is null and m.at >= a.check_in) m
  where since < until),
whereabouts as materialized (
  select child_id, room_id, despite_id, since, coalesce(lead(since) over stays, 'infinity') as until
  from (
    select child_id, room_id, null::bigint as despite_id, since, 1 as place, id from own_room o
    where not exists (select from moved m where m.child_id = o.child_id and m.since <= o.since and m.until > o.since)
    union all
    select m.child_id, o.room_id, null, m.until, 2, m.id
    from moved m join own_room o on o.child_id = m.child_id and o.since <= m.until and o.until > m.until
    where not exists (select from moved n where n.child_id = m.child_id and n.since = m.until)
    union all
    select child_id, room_id, merge_id, since, 3, id from moved) placed
  window stays as (partition by child_id order by since, place, id))`;

/**
 * Who was in which room at each moment of `slot (date, at)`: children checked in, wherever their stay was then, and staff on
 * duty whose function is care and who count for its group, each where the rooms that were merged lead to. A check-out that was forgotten lasts until the end of its
 * day, a forgotten duty until its center closed (staff-10). Needs `bounds`, `slot` and `whereabouts`.
 */
export const present = (from: string, to: string, now: Date) => sql`attended as materialized (
  select child_id, date, check_in, check_out from attendance
  where date between ${from}::date and ${to}::date and check_in is not null),
redirect as materialized (
  select s.at, g.from_room_id as room_id, room_after_merges(g.center_id, g.from_room_id, null, s.at) as into_id
  from (select distinct at from slot) s join room_merge g on g.from_at <= s.at and g.to_at > s.at),
child_there as (
  select distinct s.at, a.child_id, s.date, case
    when w.despite_id is not null then room_after_merges(app_center(), w.room_id, w.despite_id, s.at)
    else coalesce(g.into_id, w.room_id) end as room_id
  from slot s join attended a on a.date = s.date and a.check_in <= s.at and (a.check_out is null or a.check_out > s.at)
  join whereabouts w on w.child_id = a.child_id and s.at >= w.since and s.at < w.until
  left join redirect g on g.at = s.at and g.room_id = w.room_id),
duty as materialized (
  select d.id, d.staff_id, d.started_at, ${dutyEnd(now)} as ended_at from staff_duty d
  where d.voided_at is null and d.started_at < (select max(ends) from bounds) and (d.ended_at > (select min(begins) from bounds) or d.ended_at is null)),
placed as materialized (
  select d.staff_id, p.room_id, p.function, p.merge_id,
    greatest(d.started_at, case when lag(p.at) over w is null then '-infinity' else p.at end) as since,
    least(d.ended_at, lead(p.at) over w) as until
  from duty d join staff_presence p on p.duty_id = d.id
  window w as (partition by p.duty_id order by p.at, p.id)),
staff_there as (
  select t.at, t.room_id, count(distinct t.staff_id)::int as staff from (
    select s.at, s.date, p.staff_id, case
      when p.merge_id is not null then room_after_merges(app_center(), p.room_id, p.merge_id, s.at)
      else coalesce(g.into_id, p.room_id) end as room_id
    from slot s join placed p on p.since <= s.at and (p.until is null or p.until > s.at)
    left join redirect g on g.at = s.at and g.room_id = p.room_id
    where p.function = 'care' and p.room_id is not null) t
  join room r on r.id = t.room_id
  where ${countsFor(sql`t.staff_id`, sql`r.age_group`, sql`t.date`)}
  group by t.at, t.room_id)`;

/** Added to a statement of moments: those at which somebody was moved, or rooms were merged or split. Needs `bounds`. */
export const movedAt = sql`
  union select at from presence_move where undone_at is null and at >= (select min(begins) from bounds)
  union select at from staff_presence where at >= (select min(begins) from bounds)
  union select from_at from room_merge where to_at >= (select min(begins) from bounds)
  union select to_at from room_merge where to_at >= (select min(begins) from bounds)`;
