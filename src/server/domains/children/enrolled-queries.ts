import { type RawBuilder, sql } from 'kysely';
import { isOpenDay } from '#server/domains/center/queries.ts';

/** A date as a statement has it: a value, or an expression. */
type LocalDay = string | RawBuilder<unknown>;
const dayOf = (date: LocalDay) => (typeof date === 'string' ? sql`${date}::date` : date);

/** A child's alias in a statement. */
type Child = RawBuilder<unknown>;
const k = sql`k`;

/** The first local day on which a child is enrolled (children-13). */
export const firstDayOf = (child: Child = k) => sql<string>`${child}.enrolled_on`;

/** The last one: the day before it leaves; null as long as it stays (children-13). */
export const lastDayOf = (child: Child = k) => sql<string | null>`(
  select (${child}.removed_at at time zone z.time_zone)::date - 1 from center z where z.center_id = ${child}.center_id)`;

/** Whether a child's first day lies after a local day. */
export const isYetToStart = (date: LocalDay, child: Child = k) => sql<boolean>`(${firstDayOf(child)} > ${dayOf(date)})`;

/** Whether a child is enrolled on a local day: from its first day to its last. */
export const isEnrolledOn = (date: LocalDay, child: Child = k) => sql<boolean>`(
  not ${isYetToStart(date, child)} and (${child}.removed_at is null or ${lastDayOf(child)} >= ${dayOf(date)}))`;

/** Whether a child is expected on a local day: enrolled then, and the center is open (attendance-8). */
export const isExpectedOn = (date: LocalDay, child: Child = k) =>
  sql<boolean>`(${isEnrolledOn(date, child)} and ${isOpenDay(dayOf(date))})`;
