import { type RawBuilder, sql } from 'kysely';

/** A local date as a statement has it: a value, or an expression. */
export type LocalDay = string | RawBuilder<unknown>;
const dayOf = (date: LocalDay) => (typeof date === 'string' ? sql`${date}::date` : date);

/** A child's alias in a statement. */
export type Child = RawBuilder<unknown>;
const k = sql`k`;

const enrollmentsOfChild = (child: Child) =>
  sql`child_enrollment t where t.center_id = ${child}.center_id and t.child_id = ${child}.id`;

/** The period of a child that goes on, is still to begin, or was the last one, as `starts_on` and `ends_on`. */
export const lastEnrollment = (child: Child = k) => sql<{ startsOn: string; endsOn: string | null }>`(
  select t.starts_on, t.ends_on from ${enrollmentsOfChild(child)} order by t.starts_on desc, t.id desc limit 1)`;

/** Every period in which a child is or was enrolled, from `starts_on` to `ends_on` (null as long as it stays), both included. */
export const everyEnrollment = (child: Child = k) => sql`(
  select t.starts_on, t.ends_on from ${enrollmentsOfChild(child)} and coalesce(t.ends_on >= t.starts_on, true))`;

/** Whether the last day that is said of a child's leaving has passed on a local date (children-18). */
export const hasLeftBy = (date: LocalDay, child: Child = k) => sql<boolean>`(
  not exists (select from ${enrollmentsOfChild(child)} and (t.ends_on is null or t.ends_on >= ${dayOf(date)})))`;

/** Whether a child's first day lies after a local date, and none of its periods reaches into it. */
export const isYetToStart = (date: LocalDay, child: Child = k) => sql<boolean>`(
  not ${isEnrolledOn(date, child)} and exists (select from ${enrollmentsOfChild(child)} and t.starts_on > ${dayOf(date)}))`;

const holdsOn = (date: LocalDay) =>
  sql`t.starts_on <= ${dayOf(date)} and (t.ends_on is null or t.ends_on >= ${dayOf(date)})`;

/** Whether a child is enrolled on a local date: from the first to the last day of one of its periods (children-13). */
export const isEnrolledOn = (date: LocalDay, child: Child = k) =>
  sql<boolean>`(exists (select from ${enrollmentsOfChild(child)} and ${holdsOn(date)}))`;

/** To join: the periods `t` by which children are enrolled on a local date, one of each. */
export const enrollmentsOn = (date: LocalDay) => sql`child_enrollment t on ${holdsOn(date)}`;

/**
 * The last day that is charged of care which begins on a day: that of the period it falls into, or of the next one, and the day before
 * it where there is none; null as long as the period goes on. The day on which a child is removed is charged, too.
 */
export const chargedUntil = (from: RawBuilder<unknown>, zone: RawBuilder<unknown>, child: Child = k) => {
  const until = sql`coalesce((t.removed_at at time zone ${zone})::date, t.ends_on, 'infinity')`;
  return sql<string | null>`nullif(coalesce((
    select ${until} from ${enrollmentsOfChild(child)} and ${until} >= ${from} order by t.starts_on limit 1), ${from} - 1), 'infinity')`;
};
