import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import { chargedUntil, isEnrolledOn } from '#server/domains/children/enrolled-queries.ts';
import type { Text } from '#server/kernel/i18n/translate.ts';
import type { Category } from '../accounts/rules-ledger.ts';
import type { EnrollmentRule, PlannedCharge } from '../plans/rules-charges.ts';

/** The children whose care any of these accounts pays for. */
export const childrenPaidBy = (accountIds: readonly number[]) => sql<{ childId: number }>`
  select s.child_id from payer_share h join payer_split s on s.center_id = h.center_id and s.id = h.split_id
  where h.billing_account_id = any (${accountIds}::bigint[])
  union select child_id from plan_enrollment where agency_account_id = any (${accountIds}::bigint[])`;

/** Plans of these children, each up to the last day of the time here in which it began. */
export const enrollmentRules = (childIds: readonly number[]) => sql<EnrollmentRule & { childName: string }>`
  select e.id, e.child_id, k.first_name || ' ' || k.last_name as child_name, p.name as plan_name, p.kind, p.cadence, p.amount, p.basis_points,
    coalesce(e.weekdays, p.weekdays) as weekdays, e.agency_account_id, e.from_date as "from",
    least(e.to_date, ${chargedUntil(sql`e.from_date`, sql`c.time_zone`)}) as "to"
  from plan_enrollment e
  join billing_plan p on p.center_id = e.center_id and p.id = e.plan_id and p.kind <> 'fee'
  join child k on k.center_id = e.center_id and k.id = e.child_id
  join center c on c.center_id = e.center_id
  where e.child_id = any (${childIds}::bigint[]) order by e.child_id, e.id`;

/** The last day that was charged of each enrollment of these children. */
export const billedThrough = (childIds: readonly number[]) => sql<{ enrollmentId: number; day: string }>`
  select b.enrollment_id, max(b.period_to) as day from billed_period b
  join plan_enrollment e on e.center_id = b.center_id and e.id = b.enrollment_id
  where e.child_id = any (${childIds}::bigint[]) group by 1`;

/** The days on which these children were there. */
export const attendedDays = (childIds: readonly number[], from: string, to: string) => sql<{
  childId: number;
  date: string;
}>`
  select distinct child_id, date from attendance
  where child_id = any (${childIds}::bigint[]) and check_in is not null and date between ${from}::date and ${to}::date
  order by child_id, date`;

/** What was charged of these enrollments for periods that reach into these days or begin in them. */
export const billedPeriods = (enrollmentIds: readonly number[], from: string, to: string) => sql<{
  enrollmentId: number;
  periodFrom: string;
  accountId: number;
}>`
  select enrollment_id, period_from, billing_account_id as account_id from billed_period
  where enrollment_id = any (${enrollmentIds}::bigint[]) and period_to >= ${from}::date and period_from <= ${to}::date`;

export const insertBilledPeriods = (
  rows: readonly (Pick<PlannedCharge, 'enrollmentId' | 'accountId' | 'period'> & {
    readonly careDays: readonly string[];
    readonly transactionId: number;
  })[],
) => sql`
  insert into billed_period (enrollment_id, period_from, billing_account_id, period_to, care_days, transaction_id)
  select "enrollmentId", "from", "accountId", "to", "careDays", "transactionId"
  from jsonb_to_recordset(${JSON.stringify(rows.map(({ period, ...row }) => ({ ...row, ...period })))}::jsonb)
    as r ("enrollmentId" bigint, "from" date, "accountId" bigint, "to" date, "careDays" date[], "transactionId" bigint)`;

export interface WaitingRow {
  readonly id: number;
  readonly accountId: number;
  readonly childId: number | null;
  readonly childName: string | null;
  readonly category: Category | null;
  readonly description: string;
  readonly date: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly days: number | null;
  readonly ofDays: number | null;
  readonly gross: number;
  readonly discount: number;
  readonly amount: number;
}
/** Charges of these accounts that are on no invoice yet. */
export const waitingCharges = (accountIds: readonly number[]) => sql<WaitingRow>`
  select t.id, t.billing_account_id as account_id, t.child_id, k.first_name || ' ' || k.last_name as child_name, t.category, t.description,
    t.date, t.service_from as "from", t.service_to as "to", t.days, t.of_days, coalesce(t.gross, t.amount) as gross,
    coalesce(t.discount, 0) as discount, t.amount
  from ledger_transaction t left join child k on k.center_id = t.center_id and k.id = t.child_id
  where t.billing_account_id = any (${accountIds}::bigint[]) and t.kind in ('charge', 'adjustment') and t.amount > 0
    and not exists (select from invoice_line l where l.center_id = t.center_id and l.transaction_id = t.id)
    and not exists (select from ledger_transaction r where r.center_id = t.center_id and r.reverses_id = t.id)
  order by t.id`;

export const balancesOf = (accountIds: readonly number[]) => sql<{ accountId: number; balance: number }>`
  select billing_account_id as account_id, balance from account_sum where billing_account_id = any (${accountIds}::bigint[])`;

export interface Payer {
  readonly id: number;
  /** @known a guardian's account bears the guardian's name, an agency's its own */
  readonly name: string;
  readonly guardianId: number | null;
  /** Whether they have an account of the parents' portal, and may use it. */
  readonly isInPortal: boolean;
  /** An agency's. */
  readonly email: string | null;
}
export const payers = (accountIds: readonly number[]) => sql<Payer>`
  select b.id, coalesce(b.name, g.first_name || ' ' || g.last_name) as name, b.guardian_id,
    coalesce(g.is_active and g.password_hash is not null, false) as is_in_portal, b.email
  from billing_account b left join guardian g on g.center_id = b.center_id and g.id = b.guardian_id
  where b.id = any (${accountIds}::bigint[])`;

