import { sql } from 'kysely';
import { AT_ONCE, before, type Id, type Ids } from '#server/kernel/retention/queries.ts';

/**
 * Families' accounts that are even, with no child here now, whose last booking, invoice or payment online is older than
 * the first day kept.
 */
export const pastAccounts = (firstDay: string, zone: string) => sql<Id>`
  select b.id from billing_account b
  where b.erased_at is null and b.guardian_id is not null and ${before('b.created_at', firstDay, zone)}
    and not exists (select from guardianship w join child k on k.center_id = w.center_id and k.id = w.child_id
      where w.center_id = b.center_id and w.guardian_id = b.guardian_id and w.ended_at is null and k.removed_at is null)
    and not exists (select from ledger_transaction t where t.center_id = b.center_id and t.billing_account_id = b.id
      and t.date >= ${firstDay}::date)
    and not exists (select from invoice i where i.center_id = b.center_id and i.billing_account_id = b.id
      and greatest(i.issued_on, i.due_on, i.to_date) >= ${firstDay}::date)
    and not exists (select from online_payment o where o.center_id = b.center_id and o.billing_account_id = b.id
      and not (${before('coalesce(o.settled_at, o.created_at)', firstDay, zone)}))
    and coalesce((select sum(t.amount) from ledger_transaction t
      where t.center_id = b.center_id and t.billing_account_id = b.id), 0) = 0
  order by b.id limit ${AT_ONCE}`;

/** The bookings stay, as the books must add up; whose they were is told by nothing once the guardian is erased. */
export const eraseAccounts = (ids: Ids, now: Date) => sql`
  update billing_account set erased_at = ${now}, provider_customer = null, provider_method = null, method_label = null,
    autopay_since = null, version = version + 1 where id = any (${ids}::bigint[])`;

/** Messages of the payment provider that came 90 days ago or longer. */
export const deleteProviderEvents = (now: Date) => sql`
  delete from provider_event where event_id in (
    select event_id from provider_event where at < ${now}::timestamptz - interval '90 days' order by at limit ${AT_ONCE})`;
