import { sql } from 'kysely';
import type { SleepPosition } from '#contract/activities-choices.ts';
import type { Room } from '#server/db/types.ts';
import { roomOfChildAt, staffPlacedAt } from '#server/domains/center/presence-queries.ts';
import { photoUrl } from '#server/domains/children/queries.ts';

/** A room that is still there. */
export const roomById = (id: number) => sql<{ id: number; name: string; ageGroup: Room['ageGroup'] }>`
  select id, name, age_group from room where id = ${id} and removed_at is null`;

export interface PresentRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly photoUrl: string | null;
  readonly allergies: string;
}
/** The children who are in a room now. */
export const presentIn = (roomId: number, today: string, now: Date) => sql<PresentRow>`
  select child.id, child.first_name, child.last_name, ${photoUrl} as photo_url, child.allergies
  from child
  where child.removed_at is null and exists (
    select from attendance a where a.center_id = child.center_id and a.child_id = child.id and a.date = ${today}::date
      and a.check_in is not null and a.check_out is null)
    and ${roomOfChildAt(now, sql`child`)} = ${roomId}
  order by child.first_name collate "und-x-icu", child.last_name collate "und-x-icu", child.id`;

/** Who is in care in a room now. */
export const onDutyIn = (roomId: number, now: Date) => sql<{ name: string }>`
  select s.first_name || ' ' || s.last_name as name
  from ${staffPlacedAt(now)} p join staff s on s.center_id = p.center_id and s.id = p.staff_id
  where p.function = 'care' and p.room_id = ${roomId} and s.removed_at is null order by p.started_at, p.duty_id`;

export interface RunningNap {
  readonly id: number;
  readonly childId: number;
  /** @known only activities of the kind `other` may be without a time */
  readonly since: Date;
  /** @known only activities of the kind `other` may be without a time */
  readonly sinceTime: string;
  readonly lastCheck: Date | null;
  readonly lastPosition: SleepPosition | null;
}
/** The naps these children are taking now. */
export const runningNaps = (childIds: readonly number[], today: string) => sql<RunningNap>`
  select a.id, a.child_id, a.at as since, to_char(a.at at time zone c.time_zone, 'HH24:MI') as since_time,
    last.at as last_check, last.position as last_position
  from activity a join center c on c.center_id = a.center_id
  left join lateral (
    select n.at, n.position from nap_check n where n.center_id = a.center_id and n.activity_id = a.id
    order by n.at desc, n.id desc limit 1) last on true
  where a.child_id = any (${childIds}::bigint[]) and a.date = ${today}::date and a.kind = 'nap' and a.ended_at is null
    and a.undone_at is null`;
