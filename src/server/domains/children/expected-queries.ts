import { type RawBuilder, sql } from 'kysely';
import { isOpenDay } from '#server/domains/center/queries.ts';

/** A date as a statement has it: a value, or an expression. */
type LocalDay = string | RawBuilder<unknown>;
const dayOf = (date: LocalDay) => (typeof date === 'string' ? sql`${date}::date` : date);

/** Whether a child (its alias) is enrolled on a local day: from its first day on, and no more on the day it leaves (children-13). */
export const isEnrolledOn = (date: LocalDay, child: RawBuilder<unknown> = sql`k`) => sql<boolean>`(
  ${child}.enrolled_on <= ${dayOf(date)} and (${child}.removed_at is null or ${child}.removed_at >= (
    select (${dayOf(date)} + 1)::timestamp at time zone z.time_zone from center z where z.center_id = ${child}.center_id)))`;

/** Whether a child is expected on a local day: enrolled then, and the center is open (attendance-8). */
export const isExpectedOn = (date: LocalDay, child: RawBuilder<unknown> = sql`k`) =>
  sql<boolean>`(${isEnrolledOn(date, child)} and ${isOpenDay(dayOf(date))})`;

/** Who is expected on a local day, in the room they are assigned to now (attendance-8). */
export const expectedOn = (date: string) => sql<{ childId: number; roomId: number }>`
  select k.id as child_id, k.room_id from child k where ${isExpectedOn(date)} order by k.id`;
