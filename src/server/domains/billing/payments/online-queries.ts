import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import type { OnlinePayment } from '#server/db/types.ts';
import { openInvoices } from '../invoices/open-queries.ts';

export interface PayerRow {
  readonly id: number;
  readonly guardianId: number | null;
  /** @known a guardian's account bears the guardian's name, an agency's its own */
  readonly name: string;
  readonly email: string | null;
  readonly customer: string | null;
  readonly method: string | null;
}
/** A payer as the provider knows them. */
export const onlinePayer = (accountId: number) => sql<PayerRow>`
  select b.id, b.guardian_id, coalesce(b.name, g.first_name || ' ' || g.last_name) as name, coalesce(b.email, g.email) as email,
    b.provider_customer as customer, b.provider_method as method
  from billing_account b left join guardian g on g.center_id = b.center_id and g.id = b.guardian_id where b.id = ${accountId}`;

export const setCustomer = (accountId: number, customer: string) => sql`
  update billing_account set provider_customer = ${customer} where id = ${accountId} and provider_customer is distinct from ${customer}`;
export const setMethod = (accountId: number, saved: { customer: string; method: string; label: string }) => sql`
  update billing_account set provider_customer = ${saved.customer}, provider_method = ${saved.method}, method_label = ${saved.label},
    version = version + 1 where id = ${accountId}`;
export const clearMethod = (accountId: number) => sql`
  update billing_account set provider_method = null, method_label = null, autopay_since = null, version = version + 1 where id = ${accountId}`;
export const setAutopay = (accountId: number, since: Date | null) => sql`
  update billing_account set autopay_since = case when ${since}::timestamptz is null then null else coalesce(autopay_since, ${since}) end,
    version = version + 1 where id = ${accountId} and (${since}::timestamptz is null or provider_method is not null)`;

export const insertOnlinePayment = (row: {
  billingAccountId: number;
  invoiceId: number | null;
  amount: number;
  createdAt: Date;
}) =>
  db
    .insertInto('onlinePayment')
    .values({ ...row, status: 'asked' })
    .onConflict((at) => at.doNothing())
    .returning('id');

/** The provider works on it; its event says how it ends. */
export const notePending = (id: number, payment: string) => sql`
  update online_payment set provider_id = ${payment} where id = ${id} and provider_id is null`;

/** A payment that was asked for by this account; held. */
export const onlinePayment = (id: number, accountId: number) => sql<{
  id: number;
  status: OnlinePayment['status'];
  invoiceId: number | null;
}>`
  select id, status, invoice_id from online_payment where id = ${id} and billing_account_id = ${accountId} for update`;

/** What became of it. What succeeded stays so, whatever is told later. */
export const settle = (
  id: number,
  outcome: { status: 'succeeded' | 'failed'; payment: string | null; failure: string | null; at: Date },
) => sql`
  update online_payment set status = ${outcome.status}, provider_id = coalesce(${outcome.payment}::text, provider_id), failure = ${outcome.failure}::text,
    settled_at = ${outcome.at} where id = ${id} and status <> 'succeeded'`;

/** Takes an event for oneself; nothing where it came before. */
export const claimEvent = (eventId: string, at: Date) => sql`
  insert into provider_event (event_id, at) values (${eventId}, ${at}) on conflict do nothing`;

export const bookingOf = (sourceKey: string) => sql<{ id: number; isReversed: boolean }>`
  select t.id, exists (select from ledger_transaction r where r.center_id = t.center_id and r.reverses_id = t.id) as is_reversed
  from ledger_transaction t where t.source_key = ${sourceKey}`;

export interface DueInvoice {
  readonly invoiceId: number;
  readonly accountId: number;
  readonly number: number;
  readonly open: number;
  /** An earlier try that has no answer. */
  readonly onlinePaymentId: number | null;
  readonly amount: number | null;
  readonly askedAt: Date | null;
}
/** Invoices that are due, of payers who let them be charged, that nothing was tried for; and tries that have no answer yet. */
export const toCharge = (today: string, before: Date) => sql<DueInvoice>`
  with wanting as (
    select b.id as account_id from billing_account b where b.autopay_since is not null and b.provider_method is not null)
  select i.id as invoice_id, i.billing_account_id as account_id, i.number, s.open, o.id as online_payment_id, o.amount, o.created_at as asked_at
  from ${openInvoices(sql`array(select account_id from wanting)`)} s
  join invoice i on i.id = s.id
  join billing_account b on b.center_id = i.center_id and b.id = i.billing_account_id
  left join online_payment o on o.center_id = i.center_id and o.invoice_id = i.id
  where i.due_on <= ${today}::date and i.created_at >= b.autopay_since
    and (o.id is null or (o.status = 'asked' and o.provider_id is null and o.created_at < ${before}))
  order by i.due_on, i.id`;

/** The newest try of each account, where it failed and nothing was paid since. */
export const failedAccounts = () => sql<{ accountId: number }>`
  select o.billing_account_id as account_id from online_payment o
  where o.status = 'failed' and not exists (
    select from online_payment later where later.center_id = o.center_id and later.billing_account_id = o.billing_account_id
      and later.id > o.id and later.status <> 'asked')
    and not exists (select from ledger_transaction t where t.center_id = o.center_id and t.billing_account_id = o.billing_account_id
      and t.kind = 'payment' and t.created_at > o.settled_at)`;
