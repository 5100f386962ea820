import { sql } from 'kysely';
import type { Position } from '#contract/employment-choices.ts';
import { db } from '#server/db/sql.ts';
import { isOpenDay } from '#server/domains/center/queries.ts';
import type { Policy } from './rules.ts';

/** Of two who ask, answer or adjust for one person, one comes after the other. */
export const lockBalanceOf = (staffId: number) => sql`select from staff where id = ${staffId} for no key update`;

export const timeOffRule = () =>
  sql<{ policies: Policy[]; version: number }>`select policies, version from time_off_rule`;

/** Of two who set the policies, one comes after the other. */
export const lockPolicies = () =>
  sql`select pg_advisory_xact_lock(hashtextextended('larkhouse:time-off-policies', app_center()))`;

export const putTimeOffRule = (policies: readonly Policy[], version: number) => sql`
  insert into time_off_rule (policies, version) values (${JSON.stringify(policies)}::jsonb, ${version}::int)
  on conflict (center_id) do update set policies = excluded.policies, version = excluded.version`;

export const memberNamed = (id: number) =>
  sql<{ id: number }>`select id from staff where id = ${id} and removed_at is null`;

export interface Balance {
  readonly staffId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly balance: number;
}
/** Everybody who is there, by name. */
export const balances = () => sql<Balance>`
  select s.id as staff_id, s.first_name, s.last_name, coalesce((select sum(e.minutes)::int from time_off_entry e
    where e.center_id = s.center_id and e.staff_id = s.id), 0) as balance
  from staff s where s.removed_at is null order by s.last_name collate "und-x-icu", s.first_name collate "und-x-icu", s.id`;

export const balanceOf = (staffId: number) =>
  sql<{
    minutes: number;
  }>`select coalesce(sum(minutes), 0)::int as minutes from time_off_entry where staff_id = ${staffId}`;

/** The terms of somebody on a date. */
export const termsOn = (staffId: number, date: string) => sql<{ position: Position; weeklyMinutes: number | null }>`
  select t.position, t.weekly_minutes from employment_term t join employment e on e.center_id = t.center_id and e.id = t.employment_id
  where e.staff_id = ${staffId} and t.from_date <= ${date}::date and (e.left_on is null or e.left_on >= ${date}::date)
  order by t.from_date desc limit 1`;

export const openDays = (from: string, to: string) => sql<{ date: string }>`
  select d.date from (select generate_series(${from}::date, ${to}::date, interval '1 day')::date as date) d
  where ${isOpenDay(sql`d.date`)} order by d.date`;

export interface RequestRow {
  readonly id: number;
  readonly staffId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly from: string;
  readonly to: string;
  readonly isWholeDay: boolean;
  readonly minutesADay: number;
  readonly days: number;
  readonly minutes: number;
  readonly note: string | null;
  readonly status: 'requested' | 'approved' | 'declined' | 'withdrawn';
  readonly reason: string | null;
  readonly decidedBy: string | null;
  readonly requestedAt: Date;
  readonly balance: number;
}
/** What was approved takes the days that it took then; all else those on which the center is open now. */
const requests = sql`
  select r.id, r.staff_id, s.first_name, s.last_name, r.from_date as "from", r.to_date as "to", r.is_whole_day, r.daily_minutes as minutes_a_day,
    n.days, n.days * r.daily_minutes as minutes, r.note, r.status, r.reason, d.first_name || ' ' || d.last_name as decided_by,
    r.requested_at, coalesce((select sum(e.minutes)::int from time_off_entry e where e.center_id = r.center_id and e.staff_id = r.staff_id), 0) as balance
  from time_off_request r join staff s on s.center_id = r.center_id and s.id = r.staff_id
  left join staff d on d.center_id = r.center_id and d.id = r.decided_by
  cross join lateral (select case when r.status = 'approved'
    then (select count(*)::int from time_off_entry e where e.center_id = r.center_id and e.request_id = r.id and e.minutes < 0)
    else (select count(*)::int from (select generate_series(r.from_date, r.to_date, interval '1 day')::date as date) g where ${isOpenDay(sql`g.date`)})
    end as days) n`;

