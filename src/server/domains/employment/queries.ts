import { sql } from 'kysely';
import type { AgeGroup } from '#contract/center-choices.ts';
import type { Position } from '#contract/employment-choices.ts';
import { db } from '#server/db/sql.ts';

/** A member of staff who is there, held so that one who keeps the file comes after the other. */
export const lockedMember = (id: number) => sql<{ id: number }>`
  select id from staff where id = ${id} and removed_at is null for no key update`;

export const nameOfMember = (id: number) => sql<{ id: number; firstName: string; lastName: string }>`
  select id, first_name, last_name from staff where id = ${id} and removed_at is null`;

/** The newest first; without a last day it goes on. */
export const employmentsOf = (staffId: number) =>
  db
    .selectFrom('employment')
    .select(['id', 'hiredOn', 'leftOn', 'version'])
    .where('staffId', '=', staffId)
    .orderBy('hiredOn', 'desc');

export const insertEmployment = (row: {
  readonly staffId: number;
  readonly hiredOn: string;
  readonly leftOn: string | null;
  readonly createdAt: Date;
  readonly createdBy: number | null;
}) => db.insertInto('employment').values(row).returning('id');

export const updateEmployment = (id: number, change: { readonly hiredOn: string; readonly leftOn: string | null }) =>
  db
    .updateTable('employment')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id);

export const deleteEmployment = (id: number) => db.deleteFrom('employment').where('id', '=', id);

/** Ends what goes on, or begins later, of somebody who leaves on this day. */
export const endEmployments = (staffId: number, today: string) => sql<{ id: number; leftOn: string }>`
  update employment set left_on = greatest(hired_on, ${today}::date), version = version + 1
  where staff_id = ${staffId} and (left_on is null or left_on > ${today}::date) and left_on is distinct from greatest(hired_on, ${today}::date)
  returning id, left_on`;

export interface TermRow {
  readonly id: number;
  readonly employmentId: number;
  readonly fromDate: string;
  readonly position: Position;
  readonly weeklyMinutes: number | null;
  readonly workweekStarts: number;
  readonly isExempt: boolean;
  readonly version: number;
}
/** Of all employments of somebody, the newest first. */
export const termsOf = (staffId: number) => sql<TermRow>`
  select t.id, t.employment_id, t.from_date, t.position, t.weekly_minutes, t.workweek_starts, t.is_exempt, t.version
  from employment_term t join employment e on e.center_id = t.center_id and e.id = t.employment_id
  where e.staff_id = ${staffId} order by t.from_date desc`;

export type Terms = Pick<TermRow, 'fromDate' | 'position' | 'weeklyMinutes' | 'workweekStarts' | 'isExempt'>;

export const insertTerm = (employmentId: number, terms: Terms) =>
  db
    .insertInto('employmentTerm')
    .values({ employmentId, ...terms })
    .returning('id');

export const updateTerm = (id: number, change: Partial<Terms>) =>
  db
    .updateTable('employmentTerm')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id);

export const deleteTerm = (id: number) => db.deleteFrom('employmentTerm').where('id', '=', id);

/** What is paid under each of somebody's terms, encrypted; the newest first. */
export const sealedPayOf = (staffId: number) => sql<{ termId: number; fromDate: string; paySealed: Buffer | null }>`
  select t.id as term_id, t.from_date, t.pay_sealed
  from employment_term t join employment e on e.center_id = t.center_id and e.id = t.employment_id
  where e.staff_id = ${staffId} order by t.from_date desc`;

export const updatePay = (termId: number, paySealed: Buffer | null) =>
  db.updateTable('employmentTerm').set({ paySealed }).where('id', '=', termId);

export interface TimesRow {
  readonly weekday: number;
  readonly fromMinute: number;
  readonly toMinute: number;
}
export const availabilityOf = (staffId: number) =>
  db
    .selectFrom('staffAvailability')
    .select(['weekday', 'fromMinute', 'toMinute'])
    .where('staffId', '=', staffId)
    .orderBy('weekday')
    .orderBy('fromMinute');

export const clearAvailability = (staffId: number) => db.deleteFrom('staffAvailability').where('staffId', '=', staffId);

export const insertAvailability = (staffId: number, times: readonly TimesRow[]) => sql`
  insert into staff_availability (staff_id, weekday, from_minute, to_minute)
  select ${staffId}, t.weekday, t.from_minute, t.to_minute
  from unnest(${times.map(({ weekday }) => weekday)}::int[], ${times.map(({ fromMinute }) => fromMinute)}::int[],
    ${times.map(({ toMinute }) => toMinute)}::int[]) as t (weekday, from_minute, to_minute)`;

export interface QualificationRow {
  readonly id: number;
  readonly ageGroup: AgeGroup;
  readonly fromDate: string;
  /** Included; null: goes on. */
  readonly toDate: string | null;
  readonly note: string | null;
  readonly version: number;
}
/** By group, the newest first. */
export const qualificationsOf = (staffId: number) => sql<QualificationRow>`
  select id, age_group, from_date, to_date, note, version from staff_qualification where staff_id = ${staffId}
  order by array_position(array['infants', 'toddlers', 'preschool', 'pre-k'], age_group), from_date desc`;

export type QualificationSaid = Pick<QualificationRow, 'ageGroup' | 'fromDate' | 'toDate' | 'note'>;

export const insertQualification = (staffId: number, said: QualificationSaid) =>
  db.insertInto('staffQualification').values({ staffId, ...said });

export const updateQualification = (id: number, said: QualificationSaid) =>
  db
    .updateTable('staffQualification')
    .set((eb) => ({ ...said, version: eb('version', '+', 1) }))
    .where('id', '=', id);

export const deleteQualification = (id: number) => db.deleteFrom('staffQualification').where('id', '=', id);
