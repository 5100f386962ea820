import { sql } from 'kysely';
import type { SleepPosition } from '../../../contract/activity-choices.ts';
import { db } from '../../db/sql.ts';

export interface NapRow {
  readonly id: number;
  readonly childId: number;
  readonly date: string;
  readonly at: Date;
  readonly endedAt: Date | null;
  readonly lastCheck: Date | null;
}
/** Naps by their ids, locked until the change is done. */
export const lockedNaps = (ids: readonly number[]) => sql<NapRow>`
  select a.id, a.child_id, a.date, a.at, a.ended_at, (select max(n.at) from nap_check n where n.activity_id = a.id) as last_check
  from activity a where a.id = any (${ids}::bigint[]) and a.kind = 'nap' and a.undone_at is null
  order by a.id for update of a`;

export const endNapRow = (id: number, end: Date, by: number | null) => sql`
  update activity set ended_at = ${end}, ended_by = ${by}, ended_at_check_out = false, version = version + 1 where id = ${id}`;

export const reopenNap = (id: number) => sql`
  update activity set ended_at = null, ended_by = null, ended_at_check_out = false, version = version + 1 where id = ${id}`;

/**
 * Lets the naps of days follow the stays they are in: one that nobody ended is over when the child was checked out, goes on
 * when that was taken back, and moves with it when it is corrected. Without a check-out nothing is made up.
 * @param childIds null for everybody's
 */
export const settleNaps = (childIds: readonly number[] | null, from: string, to: string) => sql<{
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
  position: SleepPosition;
  breathingNormal: boolean;
  note: string;
  staffId: number;
}) => db.insertInto('napCheck').values(check).returning('id');

export interface NapCheckRow {
  readonly id: number;
  readonly at: Date;
  readonly time: string;
  readonly position: SleepPosition;
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

/** Naps of earlier days, of a room's children, of which nobody recorded the end; those of the last month. */
export const unendedNaps = (roomId: number, today: string) => sql<{
  id: number;
  childId: number;
  child: string;
  date: string;
  at: string;
}>`
  select a.id, a.child_id, k.first_name || ' ' || k.last_name as child, a.date, to_char(a.at at time zone c.time_zone, 'HH24:MI') as at
  from activity a join center c on c.center_id = a.center_id join child k on k.center_id = a.center_id and k.id = a.child_id
  where a.kind = 'nap' and a.ended_at is null and a.undone_at is null
    and a.date < ${today}::date and a.date >= ${today}::date - 31 and k.room_id = ${roomId} and k.removed_at is null
  order by a.date desc, k.first_name, a.id`;
