import { type RawBuilder, sql } from 'kysely';
import type { Category, Entry, Method, TransactionKind } from './rules-ledger.ts';

/** One booking as it is written. */
export interface BookingRow {
  readonly billingAccountId: number;
  readonly kind: TransactionKind;
  readonly category: Category | null;
  readonly date: string;
  readonly amount: number;
  readonly description: string;
  readonly reason: string | null;
  readonly childId: number | null;
  readonly enrollmentId: number | null;
  readonly serviceFrom: string | null;
  readonly serviceTo: string | null;
  readonly days: number | null;
  readonly ofDays: number | null;
  readonly gross: number | null;
  readonly discount: number | null;
  readonly method: Method | null;
  readonly reference: string | null;
  readonly receipt: number | null;
  readonly reversesId: number | null;
  readonly refundsId: number | null;
  readonly sourceKey: string | null;
}

/** Writes bookings with their entries at once; answers their ids in the same order. */
export const insertBookings = (rows: readonly BookingRow[], at: Date, by: number | null) => sql<{ id: number }>`
  with asked as (
    select * from jsonb_to_recordset(${JSON.stringify(rows.map((row, place) => ({ ...row, place })))}::jsonb) as r (
      place int, "billingAccountId" bigint, kind text, category text, date date, amount bigint, description text, reason text,
      "childId" bigint, "enrollmentId" bigint, "serviceFrom" date, "serviceTo" date, days int, "ofDays" int, gross bigint,
      discount bigint, method text, reference text, receipt int, "reversesId" bigint, "refundsId" bigint, "sourceKey" text))
  insert into ledger_transaction (billing_account_id, kind, category, date, amount, description, reason, child_id, enrollment_id,
    service_from, service_to, days, of_days, gross, discount, method, reference, receipt, reverses_id, refunds_id, source_key,
    created_at, created_by)
  select "billingAccountId", kind, category, date, amount, description, reason, "childId", "enrollmentId", "serviceFrom",
    "serviceTo", days, "ofDays", gross, discount, method, reference, receipt, "reversesId", "refundsId", "sourceKey", ${at}, ${by}
  from asked order by place returning id`;

export const insertEntries = (entries: readonly (Entry & { readonly transactionId: number })[]) => sql`
  insert into ledger_entry (transaction_id, account, amount)
  select "transactionId", account, amount
  from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as r ("transactionId" bigint, account text, amount bigint)`;

/** Of two who book on an account one comes after the other. Nothing where there is no such account. */
export const lockAccount = (id: number) =>
  sql<{ id: number }>`select id from billing_account where id = ${id} for update`;

export const lockAccounts = (ids: readonly number[]) => sql<{ id: number }>`
  select id from billing_account where id = any (${ids}::bigint[]) order by id for update`;

/** The guardians behind accounts; agencies have none. */
export const guardiansOf = (accountIds: readonly number[]) => sql<{ guardianId: number }>`
  select guardian_id from billing_account where id = any (${accountIds}::bigint[]) and guardian_id is not null`;

/** Takes the next numbers of a kind; answers the last of them. */
export const takeNumbers = (kind: 'invoice' | 'receipt', count: number) => sql<{ last: number }>`
  update billing_counter set last = last + ${count} where kind = ${kind} returning last`;

export interface TransactionRow {
  readonly id: number;
  readonly accountId: number;
  readonly kind: TransactionKind;
  readonly category: Category | null;
  readonly date: string;
  readonly description: string;
  readonly reason: string | null;
  readonly childId: number | null;
  readonly childName: string | null;
  readonly enrollmentId: number | null;
  readonly amount: number;
  readonly gross: number | null;
  readonly discount: number | null;
  readonly balance: number;
  readonly serviceFrom: string | null;
  readonly serviceTo: string | null;
  readonly days: number | null;
  readonly ofDays: number | null;
  readonly method: Method | null;
  readonly reference: string | null;
  readonly receipt: number | null;
  readonly invoiceId: number | null;
  readonly reversesId: number | null;
  readonly reversedById: number | null;
  readonly refundsId: number | null;
  readonly refunded: number;
  readonly sourceKey: string | null;
  readonly recordedBy: string | null;
  readonly createdAt: Date;
}

/** Bookings with the running balance of their accounts. `t` is the booking, `l` its line on an invoice, `r` what took it back. */
export const transactionsWhere = (accounts: RawBuilder<unknown>, chosen: RawBuilder<unknown>) => sql<TransactionRow>`
  select t.id, t.billing_account_id as account_id, t.kind, t.category, t.date, t.description, t.reason, t.child_id, t.enrollment_id,
    k.first_name || ' ' || k.last_name as child_name, t.amount, t.gross, t.discount, t.balance, t.service_from, t.service_to, t.days, t.of_days,
    t.method, t.reference, t.receipt, l.invoice_id, t.reverses_id, r.id as reversed_by_id, t.refunds_id,
    coalesce((select sum(f.amount) from ledger_transaction f where f.center_id = t.center_id and f.refunds_id = t.id and not exists (
      select from ledger_transaction b where b.center_id = f.center_id and b.reverses_id = f.id)), 0)::bigint as refunded,
    t.source_key, s.first_name || ' ' || s.last_name as recorded_by, t.created_at
  from (select *, (sum(amount) over (partition by billing_account_id order by date, id))::bigint as balance
        from ledger_transaction where ${accounts}) t
  left join child k on k.center_id = t.center_id and k.id = t.child_id
  left join staff s on s.center_id = t.center_id and s.id = t.created_by
  left join invoice_line l on l.center_id = t.center_id and l.transaction_id = t.id
  left join ledger_transaction r on r.center_id = t.center_id and r.reverses_id = t.id
  where ${chosen}`;

/** What was booked on an account on these days, newest first, with the balance after each. */
export const transactionsOf = (accountId: number, { from, to, limit }: { from: string; to: string; limit: number }) =>
  sql<TransactionRow>`${transactionsWhere(
    sql`billing_account_id = ${accountId}`,
    sql`t.date between ${from}::date and ${to}::date`,
  )} order by t.date desc, t.id desc limit ${limit}`;

export const transactionById = (id: number) =>
  transactionsWhere(
    sql`billing_account_id = (select x.billing_account_id from ledger_transaction x where x.id = ${id})`,
    sql`t.id = ${id}`,
  );

/** What an account's payer owes at the end of a day. */
export const balanceOn = (accountId: number, date: string) => sql<{ balance: number }>`
  select coalesce(sum(amount), 0)::bigint as balance from ledger_transaction
  where billing_account_id = ${accountId} and date <= ${date}::date`;

/** What a booking would be the twin of: the same money on the same day, not taken back. */
export const samePayment = (payment: {
  accountId: number;
  amount: number;
  method: Method;
  reference: string | null;
  date: string;
}) => sql<{ id: number }>`
  select t.id from ledger_transaction t
  where t.billing_account_id = ${payment.accountId} and t.kind = 'payment' and t.amount = ${-payment.amount}
    and t.method = ${payment.method} and t.date = ${payment.date}::date and t.reference is not distinct from ${payment.reference}
    and not exists (select from ledger_transaction r where r.center_id = t.center_id and r.reverses_id = t.id)
  limit 1`;

/** Which of these sources were booked already. */
export const bookedSources = (keys: readonly string[]) => sql<{ sourceKey: string }>`
  select source_key from ledger_transaction where source_key = any (${keys}::text[])`;
