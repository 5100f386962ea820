import { sql } from 'kysely';
import type { StaffFunction } from '#contract/presence-choices.ts';
import { forgottenEnd } from '#server/domains/center/duty-queries.ts';

/** Where forgotten duties end that began at a moment. */
const endIfForgotten = (startedAt: Date) => sql`(
  select ${forgottenEnd(sql`u`)} from (select app_center() as center_id, ${startedAt}::timestamptz as started_at) u)`;

interface Times {
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly isForgotten: boolean;
}
/** Sets a duty as punches have it. It is no other version of what somebody corrects. */
export const setDuty = (id: number, { startedAt, endedAt, isForgotten }: Times, by: number | null, now: Date) => sql<{
  endedAt: Date | null;
}>`
  update staff_duty set started_at = ${startedAt},
    ended_at = case when ${isForgotten} then ${endIfForgotten(startedAt)} else ${endedAt}::timestamptz end,
    forgotten_at = case when ${isForgotten} then ${now}::timestamptz end,
    ended_by = case when ${endedAt}::timestamptz is not null then coalesce(ended_by, ${by}::bigint) end
  where id = ${id} returning ended_at`;

/** Adds a duty as punches have it; where somebody is, is said beside it. */
export const addDutyOf = (
  staffId: number,
  { startedAt, endedAt, isForgotten }: Times,
  by: number | null,
  now: Date,
) => sql<{
  id: number;
  endedAt: Date | null;
}>`
  insert into staff_duty (staff_id, started_at, ended_at, forgotten_at, started_by, ended_by)
  select ${staffId}, ${startedAt},
    case when ${isForgotten} then ${endIfForgotten(startedAt)} else ${endedAt}::timestamptz end,
    case when ${isForgotten} then ${now}::timestamptz end, ${by}::bigint, case when ${endedAt}::timestamptz is not null then ${by}::bigint end
  returning id, ended_at`;

export interface PlaceRow {
  readonly dutyId: number;
  readonly at: Date;
  readonly function: StaffFunction;
  readonly roomId: number | null;
  readonly mergeId: number | null;
  readonly placedBy: number | null;
}
/** Where somebody was during these duties and what they did, in order. */
export const placesOf = (dutyIds: readonly number[]) => sql<PlaceRow>`
  select duty_id, at, function, room_id, merge_id, placed_by from staff_presence
  where duty_id = any (${dutyIds}::bigint[]) order by at, id`;

export const deletePlaces = (dutyIds: readonly number[]) => sql`
  delete from staff_presence where duty_id = any (${dutyIds}::bigint[])`;
