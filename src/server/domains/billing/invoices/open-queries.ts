import { type RawBuilder, sql } from 'kysely';

/** An expression for an array of accounts' ids; of null there are none. */
type Ids = RawBuilder<unknown>;

/**
 * A table `(billing_account_id, balance, uninvoiced)` of these accounts, as far as anything was booked on them. On no invoice yet is what
 * was ever charged, without all that stands on an invoice, void ones too, and without what was taken back before it came onto one:
 * sums from an index alone, since an account is read with all its years.
 */
export const accountSums = (ids: Ids): RawBuilder<unknown> => sql`(
  select b.billing_account_id, b.balance, b.charged
    - coalesce((select sum(i.total) from invoice i where i.billing_account_id = b.billing_account_id), 0)
    - coalesce((
      select sum(t.amount) from ledger_transaction r join ledger_transaction t on t.center_id = r.center_id and t.id = r.reverses_id
      where r.billing_account_id = b.billing_account_id and r.reverses_id is not null and ${isCharge}
        and not exists (select from invoice_line l where l.center_id = t.center_id and l.transaction_id = t.id)), 0) as uninvoiced
  from (
    select t.billing_account_id, sum(t.amount) as balance, coalesce(sum(t.amount) filter (where ${isCharge}), 0) as charged
    from ledger_transaction t where t.billing_account_id = any (${ids}::bigint[]) group by 1) b)`;

const isCharge = sql<boolean>`(t.kind in ('charge', 'adjustment') and t.amount > 0)`;

/**
 * A table `(id, billing_account_id, open)` of what of each invoice of these accounts is not paid. What a payer owes is owed
 * for the newest charges: payments and credits went to the oldest (docs/decisions/0028). Charges that are on no invoice yet
 * are the newest of all.
 */
export const openAmounts = (ids: Ids): RawBuilder<unknown> => sql`(
  with asked as (select ${ids} as ids),
  account as materialized (select * from ${accountSums(sql`(select ids from asked)`)} s),
  newer as (
    select i.id, i.billing_account_id, i.total, i.voided_at, coalesce(sum(case when i.voided_at is null then i.total end) over (
      partition by i.billing_account_id order by i.due_on desc, i.number desc rows between unbounded preceding and 1 preceding), 0) as total_of_newer
    from invoice i where i.billing_account_id = any ((select ids from asked)::bigint[]))
  select n.id, n.billing_account_id, case when n.voided_at is not null then 0
    else greatest(0, least(n.total, greatest(0, a.balance - a.uninvoiced) - n.total_of_newer)) end::bigint as open
  from newer n join account a on a.billing_account_id = n.billing_account_id)`;
