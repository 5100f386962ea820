import { type RawBuilder, sql } from 'kysely';
import type { StaffFunction } from '#contract/presence-choices.ts';
import type { PayPeriod, Rounding, TimesheetStatus } from '#contract/timesheets-choices.ts';
import { db } from '#server/db/sql.ts';
import { dutyEnd, isForgottenAt } from '#server/domains/center/duty-queries.ts';

/** Of two who sign, approve, reopen or correct hours of one person, one comes after the other. */
export const lockHoursOf = (staffIds: readonly number[]) =>
  sql`select from staff where id = any (${staffIds}::bigint[]) order by id for no key update`;

export const payRules = () =>
  sql<{
    fromDate: string;
    payPeriod: PayPeriod;
    roundingMinutes: Rounding | null;
  }>`select from_date, pay_period, rounding_minutes from pay_rule order by from_date`;

export const putPayRule = (row: { fromDate: string; payPeriod: PayPeriod; roundingMinutes: Rounding | null }) =>
  db.insertInto('payRule').values(row);

/** Rules that begin on a date or after it make room for another one. */
export const deletePayRulesFrom = (date: string) => db.deleteFrom('payRule').where('fromDate', '>=', date);

/** The last day of which hours were ever signed; null: of none. */
export const lastSignedDay = () => sql<{ date: string | null }>`select max(to_date) as date from timesheet`;

interface Member {
  readonly staffId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly payrollNumber: string | null;
}
const member = sql`select s.id as staff_id, s.first_name, s.last_name, n.number as payroll_number
  from staff s left join payroll_number n on n.center_id = s.center_id and n.staff_id = s.id`;

/** Whoever has a duty, paid time off or a timesheet in these days. */
export const membersWithHours = (from: string, to: string) => sql<Member>`${member}
  where exists (select from timesheet t where t.center_id = s.center_id and t.staff_id = s.id and t.from_date <= ${to}::date and t.to_date >= ${from}::date)
    or exists (select from time_off_entry e where e.center_id = s.center_id and e.staff_id = s.id and e.kind = 'used'
      and e.date between ${from}::date and ${to}::date)
    or exists (select from staff_duty d join center c on c.center_id = d.center_id
      where d.center_id = s.center_id and d.staff_id = s.id and d.voided_at is null and ${isWithin(from, to)})
  order by s.last_name collate "und-x-icu", s.first_name collate "und-x-icu", s.id`;

export const memberOf = (id: number) => sql<Member>`${member} where s.id = ${id}`;

const isWithin = (from: string, to: string) => sql`d.started_at < (${to}::date + 1)::timestamp at time zone c.time_zone
  and (d.ended_at is null or d.ended_at > ${from}::date::timestamp at time zone c.time_zone)`;

export interface DutyRow {
  readonly id: number;
  readonly staffId: number;
  readonly startedAt: Date;
  /** Null while on duty. */
  readonly endedAt: Date | null;
  /** Nobody has said when it ended. */
  readonly isForgotten: boolean;
  readonly places: { at: string; function: StaffFunction }[];
}
/** Duties that have a part in these days, the first one first; struck ones never were. */
export const dutiesWithin = (staffIds: readonly number[], from: string, to: string, now: Date) => sql<DutyRow>`
  select d.id, d.staff_id, d.started_at, ${dutyEnd(now)} as ended_at,
    (d.forgotten_at is not null or ${isForgottenAt(now)}) and not exists (
      select from staff_duty_correction k where k.center_id = d.center_id and k.duty_id = d.id) as is_forgotten,
    coalesce((select json_agg(json_build_object('at', p.at, 'function', p.function) order by p.at, p.id)
      from staff_presence p where p.center_id = d.center_id and p.duty_id = d.id), '[]') as places
  from staff_duty d join center c on c.center_id = d.center_id
  where d.staff_id = any (${staffIds}::bigint[]) and d.voided_at is null and ${isWithin(from, to)}
  order by d.started_at, d.id`;

