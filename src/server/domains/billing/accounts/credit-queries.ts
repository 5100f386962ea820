import { sql } from 'kysely';

/** A charge for days of care that was not taken back, with the days and those of them that were credited. */
export interface ChargedDays {
  readonly chargeId: number;
  readonly accountId: number;
  /** @known days of care are a child's */
  readonly childId: number;
  readonly enrollmentId: number;
  readonly description: string;
  readonly amount: number;
  readonly careDays: string[];
  readonly credited: string[];
}

const charged = sql`
  select t.id as charge_id, t.billing_account_id as account_id, t.child_id, b.enrollment_id, t.description, t.amount, b.care_days,
    array(select c.date from credited_day c where c.center_id = t.center_id and c.charge_id = t.id) as credited
  from billed_period b join ledger_transaction t on t.center_id = b.center_id and t.id = b.transaction_id
  where not exists (select from ledger_transaction r where r.center_id = t.center_id and r.reverses_id = t.id)`;

/** What was charged of an enrollment for days after this one. */
export const chargedAfter = (enrollmentId: number, day: string) =>
  sql<ChargedDays>`${charged} and b.enrollment_id = ${enrollmentId} and b.period_to > ${day}::date order by t.id`;
/** What was charged to anybody for one of these days. */
export const chargedOn = (days: readonly string[]) =>
  sql<ChargedDays>`${charged} and b.care_days && ${days}::date[] order by t.billing_account_id, t.id`;
export const chargedBy = (chargeIds: readonly number[]) =>
  sql<ChargedDays>`${charged} and t.id = any (${chargeIds}::bigint[]) order by t.billing_account_id, t.id`;

export const insertCreditedDays = (rows: readonly { chargeId: number; date: string; creditId: number }[]) => sql`
  insert into credited_day (charge_id, date, credit_id)
  select "chargeId", date, "creditId"
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("chargeId" bigint, date date, "creditId" bigint)`;

/** Whoever credits days or charges for them does so alone in the center, until the transaction ends. */
export const holdBilling = () => sql`select pg_advisory_xact_lock(hashtextextended('larkhouse:billing', app_center()))`;

export const closedDays = (from: string, to: string) => sql<{
  date: string;
  reason: string;
  creditedAt: Date | null;
  credited: number;
}>`
  select c.date, c.reason, d.at as credited_at, coalesce(-(
    select sum(t.amount) from ledger_transaction t where t.kind = 'credit' and t.category = 'closure' and t.service_from = c.date), 0)::bigint as credited
  from closure c left join credited_closure d on d.center_id = c.center_id and d.date = c.date
  where c.date between ${from}::date and ${to}::date order by c.date`;

/** Marks closed days as credited; answers those that were not yet. */
export const creditClosures = (from: string, to: string, at: Date, by: number | null) => sql<{ date: string }>`
  insert into credited_closure (date, at, by_staff)
  select c.date, ${at}, ${by}::bigint from closure c where c.date between ${from}::date and ${to}::date
  on conflict do nothing returning date`;

export const creditedClosures = (from: string, to: string) => sql<{ date: string }>`
  select date from credited_closure where date between ${from}::date and ${to}::date order by date`;
