import { sql } from 'kysely';
import { isOpenDay } from '#server/domains/center/queries.ts';
import { everyEnrollment } from '#server/domains/children/enrolled-queries.ts';

export interface DateRow {
  readonly date: string;
  readonly isOpen: boolean;
  /** Of the weekday. */
  readonly opens: string | null;
  readonly closes: string | null;
  readonly closure: string | null;
}
/** The dates of a range in order, with their hours. */
export const datesBetween = (from: string, to: string) => sql<DateRow>`
  select d.date, ${isOpenDay(sql`d.date`)} as is_open, o.opens, o.closes, x.reason as closure
  from (select generate_series(${from}::date, ${to}::date, interval '1 day')::date as date) d
  left join opening_hours o on o.weekday = extract(isodow from d.date)
  left join closure x on x.date = d.date order by d.date`;

export interface EnrollmentRow {
  readonly childId: number;
  readonly name: string;
  readonly dateOfBirth: string;
  readonly roomId: number;
  readonly startsOn: string;
  readonly endsOn: string | null;
}
/** Each period of enrollment that goes on at a date or begins behind it, with its child, oldest first. */
export const enrollmentsFrom = (date: string) => sql<EnrollmentRow>`
  select k.id as child_id, k.first_name || ' ' || k.last_name as name, k.date_of_birth, k.room_id, e.starts_on, e.ends_on
  from child k cross join lateral ${everyEnrollment()} e
  where k.removed_at is null and coalesce(e.ends_on >= ${date}::date, true) order by e.starts_on, k.id`;
