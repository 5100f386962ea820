import { sql } from 'kysely';
import { openInvoices } from '../invoices/open-queries.ts';
import type { Method } from './rules-ledger.ts';

// What parents read of their own accounts, in their own scope: row security knows which rows and which columns.

export const ownAccount = () => sql<{ id: number; savedMethod: string | null; autopay: boolean }>`
  select id, method_label as saved_method, autopay_since is not null as autopay from billing_account`;

export const ownBalance = (today: string) => sql<{
  balance: number;
  due: number;
  overdue: number;
  dueOn: string | null;
}>`
  select (select coalesce(sum(balance), 0) from account_sum)::bigint as balance, coalesce(sum(s.open), 0)::bigint as due,
    coalesce(sum(s.open) filter (where s.due_on < ${today}::date), 0)::bigint as overdue, min(s.due_on) as due_on
  from ${openInvoices(sql`array(select id from billing_account)`)} s`;

export interface FamilyInvoiceRow {
  readonly id: number;
  readonly number: number;
  readonly date: string;
  readonly dueOn: string;
  readonly description: string;
  readonly amount: number;
  readonly open: number;
  readonly status: 'paid' | 'pending' | 'overdue' | 'void';
}
export const ownInvoices = (from: string, today: string) => sql<FamilyInvoiceRow>`
  with open as materialized (select * from ${openInvoices(sql`array(select id from billing_account)`)} o)
  select i.id, i.number, i.issued_on as date, i.due_on, i.description, i.total as amount, coalesce(s.open, 0) as open,
    case when i.voided_at is not null then 'void' when s.open is null then 'paid' when i.due_on < ${today}::date then 'overdue' else 'pending' end as status
  from invoice i left join open s on s.id = i.id
  where i.issued_on >= ${from}::date or i.id = any (array(select id from open)) order by i.issued_on desc, i.number desc limit 500`;
export const ownInvoice = (id: number) => sql<{ id: number }>`select id from invoice where id = ${id}`;

export const ownPayments = (from: string) => sql<{
  id: number;
  date: string;
  kind: 'payment' | 'refund';
  amount: number;
  /** @known payments and refunds have one */
  method: Method;
  reference: string | null;
  /** @known payments and refunds have one */
  receipt: number;
  isReversed: boolean;
}>`
  select t.id, t.date, t.kind, abs(t.amount)::bigint as amount, t.method, t.reference, t.receipt,
    exists (select from ledger_transaction r where r.center_id = t.center_id and r.reverses_id = t.id) as is_reversed
  from ledger_transaction t where t.kind in ('payment', 'refund') and t.date >= ${from}::date
  order by t.date desc, t.id desc limit 500`;
export const ownPayment = (id: number) => sql<{ id: number }>`
  select id from ledger_transaction where id = ${id} and kind in ('payment', 'refund')`;

export interface CenterMoney {
  readonly center: string;
  readonly person: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
  readonly achAccountName: string | null;
  readonly achBankName: string | null;
  readonly achRoutingNumber: string | null;
  readonly achAccountSealed: Buffer | null;
  readonly zelleName: string | null;
  readonly zelleContact: string | null;
}
/** How the center is reached and paid. */
export const centerMoney = () => sql<CenterMoney>`
  select c.name as center, c.contact_person as person, c.phone, c.email, c.address, p.ach_account_name, p.ach_bank_name,
    p.ach_routing_number, p.ach_account_sealed, p.zelle_name, p.zelle_contact
  from center c left join payment_details p on p.center_id = c.center_id`;