export const timeOffRequest = (id: number) => sql<RequestRow>`${requests} where r.id = ${id}`;
export const requestsOf = (staffId: number) =>
  sql<RequestRow>`${requests} where r.staff_id = ${staffId} order by r.from_date desc, r.id desc limit 50`;
export const waitingRequests = () =>
  sql<RequestRow>`${requests} where r.status = 'requested' order by r.from_date, r.id`;
export const comingRequests = (today: string) =>
  sql<RequestRow>`${requests} where r.status = 'approved' and r.to_date >= ${today}::date order by r.from_date, r.id`;
/** What somebody has asked for, or has, on one of these days. */
export const requestWithin = (staffId: number, from: string, to: string) => sql<{ id: number }>`
  select id from time_off_request where staff_id = ${staffId} and status in ('requested', 'approved')
    and from_date <= ${to}::date and to_date >= ${from}::date limit 1`;

export const insertRequest = (row: {
  readonly staffId: number;
  readonly fromDate: string;
  readonly toDate: string;
  readonly dailyMinutes: number;
  readonly isWholeDay: boolean;
  readonly note: string | null;
  readonly requestedAt: Date;
}) =>
  db
    .insertInto('timeOffRequest')
    .values({ ...row, status: 'requested' })
    .returning('id');

export const decideRequest = (
  id: number,
  answer: {
    readonly status: 'approved' | 'declined' | 'withdrawn';
    readonly decidedAt: Date | null;
    readonly decidedBy: number | null;
    readonly reason: string | null;
  },
) => db.updateTable('timeOffRequest').set(answer).where('id', '=', id);

export interface NewEntry {
  readonly staffId: number;
  readonly kind: 'accrued' | 'used' | 'adjusted';
  readonly date: string;
  readonly minutes: number;
  readonly timesheetId: number | null;
  readonly requestId: number | null;
  readonly reason: string | null;
  readonly at: Date;
  readonly byStaffId: number | null;
}
export const insertEntry = (entry: NewEntry) => db.insertInto('timeOffEntry').values(entry);

/** What a request has taken, day by day. */
export const takenBy = (requestId: number) => sql<{ date: string; minutes: number }>`
  select date, -sum(minutes)::int as minutes from time_off_entry where request_id = ${requestId} group by date having sum(minutes) < 0 order by date`;

/** What a timesheet has brought. */
export const accruedBy = (timesheetId: number) =>
  sql<{
    minutes: number;
  }>`select coalesce(sum(minutes), 0)::int as minutes from time_off_entry where timesheet_id = ${timesheetId}`;

export const entriesOf = (staffId: number) => sql<{
  id: number;
  kind: 'accrued' | 'used' | 'adjusted';
  date: string;
  minutes: number;
  reason: string | null;
  by: string | null;
}>`
  select e.id, e.kind, e.date, e.minutes, e.reason, s.first_name || ' ' || s.last_name as by
  from time_off_entry e left join staff s on s.center_id = e.center_id and s.id = e.by_staff_id
  where e.staff_id = ${staffId} order by e.id desc limit 50`;

/** Paid time off by person and day. */
export const takenWithin = (staffIds: readonly number[], from: string, to: string) => sql<{
  staffId: number;
  date: string;
  minutes: number;
}>`
  select staff_id, date, -sum(minutes)::int as minutes from time_off_entry
  where kind = 'used' and staff_id = any (${staffIds}::bigint[]) and date between ${from}::date and ${to}::date
  group by staff_id, date having sum(minutes) < 0`;

/** Whole days that people are off, by those that were approved; hours of a day keep nobody from working the rest of it. */
export const daysOffBetween = (from: string, to: string) => sql<{ staffId: number; from: string; to: string }>`
  select e.staff_id, e.date as "from", e.date as "to" from time_off_entry e
  join time_off_request r on r.center_id = e.center_id and r.id = e.request_id
  where e.kind = 'used' and r.is_whole_day and e.date between ${from}::date and ${to}::date
  group by e.staff_id, e.date having sum(e.minutes) < 0`;
