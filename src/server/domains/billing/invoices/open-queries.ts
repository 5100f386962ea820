import { type RawBuilder, sql } from 'kysely';

/**
 * A table `(id, billing_account_id, open)` of what of each invoice of these accounts is not paid. What a payer owes is owed
 * for the newest charges: payments and credits went to the oldest (docs/decisions/0028). Charges that are on no invoice yet
 * are the newest of all. `accountIds`: an expression for an array of ids; of null there are none.
 */
export const openAmounts = (accountIds: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  with asked as (select ${accountIds} as ids),
  account as (
    select t.billing_account_id, sum(t.amount) as balance,
      coalesce(sum(t.amount) filter (where t.kind in ('charge', 'adjustment') and t.amount > 0
        and l.transaction_id is null and r.id is null), 0) as uninvoiced
    from ledger_transaction t
    left join invoice_line l on l.center_id = t.center_id and l.transaction_id = t.id
    left join ledger_transaction r on r.center_id = t.center_id and r.reverses_id = t.id
    where t.billing_account_id = any ((select ids from asked)::bigint[]) group by 1),
  newer as (
    select i.id, i.billing_account_id, i.total, i.voided_at, coalesce(sum(case when i.voided_at is null then i.total end) over (
      partition by i.billing_account_id order by i.due_on desc, i.number desc rows between unbounded preceding and 1 preceding), 0) as total_of_newer
    from invoice i where i.billing_account_id = any ((select ids from asked)::bigint[]))
  select n.id, n.billing_account_id, case when n.voided_at is not null then 0
    else greatest(0, least(n.total, greatest(0, a.balance - a.uninvoiced) - n.total_of_newer)) end::bigint as open
  from newer n join account a on a.billing_account_id = n.billing_account_id)`;
