import { type RawBuilder, sql } from 'kysely';

/** An expression for an array of accounts' ids; of null there are none. */
type Ids = RawBuilder<unknown>;

/**
 * A table `(id, billing_account_id, due_on, number, open)` of the invoices of these accounts that are not paid in full, with what of each is
 * open. What a payer owes is owed for the newest charges: payments and credits went to the oldest (docs/decisions/0028). Charges that are on
 * no invoice yet are the newest of all. From the newest invoice back it goes only as far as what is owed reaches: an account is read with all
 * its years.
 */
export const openInvoices = (ids: Ids): RawBuilder<unknown> => sql`(
  with recursive open as (
    select i.*, least(i.total, s.balance - s.uninvoiced) as open, s.balance - s.uninvoiced - i.total as left_over
    from account_sum s cross join lateral ${nextInvoice(sql`s.billing_account_id`, sql`true`)} i
    where s.billing_account_id = any (${ids}::bigint[]) and s.balance > s.uninvoiced
    union all
    select i.*, least(i.total, o.left_over), o.left_over - i.total
    from open o cross join lateral ${nextInvoice(sql`o.billing_account_id`, sql`(n.due_on, n.number) < (o.due_on, o.number)`)} i
    where o.left_over > 0)
  select id, billing_account_id, due_on, number, open from open)`;

/** The newest invoice of an account among these; void ones are owed by nobody. */
const nextInvoice = (accountId: RawBuilder<unknown>, among: RawBuilder<unknown>) => sql`(
  select n.id, n.billing_account_id, n.due_on, n.number, n.total from invoice n
  where n.billing_account_id = ${accountId} and n.voided_at is null and ${among}
  order by n.due_on desc, n.number desc limit 1)`;