export const accountIdsAfter = (after: number, limit: number) => sql<{ id: number }>`
  select id from billing_account where id > ${after} order by id limit ${limit}`;
/** The next accounts by id, locked: payments on them wait until the transaction ends. */
export const holdAccountsAfter = (after: number, limit: number) =>
  sql<{ id: number }>`${accountIdsAfter(after, limit)} for update`;

export interface NewInvoiceRow {
  readonly number: number;
  readonly accountId: number;
  readonly runId: number | null;
  readonly description: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly from: string;
  readonly to: string;
  readonly total: number;
  readonly previousBalance: number;
  /** Its payer is told of it. */
  readonly isSent: boolean;
}
/** Writes invoices; answers their ids in the same order. */
export const insertInvoices = (rows: readonly NewInvoiceRow[], at: Date) => sql<{ id: number }>`
  insert into invoice (number, billing_account_id, run_id, description, issued_on, due_on, from_date, to_date, total, previous_balance, created_at, sent_at)
  select number, "accountId", "runId", description, "issuedOn", "dueOn", "from", "to", total, "previousBalance", ${at},
    case when "isSent" then ${at}::timestamptz end
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (number int, "accountId" bigint, "runId" bigint, description text,
    "issuedOn" date, "dueOn" date, "from" date, "to" date, total bigint, "previousBalance" bigint, "isSent" boolean)
  order by number returning id`;
export const insertLines = (rows: readonly { invoiceId: number; transactionId: number }[]) => sql`
  insert into invoice_line (invoice_id, transaction_id) select "invoiceId", "transactionId"
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("invoiceId" bigint, "transactionId" bigint)`;

/** Children in care whom no tuition covers on any of these days. */
export const childrenWithoutPlan = (from: string, to: string) => sql<{ childId: number; childName: string }>`
  select k.id as child_id, k.first_name || ' ' || k.last_name as child_name from child k
  where k.removed_at is null and ${isEnrolledOn(to)} and not exists (
    select from plan_enrollment e join billing_plan p on p.center_id = e.center_id and p.id = e.plan_id and p.kind = 'tuition'
    where e.center_id = k.center_id and e.child_id = k.id and e.from_date <= ${to}::date and (e.to_date is null or e.to_date >= ${from}::date))
  order by k.last_name, k.first_name, k.id`;

export const insertRun = (row: {
  fromDate: string;
  toDate: string;
  isSent: boolean;
  isAutomatic: boolean;
  createdAt: Date;
  createdBy: number | null;
}) =>
  db
    .insertInto('invoiceRun')
    .values((eb) => ({
      ...row,
      total: eb.selectFrom('billingAccount').select((count) => count.fn.countAll<number>().as('n')),
    }))
    .returning('id');

export interface RunRow {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly isSent: boolean;
  /** Invoices of it whose payers were to be told and are not yet. */
  readonly untold: number;
  readonly isAutomatic: boolean;
  readonly status: 'waiting' | 'running' | 'done' | 'failed';
  readonly done: number;
  readonly total: number;
  readonly invoices: number;
  readonly amount: number;
  readonly afterAccount: number;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly failure: Text | null;
  readonly startedBy: string | null;
}
const runs = sql`
  select r.id, r.from_date as "from", r.to_date as "to", r.is_sent,
    (select count(*)::int from invoice i where i.center_id = r.center_id and i.run_id = r.id and r.is_sent and i.sent_at is null
      and i.voided_at is null) as untold, r.is_automatic, r.done, r.total, r.invoices, r.amount, r.after_account,
    case when r.finished_at is not null then 'done' when r.failed_at is not null then 'failed' when r.started_at is not null then 'running' else 'waiting' end as status,
    r.created_at, r.finished_at, r.failure, (select s.first_name || ' ' || s.last_name from staff s where s.center_id = r.center_id and s.id = r.created_by) as started_by
  from invoice_run r`;
export const newestRuns = () => sql<RunRow>`${runs} order by r.id desc limit 50`;
export const runRow = (id: number) => sql<RunRow>`${runs} where r.id = ${id}`;
export const holdRun = (id: number) => sql<{ id: number }>`
  select id from invoice_run where id = ${id} and finished_at is null and failed_at is null for update`;
export const beginRun = (id: number, at: Date) => sql`
  update invoice_run set started_at = ${at} where id = ${id} and started_at is null`;
export const advanceRun = (
  id: number,
  step: { afterAccount: number; accounts: number; invoices: number; amount: number },
) => sql`
  update invoice_run set after_account = ${step.afterAccount}, done = done + ${step.accounts}, invoices = invoices + ${step.invoices},
    amount = amount + ${step.amount} where id = ${id}`;
export const finishRun = (id: number, at: Date) => sql`
  update invoice_run set finished_at = ${at}, total = done where id = ${id}`;
export const failRun = (id: number, failure: Text, at: Date) => sql`
  update invoice_run set failed_at = ${at}, failure = ${JSON.stringify(failure)}::jsonb where id = ${id} and finished_at is null`;
/** A run by the clock that found nothing to do leaves no trace. */
export const forgetEmptyRun = (id: number) => sql`
  delete from invoice_run where id = ${id} and is_automatic and invoices = 0`;
