import { sql } from 'kysely';
import { openInvoices } from '../invoices/open-queries.ts';
import type { KnownPayer } from './rules-bank.ts';

/** Everybody who may have paid, with what they are recognised by. */
export const knownPayers = () => sql<KnownPayer>`
  with open as (
    select s.billing_account_id, json_agg(json_build_object('number', s.number, 'open', s.open)) as invoices
    from ${openInvoices(sql`array(select id from billing_account)`)} s group by 1)
  select b.id as account_id, coalesce(b.name, g.first_name || ' ' || g.last_name) as name, coalesce(m.balance, 0)::bigint as balance,
    coalesce(o.invoices, '[]') as open_invoices,
    coalesce((select json_agg(k.first_name || ' ' || k.last_name) from guardianship w join child k on k.center_id = w.center_id and k.id = w.child_id
      where w.center_id = b.center_id and w.guardian_id = b.guardian_id and w.ended_at is null), '[]') as children,
    coalesce((select json_agg(distinct t.reference) from ledger_transaction t
      where t.center_id = b.center_id and t.billing_account_id = b.id and t.kind = 'payment' and t.reference is not null), '[]') as "references"
  from billing_account b
  left join guardian g on g.center_id = b.center_id and g.id = b.guardian_id
  left join account_sum m on m.billing_account_id = b.id
  left join open o on o.billing_account_id = b.id order by b.id`;