export const breakAnswersWithin = (staffIds: readonly number[], from: string, to: string) => sql<{
  staffId: number;
  dutyId: number;
  startedAt: Date;
  endedAt: Date;
  isRelieved: boolean;
}>`
  select a.staff_id, a.duty_id, a.started_at, a.ended_at, a.is_relieved
  from break_answer a join center c on c.center_id = a.center_id
  where a.staff_id = any (${staffIds}::bigint[]) and a.started_at < (${to}::date + 1)::timestamp at time zone c.time_zone
    and a.ended_at > ${from}::date::timestamp at time zone c.time_zone
  order by a.id`;

export const insertBreakAnswer = (row: {
  readonly staffId: number;
  readonly dutyId: number;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly isRelieved: boolean;
  readonly answeredAt: Date;
}) => db.insertInto('breakAnswer').values(row);

/** The terms that touch these days, the first one first; they hold until the next of the same employment, or its end. */
export const termsWithin = (staffIds: readonly number[], from: string, to: string) => sql<{
  staffId: number;
  fromDate: string;
  leftOn: string | null;
  workweekStarts: number;
  isExempt: boolean;
}>`
  select e.staff_id, t.from_date, e.left_on, t.workweek_starts, t.is_exempt
  from employment_term t join employment e on e.center_id = t.center_id and e.id = t.employment_id
  where e.staff_id = any (${staffIds}::bigint[]) and t.from_date <= ${to}::date and (e.left_on is null or e.left_on >= ${from}::date)
  order by e.staff_id, t.from_date`;

export interface TimesheetRow {
  readonly id: number;
  readonly staffId: number;
  readonly from: string;
  readonly to: string;
  readonly status: TimesheetStatus;
  readonly regular: number;
  readonly overtime: number;
  readonly double: number;
  readonly unpaid: number;
  readonly off: number;
  readonly version: number;
  /** Approved last by the person whose hours it has. */
  readonly isByThemselves: boolean;
}
const timesheets = sql`select t.id, t.staff_id, t.from_date as "from", t.to_date as "to", t.status, t.regular_minutes as regular,
  t.overtime_minutes as overtime, t.double_minutes as double, t.unpaid_minutes as unpaid,
  t.off_minutes as off, t.version,
  coalesce((select k.by_staff_id = t.staff_id from timesheet_step k where k.center_id = t.center_id and k.timesheet_id = t.id
    and k.kind = 'approved' order by k.id desc limit 1), false) as is_by_themselves
  from timesheet t`;

export const timesheetsFrom = (staffIds: readonly number[], from: string) =>
  sql<TimesheetRow>`${timesheets} where t.staff_id = any (${staffIds}::bigint[]) and t.from_date = ${from}::date order by t.id`;

/** What was signed of these days. */
export const signedWithin = (staffId: number, from: string, to: string) => sql<TimesheetRow>`${timesheets}
  where t.staff_id = ${staffId} and t.status <> 'open' and t.from_date <= ${to}::date and t.to_date >= ${from}::date order by t.id`;

/** Timesheets of a period in one of these states, by name. */
export const timesheetsOfPeriod = (from: string, statuses: readonly TimesheetStatus[]) => sql<
  TimesheetRow & Member
>`select k.*, s.first_name, s.last_name, n.number as payroll_number
  from (${timesheets} where t.from_date = ${from}::date and t.status = any (${statuses}::text[])) k
  join staff s on s.id = k.staff_id left join payroll_number n on n.staff_id = s.id
  order by s.last_name collate "und-x-icu", s.first_name collate "und-x-icu", s.id`;

export interface StoredMinutes {
  readonly regularMinutes: number;
  readonly overtimeMinutes: number;
  readonly doubleMinutes: number;
  readonly unpaidMinutes: number;
  readonly offMinutes: number;
}
export const insertTimesheet = (
  row: { readonly staffId: number; readonly fromDate: string; readonly toDate: string } & StoredMinutes,
) =>
  db
    .insertInto('timesheet')
    .values({ ...row, status: 'submitted' })
    .returning('id');

