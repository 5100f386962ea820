import { sql } from 'kysely';
import { openInvoices } from './invoices/open-queries.ts';
import type { Told } from './invoices/sending.ts';

/** Takes the day for oneself; no row where its invoices were asked for already. */
export const claimInvoiceDay = (today: string) => sql`
  update billing_settings set invoiced_on = ${today}::date where invoiced_on is null or invoiced_on < ${today}::date`;

/** A reminder that a server at standstill missed is not made up for after this. */
const LATE_DAYS = 3;

/** Unpaid invoices that were sent, with the latest day of the rule that has come and was not reminded of. */
export const toRemind = (today: string, days: readonly number[]) => sql<Told & { days: number }>`
  with rule as (select unnest(${days}::int[]) as days),
  waiting as (
    select distinct on (i.id) i.id, i.number, i.billing_account_id, i.total, i.due_on, r.days
    from invoice i join rule r on ${today}::date - (i.due_on + r.days) between 0 and ${LATE_DAYS}
    where i.voided_at is null and i.sent_at is not null
    order by i.id, r.days desc)
  select w.id, w.number, w.billing_account_id as account_id, w.total, w.due_on, w.days
  from waiting w join ${openInvoices(sql`(select array_agg(distinct billing_account_id) from waiting)`)} s on s.id = w.id
  where not exists (select from invoice_reminder m where m.invoice_id = w.id and m.days >= w.days) order by w.id`;

/** Takes a reminder for oneself to send. */
export const claimReminder = (invoiceId: number, days: number, at: Date) => sql`
  insert into invoice_reminder (invoice_id, days, at) values (${invoiceId}, ${days}, ${at}) on conflict do nothing`;
