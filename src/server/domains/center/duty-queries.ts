import { type RawBuilder, sql } from 'kysely';
import { isOpenDay } from './queries.ts';

/** An alias of staff_duty. */
type Duty = RawBuilder<unknown>;
const d = sql`d`;
/** A duty that is still open after these hours is a forgotten switch (staff-10). */
const LIMIT = sql`interval '16 hours'`;
/** How long a forgotten duty counts where no closing time tells (staff-10). */
const USUAL = sql`interval '8 hours'`;

/** Whether a row of staff_duty says that somebody is on duty now; a forgotten switch does not. */
export const isOnDutyAt = (now: Date, duty: Duty = d) =>
  sql<boolean>`(${duty}.ended_at is null and ${duty}.started_at > ${now}::timestamptz - ${LIMIT})`;

/** Whether a row of staff_duty is a switch that was forgotten, and that nobody has ended yet. */
export const isForgottenAt = (now: Date, duty: Duty = d) =>
  sql<boolean>`(${duty}.ended_at is null and ${duty}.started_at <= ${now}::timestamptz - ${LIMIT})`;

/** When a forgotten duty ends: at the closing time of the day it began, 8 hours after it began where none follows, and never after more than 16. */
export const forgottenEnd = (duty: Duty = d) => sql<Date>`(
  select least(${duty}.started_at + ${LIMIT}, coalesce(
    (select (f.date + o.closes) at time zone f.zone from opening_hours o
      where o.weekday = extract(isodow from f.date) and ${isOpenDay(sql`f.date`)}
        and (f.date + o.closes) at time zone f.zone > ${duty}.started_at),
    ${duty}.started_at + ${USUAL}))
  from (select (${duty}.started_at at time zone z.time_zone)::date as date, z.time_zone as zone
    from center z where z.center_id = ${duty}.center_id) f)`;

/** When a duty ended, as everybody counts it; null while somebody is on duty. */
export const dutyEnd = (now: Date, duty: Duty = d) => sql<Date | null>`
  case when ${isForgottenAt(now, duty)} then ${forgottenEnd(duty)} else ${duty}.ended_at end`;
