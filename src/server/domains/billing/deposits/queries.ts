import { sql } from 'kysely';

export interface DepositRow {
  readonly id: number;
  /** @known every charge is of an account */
  readonly accountId: number;
  readonly childId: number;
  readonly amount: number;
  /** What the account owes. */
  readonly balance: number;
}
/** The deposits that are charged for these children, and were not taken back. */
export const depositsOf = (childIds: readonly number[]) => sql<DepositRow>`
  select t.id, t.billing_account_id as account_id, t.child_id, t.amount, coalesce(s.balance, 0) as balance
  from ledger_transaction t left join account_sum s on s.center_id = t.center_id and s.billing_account_id = t.billing_account_id
  where t.child_id = any (${childIds}::bigint[]) and t.kind = 'charge' and t.category = 'deposit'
    and not exists (select from ledger_transaction r where r.center_id = t.center_id and r.reverses_id = t.id)
    and not exists (select from ledger_transaction c where c.center_id = t.center_id and c.source_key = 'deposit-credit:' || t.id
      and not exists (select from ledger_transaction r where r.center_id = c.center_id and r.reverses_id = c.id))
  order by t.id`;
