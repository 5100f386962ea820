import { sql } from 'kysely';
import { dutyEnd } from '#server/domains/center/duty-queries.ts';

export interface DutyAround {
  readonly id: number;
  readonly staffId: number;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly isForgotten: boolean;
  /** A punch says its beginning, and nobody has corrected or struck it. */
  readonly isOfPunches: boolean;
  /** What it says or said, before and after corrections. */
  readonly from: Date;
  /** Null: it goes on. */
  readonly until: Date | null;
  readonly correctedAt: Date | null;
}
/**
 * Duties that were going on or began since a moment, with what was said of them; everybody's where nobody is named. A duty that went on
 * when it was corrected reaches to that moment.
 */
export const dutiesSince = (staffIds: readonly number[] | null, since: Date, now: Date) => sql<DutyAround>`
  select d.id, d.staff_id, d.started_at, d.ended_at, d.is_forgotten,
    d.voided_at is null and k.at is null and exists (
      select from punch p where p.center_id = d.center_id and p.staff_id = d.staff_id and p.kind = 'in' and p.at = d.started_at) as is_of_punches,
    least(d.started_at, k.started_at) as "from",
    case when d.ended_at is not null then greatest(d.ended_at, k.ended_at) end as until, k.at as corrected_at
  from (
    select d.center_id, d.id, d.staff_id, d.started_at, ${dutyEnd(now)} as ended_at, d.forgotten_at is not null as is_forgotten, d.voided_at
    from staff_duty d
    where (${staffIds}::bigint[] is null or d.staff_id = any (${staffIds}::bigint[]))
      and (d.ended_at is null or d.ended_at >= ${since}::timestamptz - interval '3 days')) d
  left join lateral (
    select max(c.at) as at, min(c.was_started_at) as started_at,
      max(case when c.was_started_at is not null then coalesce(c.was_ended_at, c.at) end) as ended_at
    from staff_duty_correction c where c.center_id = d.center_id and c.duty_id = d.id) k on true
  where coalesce(d.ended_at, 'infinity') >= ${since} or k.ended_at >= ${since}
  order by d.started_at, d.id`;

/** The room to which somebody belongs. */
export const ownRoomOf = (staffId: number) => sql<{ roomId: number | null }>`
  select room_id from staff where id = ${staffId}`;
