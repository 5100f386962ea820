import { sql } from 'kysely';
import type { INCIDENT_KINDS } from '#contract/analytics.ts';
import { LATE_PICK_UP } from '#contract/billing-late-pickups.ts';
import { ownRooms, whereabouts } from '#server/domains/center/presence-queries.ts';
import { type Asked, arrivals, isIdAsked } from './whereabouts-queries.ts';

type Kind = (typeof INCIDENT_KINDS)[number];

/** PostgreSQL writes the edge of a word as \y. */
const latePickUp = LATE_PICK_UP.source.replaceAll('\\b', '\\y');

/** Incidents with the room their child was in when they happened. Needs `whereabouts`. */
export const located = ({ from, to, room }: Asked) => sql`located as (
  select i.id, i.date, i.time, i.description, i.parent_notified_at is not null as parent_notified, w.room_id,
    k.first_name || ' ' || k.last_name as child, k.removed_at is not null as is_removed,
    case when i.description ~* ${latePickUp} then 'late-pick-up' else 'incident' end as kind
  from incident i join center c on c.center_id = i.center_id
  join child k on k.center_id = i.center_id and k.id = i.child_id
  join whereabouts w on w.child_id = i.child_id
    and (i.date + i.time) at time zone c.time_zone >= w.since and (i.date + i.time) at time zone c.time_zone < w.until
  where i.date between ${from}::date and ${to}::date and ${isIdAsked(room, sql.ref('w.room_id'))})`;

export interface IncidentCell {
  readonly roomId: number;
  readonly hour: number;
  readonly kind: Kind;
  readonly count: number;
  readonly open: number;
}
export const incidentCells = (asked: Asked) => sql<IncidentCell>`
  with ${whereabouts}, ${located(asked)}
  select room_id, extract(hour from time)::int as hour, kind, count(*)::int as count,
    (count(*) filter (where not parent_notified and not is_removed))::int as open
  from located group by 1, 2, 3 order by 1, 2, 3`;

export const recentIncidents = (asked: Asked, limit: number) => sql<{
  id: number;
  date: string;
  time: string;
  child: string;
  room: string;
  description: string;
  kind: Kind;
  parentNotified: boolean;
}>`
  with ${whereabouts}, ${located(asked)}
  select l.id, l.date, l.time, l.child, r.name as room, l.description, l.kind, l.parent_notified
  from located l join room r on r.id = l.room_id
  where not l.is_removed order by l.date desc, l.time desc, l.id desc limit ${limit}`;

/**
 * What children did and learned, with the room their child was in at its time, or at noon of its day where that isn't known.
 * Care (meals, naps, diapers, medicine) is no activity in this sense. Needs `whereabouts`.
 */
const placed = ({ from, to, room }: Asked) => sql`placed as (
  select a.id, a.child_id, a.date, a.activity, a.notes, a.staff_id, w.room_id
  from (
    select a.*, coalesce(a.at, (a.date + time '12:00') at time zone c.time_zone) as moment
    from activity a join center c on c.center_id = a.center_id
    where a.date between ${from}::date and ${to}::date and a.undone_at is null
      and a.kind in ('learning', 'outdoor', 'other')) a
  join whereabouts w on w.child_id = a.child_id and a.moment >= w.since and a.moment < w.until
  where ${isIdAsked(room, sql.ref('w.room_id'))})`;

export const activitiesByRoom = (asked: Asked) => sql<{ roomId: number; count: number }>`
  with ${whereabouts}, ${placed(asked)}
  select room_id, count(*)::int as count from placed group by room_id order by room_id`;

export const mostRecordedActivities = (asked: Asked, limit: number) => sql<{ activity: string; count: number }>`
  with ${whereabouts}, ${placed(asked)}
  select activity, count(*)::int as count from placed group by activity order by count(*) desc, activity limit ${limit}`;

export const recentActivities = (asked: Asked, limit: number) => sql<{
  id: number;
  date: string;
  child: string;
  room: string;
  activity: string;
  notes: string;
  ledBy: string;
}>`
  with ${whereabouts}, ${placed(asked)}
  select p.id, p.date, k.first_name || ' ' || k.last_name as child, r.name as room, p.activity, p.notes,
    s.first_name || ' ' || s.last_name as led_by
  from placed p join child k on k.id = p.child_id join room r on r.id = p.room_id join staff s on s.id = p.staff_id
  where k.removed_at is null order by p.date desc, p.id desc limit ${limit}`;

export interface CompletenessCell {
  /** Null: the room's attended child-days, and those with a report. Else those that this person wrote a report of. */
  readonly staffId: number | null;
  readonly roomId: number;
  readonly attended: number;
  readonly reported: number;
}
/** Attended child-days by the room of arrival and their daily reports; a second report of one person counts once. */
export const completenessCells = (asked: Asked) => sql<CompletenessCell>`
  with ${ownRooms}, ${arrivals(asked)},
  asked_arrival as materialized (
    select child_id, date, room_id from arrival where ${isIdAsked(asked.room, sql.ref('room_id'))}),
  report as materialized (
    select distinct child_id, date, staff_id from daily_report
    where date between ${asked.from}::date and ${asked.to}::date)
  select null as staff_id, a.room_id, count(*)::int as attended, count(r.child_id)::int as reported
  from asked_arrival a left join (select distinct child_id, date from report) r on r.child_id = a.child_id and r.date = a.date
  group by a.room_id
  union all
  select r.staff_id, a.room_id, 0, count(*)::int
  from report r join asked_arrival a on a.child_id = r.child_id and a.date = r.date
  group by r.staff_id, a.room_id`;

/** Everybody who works here or did, in the order of the staff list. */
export const staffNames = () => sql<{
  id: number;
  name: string;
  roomId: number | null;
  room: string | null;
  isActive: boolean;
}>`
  select s.id, s.first_name || ' ' || s.last_name as name, s.room_id, m.name as room, s.removed_at is null as is_active
  from staff s left join room m on m.center_id = s.center_id and m.id = s.room_id
  order by s.last_name collate "und-x-icu", s.first_name collate "und-x-icu", s.id`;
