import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import { type TransactionRow, transactionsWhere } from '../accounts/ledger-queries.ts';

/** What an invoice charges. */
export const linesToReverse = (invoiceId: number) =>
  sql<TransactionRow>`${transactionsWhere(
    sql`billing_account_id = (select x.billing_account_id from invoice x where x.id = ${invoiceId})`,
    sql`l.invoice_id = ${invoiceId} and r.id is null`,
  )} order by t.id`;

/** The credits that were given for days of these charges of an account, and still stand. */
export const creditsOfCharges = (accountId: number, chargeIds: readonly number[]) =>
  sql<TransactionRow>`${transactionsWhere(
    sql`billing_account_id = ${accountId}`,
    sql`r.id is null and t.id in (select c.credit_id from credited_day c where c.charge_id = any (${chargeIds}::bigint[]))`,
  )} order by t.id`;

/** The periods of these charges may be charged again. */
export const releasePeriods = (chargeIds: readonly number[]) => sql`
  delete from billed_period where transaction_id = any (${chargeIds}::bigint[])`;

interface Mark {
  readonly sentAt?: Date;
  readonly remindedAt?: Date;
  readonly voidedAt?: Date;
  readonly voidedBy?: number | null;
  readonly voidReason?: string;
}
export const markInvoice = (id: number, mark: Mark) => db.updateTable('invoice').set(mark).where('id', '=', id);