export const updateTimesheet = (id: number, change: { readonly status: TimesheetStatus } & Partial<StoredMinutes>) =>
  db
    .updateTable('timesheet')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id);

export const insertStep = (
  row: {
    readonly timesheetId: number;
    readonly kind: StepRow['kind'];
    readonly at: Date;
    readonly byStaffId: number | null;
    readonly reason: string | null;
  } & StoredMinutes,
) => db.insertInto('timesheetStep').values(row);

export interface StepRow {
  readonly kind: 'signed' | 'approved' | 'reopened' | 'exported';
  readonly at: Date;
  readonly by: string | null;
  readonly isByThemselves: boolean;
  readonly reason: string | null;
  readonly regular: number;
  readonly overtime: number;
  readonly double: number;
  readonly unpaid: number;
  readonly off: number;
}
export const stepsOf = (timesheetId: number) => sql<StepRow>`
  select k.kind, k.at, s.first_name || ' ' || s.last_name as by, coalesce(k.by_staff_id = t.staff_id, false) as is_by_themselves, k.reason,
    k.regular_minutes as regular, k.overtime_minutes as overtime, k.double_minutes as double, k.unpaid_minutes as unpaid, k.off_minutes as off
  from timesheet_step k join timesheet t on t.center_id = k.center_id and t.id = k.timesheet_id
  left join staff s on s.center_id = k.center_id and s.id = k.by_staff_id
  where k.timesheet_id = ${timesheetId} order by k.id`;

export interface CorrectionRow {
  readonly dutyId: number;
  readonly kind: 'added' | 'corrected' | 'confirmed' | 'voided';
  readonly at: Date;
  readonly by: string | null;
  readonly isByThemselves: boolean;
  readonly reason: string;
  /** Null where nothing was there. */
  readonly wasDate: string | null;
  readonly wasFrom: string | null;
  readonly wasTo: string | null;
  readonly date: string;
  readonly from: string;
  /** Null: it went on. */
  readonly to: string | null;
}
const localTime = (moment: RawBuilder<unknown>) => sql`to_char(${moment} at time zone c.time_zone, 'HH24:MI')`;
/** What was said afterwards of duties that have, or had, a part in these days. */
export const correctionsWithin = (staffId: number, from: string, to: string) => sql<CorrectionRow>`
  select k.duty_id, k.kind, k.at, s.first_name || ' ' || s.last_name as by, coalesce(k.corrected_by = k.staff_id, false) as is_by_themselves,
    k.reason, (k.was_started_at at time zone c.time_zone)::date as was_date, ${localTime(sql`k.was_started_at`)} as was_from,
    ${localTime(sql`k.was_ended_at`)} as was_to, (k.started_at at time zone c.time_zone)::date as date,
    ${localTime(sql`k.started_at`)} as "from", ${localTime(sql`k.ended_at`)} as "to"
  from staff_duty_correction k join center c on c.center_id = k.center_id
  left join staff s on s.center_id = k.center_id and s.id = k.corrected_by
  where k.staff_id = ${staffId} and least(k.was_started_at, k.started_at) < (${to}::date + 1)::timestamp at time zone c.time_zone
    and greatest(k.was_ended_at, k.ended_at, k.started_at) > ${from}::date::timestamp at time zone c.time_zone
  order by k.id`;

/** Who corrected hours of their own in these days. */
export const ownCorrections = (staffIds: readonly number[], from: string, to: string) => sql<{ staffId: number }>`
  select distinct k.staff_id from staff_duty_correction k join center c on c.center_id = k.center_id
  where k.staff_id = any (${staffIds}::bigint[]) and k.corrected_by = k.staff_id
    and k.started_at < (${to}::date + 1)::timestamp at time zone c.time_zone
    and coalesce(k.ended_at, k.started_at) >= ${from}::date::timestamp at time zone c.time_zone`;
