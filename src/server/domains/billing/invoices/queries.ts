import { type RawBuilder, sql } from 'kysely';
import type { Category } from '../accounts/rules-ledger.ts';
import { openInvoices } from './open-queries.ts';

export interface InvoiceRow {
  readonly id: number;
  readonly number: number;
  readonly accountId: number;
  /** @known a guardian's account bears the guardian's name, an agency's its own */
  readonly accountName: string;
  readonly isToAgency: boolean;
  readonly status: 'paid' | 'pending' | 'overdue' | 'void';
  readonly description: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly from: string;
  readonly to: string;
  readonly total: number;
  readonly open: number;
  readonly previousBalance: number;
  readonly sentAt: Date | null;
  readonly remindedAt: Date | null;
  readonly voidedAt: Date | null;
  readonly voidReason: string | null;
}

/** `accounts`: those of the invoices, an expression for an array of their ids; what is not paid of theirs is `open`. */
const invoiceRows = (accounts: RawBuilder<unknown>, where: RawBuilder<unknown>, today: string) => sql<InvoiceRow>`
  with open as materialized (select * from ${openInvoices(accounts)} o)
  select i.id, i.number, i.billing_account_id as account_id, coalesce(b.name, g.first_name || ' ' || g.last_name) as account_name, b.kind = 'agency' as is_to_agency,
    case when i.voided_at is not null then 'void' when s.open is null then 'paid' when i.due_on < ${today}::date then 'overdue' else 'pending' end as status,
    i.description, i.issued_on, i.due_on, i.from_date as "from", i.to_date as "to", i.total, coalesce(s.open, 0) as open, i.previous_balance, i.sent_at,
    i.reminded_at, i.voided_at, i.void_reason
  from invoice i left join open s on s.id = i.id
  join billing_account b on b.center_id = i.center_id and b.id = i.billing_account_id
  left join guardian g on g.center_id = b.center_id and g.id = b.guardian_id
  where ${where}`;

export const invoiceRow = (id: number, today: string) =>
  invoiceRows(sql`array(select billing_account_id from invoice where id = ${id})`, sql`i.id = ${id}`, today);
export const invoicesOfAccount = (accountId: number, today: string) =>
  sql<InvoiceRow>`${invoiceRows(sql`array[${accountId}::bigint]`, sql`i.billing_account_id = ${accountId}`, today)} order by i.issued_on desc, i.number desc`;

export const newestInvoice = (accountId: number, today: string) =>
  sql<InvoiceRow>`${invoicesOfAccount(accountId, today)} limit 1`;

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly limit: number;
  readonly status?: InvoiceRow['status'] | undefined;
  readonly accountId?: number | undefined;
  /** Whether those of earlier days that are not paid come with them. */
  readonly withUnpaid: boolean;
}
/** Invoices issued on these days, newest first. */
export const invoicesOn = ({ from, to, limit, status, accountId, withUnpaid }: Asked, today: string) => sql<InvoiceRow>`
  select * from (${invoiceRows(
    accountId === undefined ? sql`array(select id from billing_account)` : sql`array[${accountId}::bigint]`,
    sql`${accountId === undefined ? sql`true` : sql`i.billing_account_id = ${accountId}`}
      and (i.issued_on between ${from}::date and ${to}::date ${withUnpaid ? sql`or i.id = any (array(select id from open))` : sql``})`,
    today,
  )}) found
  where ${status ?? null}::text is null or status = ${status ?? null}
  order by issued_on desc, number desc limit ${limit}`;

export interface LineRow {
  readonly childId: number | null;
  readonly childName: string | null;
  readonly category: Category;
  readonly description: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly days: number | null;
  readonly ofDays: number | null;
  readonly gross: number;
  readonly discount: number;
  readonly amount: number;
}
/** What an invoice charges, in the order of the days it is for. */
export const invoiceLines = (invoiceId: number) => sql<LineRow>`
  select t.child_id, k.first_name || ' ' || k.last_name as child_name, coalesce(t.category, 'other') as category, t.description,
    t.service_from as "from", t.service_to as "to", t.days, t.of_days, coalesce(t.gross, t.amount) as gross, coalesce(t.discount, 0) as discount, t.amount
  from invoice_line l
  join ledger_transaction t on t.center_id = l.center_id and t.id = l.transaction_id
  left join child k on k.center_id = t.center_id and k.id = t.child_id
  where l.invoice_id = ${invoiceId} order by t.service_from nulls last, t.child_id nulls last, t.id`;
