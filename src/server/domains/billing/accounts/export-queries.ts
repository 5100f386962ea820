import { sql } from 'kysely';
import type { LedgerEntry, LedgerTransaction } from '#server/db/types.ts';

export interface EntryRow {
  readonly date: string;
  readonly id: number;
  readonly kind: LedgerTransaction['kind'];
  readonly category: LedgerTransaction['category'];
  readonly account: LedgerEntry['account'];
  readonly amount: number;
  /** @known a guardian's account bears the guardian's name, an agency's its own */
  readonly payer: string;
  readonly child: string | null;
  readonly description: string;
  readonly reason: string | null;
  readonly method: LedgerTransaction['method'];
  readonly reference: string | null;
  readonly receipt: number | null;
  readonly invoice: number | null;
  readonly reversesId: number | null;
}

export const entriesBetween = (from: string, to: string) => sql<EntryRow>`
  select t.date, t.id, t.kind, t.category, e.account, e.amount, coalesce(b.name, g.first_name || ' ' || g.last_name) as payer,
    k.first_name || ' ' || k.last_name as child, t.description, t.reason, t.method, t.reference, t.receipt, i.number as invoice, t.reverses_id
  from ledger_transaction t
  join ledger_entry e on e.center_id = t.center_id and e.transaction_id = t.id
  join billing_account b on b.center_id = t.center_id and b.id = t.billing_account_id
  left join guardian g on g.center_id = b.center_id and g.id = b.guardian_id
  left join child k on k.center_id = t.center_id and k.id = t.child_id
  left join invoice_line l on l.center_id = t.center_id and l.transaction_id = t.id
  left join invoice i on i.center_id = l.center_id and i.id = l.invoice_id
  where t.date between ${from}::date and ${to}::date order by t.date, t.id, e.amount desc`;
