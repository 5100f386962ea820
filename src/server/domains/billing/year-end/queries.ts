import { sql } from 'kysely';
import type { Category } from '../accounts/rules-ledger.ts';

export interface BookedRow {
  readonly id: number;
  readonly accountId: number;
  readonly kind: 'charge' | 'credit' | 'payment' | 'adjustment';
  readonly category: Category | null;
  readonly date: string;
  readonly description: string;
  readonly childId: number | null;
  readonly childName: string | null;
  readonly serviceFrom: string | null;
  readonly serviceTo: string | null;
  readonly amount: number;
  readonly refunded: number;
}
/** Everything on these accounts that stands, in the order of its days: what was taken back and its counter entries are left out. */
export const summary = (accountIds: readonly number[]) => sql<BookedRow>`
  select t.id, t.billing_account_id as account_id, t.kind, t.category, t.date, t.description, t.child_id, k.first_name || ' ' || k.last_name as child_name,
    t.service_from, t.service_to, t.amount, coalesce((
      select sum(f.amount) from ledger_transaction f where f.center_id = t.center_id and f.refunds_id = t.id and not exists (
        select from ledger_transaction b where b.center_id = f.center_id and b.reverses_id = f.id)), 0)::bigint as refunded
  from ledger_transaction t left join child k on k.center_id = t.center_id and k.id = t.child_id
  where t.billing_account_id = any (${accountIds}::bigint[]) and t.kind in ('charge', 'credit', 'payment', 'adjustment')
    and not exists (select from ledger_transaction r where r.center_id = t.center_id and r.reverses_id = t.id)
  order by t.billing_account_id, t.date, t.id`;

/** Accounts of guardians that paid something in a year. */
export const payersIn = (year: number) => sql<{ id: number; name: string; guardianId: number }>`
  select b.id, g.first_name || ' ' || g.last_name as name, g.id as guardian_id
  from billing_account b join guardian g on g.center_id = b.center_id and g.id = b.guardian_id
  where exists (select from ledger_transaction t where t.center_id = b.center_id and t.billing_account_id = b.id and t.kind = 'payment'
    and t.date between make_date(${year}, 1, 1) and make_date(${year}, 12, 31))
  order by g.last_name, g.first_name, b.id`;

export interface PublishedRow {
  readonly accountId: number;
  readonly kind: 'statement' | 'letter';
  readonly taxDocumentId: number;
  readonly paid: number;
  readonly publishedAt: Date;
}
/** The year's documents that were given to parents and are still there. */
export const published = (year: number) => sql<PublishedRow>`
  select y.billing_account_id as account_id, y.kind, y.tax_document_id, y.paid, y.published_at
  from year_end_document y join tax_document d on d.center_id = y.center_id and d.id = y.tax_document_id and d.removed_at is null
  where y.year = ${year}`;

export const recordPublished = (row: {
  year: number;
  accountId: number;
  kind: 'statement' | 'letter';
  taxDocumentId: number;
  paid: number;
  at: Date;
}) => sql`
  insert into year_end_document (year, billing_account_id, kind, tax_document_id, paid, published_at)
  values (${row.year}, ${row.accountId}, ${row.kind}, ${row.taxDocumentId}, ${row.paid}, ${row.at})
  on conflict (center_id, year, billing_account_id, kind) do update
  set tax_document_id = excluded.tax_document_id, paid = excluded.paid, published_at = excluded.published_at`;
