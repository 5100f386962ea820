import { sql } from 'kysely';
import type { SleepPosition } from '#contract/activities-choices.ts';
import { db } from '#server/db/sql.ts';
import type { Room } from '#server/db/types.ts';
import { isOnDutyAt } from '#server/domains/center/duty-queries.ts';
import { roomOfChildAt } from '#server/domains/center/presence-queries.ts';

export interface NapRow {
  readonly id: number;
  readonly childId: number;
  readonly date: string;
  /** @known only activities of the kind `other` may be without a time */
  readonly at: Date;
  readonly endedAt: Date | null;
  readonly lastCheck: Date | null;
}
/** Naps by their ids, locked until the change is done. */
export const lockedNaps = (ids: readonly number[]) => sql<NapRow>`
  select a.id, a.child_id, a.date, a.at, a.ended_at, (select max(n.at) from nap_check n where n.activity_id = a.id) as last_check
  from activity a where a.id = any (${ids}::bigint[]) and a.kind = 'nap' and a.undone_at is null
  order by a.id for update of a`;

/** Whose naps they are, with the group of the child's room. */
export const sleepersOf = (napIds: readonly number[]) => sql<{ firstName: string; roomGroup: Room['ageGroup'] }>`
  select k.first_name, r.age_group as room_group
  from activity a join child k on k.center_id = a.center_id and k.id = a.child_id
  join room r on r.center_id = k.center_id and r.id = k.room_id
  where a.id = any (${napIds}::bigint[]) order by a.id`;

export const endNapRow = (id: number, end: Date, by: number | null) => sql`
  update activity set ended_at = ${end}, ended_by = ${by}, ended_at_check_out = false, version = version + 1 where id = ${id}`;

/** A nap by its id, or by what recorded it and its child; locked until the change is done. */
export const napToEnd = ({
  napId,
  batch,
  childId,
}: {
  napId: number | null;
  batch: string | null;
  childId: number;
}) => sql<{
  id: number;
  childId: number;
  /** @known only activities of the kind `other` may be without a time */
  at: Date;
  endedAt: Date | null;
  endedAtCheckOut: boolean;
}>`
  select id, child_id, at, ended_at, ended_at_check_out from activity
  where child_id = ${childId} and kind = 'nap' and undone_at is null and (id = ${napId} or batch = ${batch}::uuid)
  order by id limit 1 for update`;

/** A nap that was over, in which a moment of a child's lies, on the moment's local date. */
export const napDuring = (childId: number, date: string, at: Date) => sql<{ id: number }>`
  select id from activity
  where child_id = ${childId} and date = ${date}::date and kind = 'nap' and undone_at is null and at <= ${at} and ended_at > ${at}
  limit 1`;

export const reopenNap = (id: number) => sql`
  update activity set ended_at = null, ended_by = null, ended_at_check_out = false, version = version + 1 where id = ${id}`;

/**
 * Lets the naps of days follow the stays they are in: one that nobody ended is over when the child was checked out, goes on
 * when that was taken back, and moves with it when it is corrected. Without a check-out nothing is made up.
 * @param childIds null for everybody's
 */
export const endNapsOf = (childIds: readonly number[] | null, from: string, to: string) => sql<{
  id: number;
  childId: number;
}>`
  update activity a set ended_at = v.ended_at, ended_at_check_out = v.ended_at is not null, version = a.version + 1
  from (
    select n.center_id, n.id, case when t.check_out is not null then greatest(n.at, t.check_out) end as ended_at
    from activity n join attendance t on t.center_id = n.center_id and t.child_id = n.child_id and t.date = n.date
      and date_trunc('minute', t.check_in) <= n.at and (t.check_out is null or t.check_out >= date_trunc('minute', n.at))
    where n.kind = 'nap' and n.undone_at is null and (n.ended_at is null or n.ended_at_check_out)
      and n.date between ${from}::date and ${to}::date
      and (${childIds}::bigint[] is null or n.child_id = any (${childIds}::bigint[]))) v
  where a.center_id = v.center_id and a.id = v.id and a.ended_at is distinct from v.ended_at
  returning a.id, a.child_id`;

