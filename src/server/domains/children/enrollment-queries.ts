import { sql } from 'kysely';
import type { LeavingReason } from '#contract/children-leaving.ts';
import { hasLeftBy } from './enrolled-queries.ts';

export const beginEnrollment = (childId: number, startsOn: string, now: Date, by: number | null) => sql`
  insert into child_enrollment (child_id, starts_on, created_at, created_by) values (${childId}, ${startsOn}::date, ${now}, ${by})`;

const last = (childId: number) =>
  sql`id = (select id from child_enrollment where child_id = ${childId} order by starts_on desc, id desc limit 1)`;

export const moveFirstDay = (childId: number, startsOn: string) => sql`
  update child_enrollment set starts_on = ${startsOn}::date where ${last(childId)}`;

export interface Leaving {
  /** The last day, a local date. */
  readonly lastDay: string;
  readonly reason: LeavingReason | null;
  /** A local date; null where none was given, or nobody wrote down when. */
  readonly noticeGivenOn: string | null;
}
/** Says when a child leaves, or that it stays. */
export const setLeaving = (childId: number, leaving: Leaving | null) => sql`
  update child_enrollment set ends_on = ${leaving?.lastDay ?? null}::date, leaving_reason = ${leaving?.reason ?? null},
    notice_given_on = ${leaving?.noticeGivenOn ?? null}::date
  where ${last(childId)}`;

/** A child that is removed was enrolled up to yesterday, or to the day that was said where that has passed; one that never came was not. */
export const cutEnrollment = (childId: number, today: string, now: Date) => sql`
  update child_enrollment set ends_on = greatest(starts_on - 1, least(ends_on, ${today}::date - 1)), removed_at = ${now} where ${last(childId)}`;

/** A row where a period of a child before its present one reaches to a local date, or beyond it. */
export const enrollmentBefore = (childId: number, date: string) => sql<{ endsOn: string }>`
  select ends_on from child_enrollment where child_id = ${childId} and not ${last(childId)} and ends_on >= greatest(starts_on, ${date}::date)
  order by ends_on desc limit 1`;

export interface EnrollmentRow {
  readonly startsOn: string;
  readonly lastDay: string | null;
  readonly reason: LeavingReason | null;
  readonly noticeGivenOn: string | null;
}
/** The periods of a child, newest first. */
export const enrollmentsOf = (childId: number) => sql<EnrollmentRow>`
  select starts_on, ends_on as last_day, leaving_reason as reason, notice_given_on from child_enrollment
  where child_id = ${childId} and coalesce(ends_on >= starts_on, true) order by starts_on desc, id desc`;

/** Who stands on the lists and has had the last day. */
export const childrenToLeave = (today: string) => sql<{ id: number }>`
  select k.id from child k where k.removed_at is null and ${hasLeftBy(today)} order by k.id`;

export interface LeftChildRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly room: string;
  readonly lastDay: string;
  readonly reason: LeavingReason | null;
  readonly guardians: string[];
}
const left = sql`
  select k.id, k.first_name, k.last_name, k.date_of_birth, r.name as room, t.ends_on as last_day, t.leaving_reason as reason,
    coalesce((select array_agg(g.first_name || ' ' || g.last_name order by s.started_at, s.id)
      from guardianship s join guardian g on g.center_id = s.center_id and g.id = s.guardian_id and g.removed_at is null
      where s.center_id = k.center_id and s.child_id = k.id and s.ended_at is null), '{}') as guardians
  from child k join room r on r.center_id = k.center_id and r.id = k.room_id
  cross join lateral (
    select e.* from child_enrollment e where e.center_id = k.center_id and e.child_id = k.id order by e.starts_on desc, e.id desc limit 1) t
  where k.removed_at is not null and k.emptied_at is null and t.removed_at is null and t.ends_on is not null`;

/** Who left on a day that was said before, and has records still: they can be enrolled again; who left last comes first. */
export const leftChildren = (limit: number) =>
  sql<LeftChildRow>`${left} order by t.ends_on desc, k.id desc limit ${limit}`;

/** One of them, held until the transaction ends. */
export const leftChild = (id: number) => sql<LeftChildRow>`${left} and k.id = ${id} for update of k`;
