import { sql } from 'kysely';
import { openInvoices } from '../invoices/open-queries.ts';

export interface Figures {
  readonly owed: number;
  readonly credit: number;
  readonly owingAccounts: number;
  readonly unpaidInvoices: number;
  readonly overdueInvoices: number;
  readonly overdue: number;
  readonly notDue: number;
  readonly days1to30: number;
  readonly days31to60: number;
  readonly days61to90: number;
  readonly over90: number;
}
/** Who owes what and how old it is, on a day of the center. What is owed without an invoice is not due. */
export const figures = (today: string) => sql<Figures>`
  with balance as (select balance as cents from account_sum),
  open as (
    select s.open, ${today}::date - s.due_on as age from ${openInvoices(sql`array(select id from billing_account)`)} s),
  owed as (select coalesce(sum(cents) filter (where cents > 0), 0)::bigint as owed, coalesce(-sum(cents) filter (where cents < 0), 0)::bigint as credit,
             count(*) filter (where cents > 0)::int as owing_accounts from balance),
  aged as (
    select count(*)::int as unpaid_invoices, count(*) filter (where age > 0)::int as overdue_invoices,
      coalesce(sum(open) filter (where age > 0), 0)::bigint as overdue,
      coalesce(sum(open) filter (where age between 1 and 30), 0)::bigint as days1to30,
      coalesce(sum(open) filter (where age between 31 and 60), 0)::bigint as days31to60,
      coalesce(sum(open) filter (where age between 61 and 90), 0)::bigint as days61to90,
      coalesce(sum(open) filter (where age > 90), 0)::bigint as over90
    from open)
  select owed.*, aged.*, owed.owed - aged.overdue as not_due from owed, aged`;

/** What was charged (less credits and discounts) and received (less refunds) in each month from the first day of one on. */
export const months = (from: string, to: string) => sql<{ month: string; charged: number; received: number }>`
  with booked as (
    select date_trunc('month', t.date::timestamp) as month, t.amount, case when t.reverses_id is null then t.kind else (
      select r.kind from ledger_transaction r where r.center_id = t.center_id and r.id = t.reverses_id) end as kind
    from ledger_transaction t where t.date between ${from}::date and ${to}::date)
  select to_char(m, 'YYYY-MM') as month,
    coalesce(sum(b.amount) filter (where b.kind in ('charge', 'credit', 'adjustment')), 0)::bigint as charged,
    coalesce(-sum(b.amount) filter (where b.kind in ('payment', 'refund')), 0)::bigint as received
  from generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 month') m left join booked b on b.month = m
  group by m order by m`;