export const insertNapCheck = (check: {
  activityId: number;
  childId: number;
  at: Date;
  position: SleepPosition | null;
  breathingNormal: boolean;
  note: string;
  staffId: number;
}) => db.insertInto('napCheck').values(check).returning('id');

export interface NapCheckRow {
  readonly id: number;
  readonly at: Date;
  readonly time: string;
  readonly position: SleepPosition | null;
  readonly breathingNormal: boolean;
  readonly note: string;
  readonly by: string;
}
/** Of a nap, oldest first. */
export const napChecks = (activityId: number) => sql<NapCheckRow>`
  select n.id, n.at, to_char(n.at at time zone c.time_zone, 'HH24:MI') as time, n.position, n.breathing_normal, n.note,
    s.first_name || ' ' || s.last_name as by
  from nap_check n join center c on c.center_id = n.center_id join staff s on s.center_id = n.center_id and s.id = n.staff_id
  where n.activity_id = ${activityId} order by n.at, n.id`;

/** Of several naps the last look at each, by the nap's id. */
export const lastChecks = (napIds: readonly number[]) => sql<NapCheckRow>`
  select distinct on (n.activity_id) n.id, n.at, to_char(n.at at time zone c.time_zone, 'HH24:MI') as time, n.position, n.breathing_normal,
    n.note, s.first_name || ' ' || s.last_name as by
  from nap_check n join center c on c.center_id = n.center_id join staff s on s.center_id = n.center_id and s.id = n.staff_id
  where n.activity_id = any (${napIds}::bigint[]) order by n.activity_id, n.at desc, n.id desc`;

/** Naps of earlier days, of a room's children, of which nobody recorded the end; those of the last month. */
export const unendedNaps = (roomId: number, today: string) => sql<{
  id: number;
  childId: number;
  child: string;
  date: string;
  /** @known only activities of the kind `other` may be without a time */
  at: string;
}>`
  select a.id, a.child_id, k.first_name || ' ' || k.last_name as child, a.date, to_char(a.at at time zone c.time_zone, 'HH24:MI') as at
  from activity a join center c on c.center_id = a.center_id join child k on k.center_id = a.center_id and k.id = a.child_id
  where a.kind = 'nap' and a.ended_at is null and a.undone_at is null
    and a.date < ${today}::date and a.date >= ${today}::date - 31 and k.room_id = ${roomId} and k.removed_at is null
  order by a.date desc, k.first_name, a.id`;

export interface SleepingRow {
  readonly id: number;
  readonly childId: number;
  readonly firstName: string;
  readonly roomId: number;
  readonly room: string;
  /** @known only activities of the kind `other` may be without a time */
  readonly since: Date;
  readonly lastCheck: Date | null;
  readonly alarmedFor: Date | null;
}
/** Everybody who is asleep now, in the room where they are. */
export const sleepingNow = (today: string, now: Date) => sql<SleepingRow>`
  select a.id, a.child_id, k.first_name, r.id as room_id, r.name as room, a.at as since, a.look_alarmed_for as alarmed_for,
    (select max(n.at) from nap_check n where n.center_id = a.center_id and n.activity_id = a.id) as last_check
  from activity a join child k on k.center_id = a.center_id and k.id = a.child_id and k.removed_at is null
  join room r on r.center_id = k.center_id and r.id = ${roomOfChildAt(now, sql`k`)}
  where a.date = ${today}::date and a.kind = 'nap' and a.ended_at is null and a.undone_at is null order by a.id`;

/** No row where staff were called for this look before. */
export const claimLookAlarm = (id: number, due: Date) => sql<{ id: number }>`
  update activity set look_alarmed_for = ${due} where id = ${id} and look_alarmed_for is distinct from ${due} returning id`;

/** Who is on duty now and may record a look; where nobody is, everybody who may. */
export const whoCanLook = (now: Date) => sql<{ id: number }>`
  with able as (
    select s.id, exists (select from staff_duty d where d.center_id = s.center_id and d.staff_id = s.id and ${isOnDutyAt(now)}) as is_on_duty
    from staff s join role_capability c on c.center_id = s.center_id and c.role_id = s.role_id and c.capability = 'activities.record'
    where s.removed_at is null)
  select id from able where is_on_duty or not exists (select from able where is_on_duty) order by id`;
