import { type RawBuilder, sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import { openInvoices } from '../invoices/open-queries.ts';

export interface AccountRow {
  readonly id: number;
  readonly kind: 'guardian' | 'agency';
  readonly guardianId: number | null;
  /** @known a guardian's account bears the guardian's name, an agency's its own */
  readonly name: string;
  readonly email: string | null;
  readonly address: string | null;
  readonly children: { id: number; firstName: string; lastName: string }[];
  readonly balance: number;
  readonly overdue: number;
  readonly uninvoiced: number;
  readonly oldestDueOn: string | null;
  /** The first due day, from today on, of an invoice that is not paid in full. */
  readonly nextDueOn: string | null;
  readonly daysOverdue: number;
  readonly lastPaymentOn: string | null;
  readonly autopay: boolean;
  readonly savedMethod: string | null;
  readonly version: number;
}

/** Who owes longest comes first. `today`: the center's day, by which invoices are overdue. */
const accountRows = (where: RawBuilder<unknown>, today: string) => sql<AccountRow>`
  with chosen as (select * from billing_account b where ${where}),
  moved as materialized (
    select s.billing_account_id, s.balance, s.uninvoiced, (
      select t.date from ledger_transaction t where t.billing_account_id = s.billing_account_id and t.kind = 'payment' and not exists (
        select from ledger_transaction r where r.center_id = t.center_id and r.reverses_id = t.id)
      order by t.date desc, t.id desc limit 1) as last_payment_on
    from account_sum s where s.billing_account_id = any (array(select id from chosen))),
  unpaid as (
    select s.billing_account_id, min(s.due_on) as oldest_due_on, min(s.due_on) filter (where s.due_on >= ${today}::date) as next_due_on,
      coalesce(sum(s.open) filter (where s.due_on < ${today}::date), 0) as overdue
    from ${openInvoices(sql`array(select id from chosen)`)} s group by 1)
  select b.id, b.kind, b.guardian_id, coalesce(b.name, g.first_name || ' ' || g.last_name) as name, coalesce(b.email, g.email) as email,
    coalesce(b.address, g.address) as address, coalesce(m.balance, 0)::bigint as balance, coalesce(u.overdue, 0)::bigint as overdue,
    coalesce(m.uninvoiced, 0)::bigint as uninvoiced, u.oldest_due_on, u.next_due_on, greatest(0, ${today}::date - coalesce(u.oldest_due_on, ${today}::date)) as days_overdue,
    m.last_payment_on, b.autopay_since is not null as autopay, b.method_label as saved_method, b.version,
    coalesce((select json_agg(json_build_object('id', k.id, 'firstName', k.first_name, 'lastName', k.last_name) order by k.date_of_birth, k.id)
      from child k where k.center_id = b.center_id and k.removed_at is null and k.id in (
        select s.child_id from payer_split s join payer_share h on h.center_id = s.center_id and h.split_id = s.id
        where h.billing_account_id = b.id and s.from_date = (select coalesce(max(n.from_date) filter (where n.from_date <= ${today}::date), min(n.from_date))
          from payer_split n where n.center_id = s.center_id and n.child_id = s.child_id)
        union select e.child_id from plan_enrollment e where e.agency_account_id = b.id and (e.to_date is null or e.to_date >= ${today}::date))), '[]') as children
  from chosen b
  left join guardian g on g.center_id = b.center_id and g.id = b.guardian_id
  left join moved m on m.billing_account_id = b.id
  left join unpaid u on u.billing_account_id = b.id
  order by u.oldest_due_on nulls last, b.id`;

export const allAccounts = (today: string) => accountRows(sql`true`, today);
export const accountsOfGuardians = (guardianIds: readonly number[], today: string) =>
  accountRows(sql`b.guardian_id = any (${guardianIds}::bigint[])`, today);
export const accountRow = (id: number, today: string) => accountRows(sql`b.id = ${id}`, today);

/** The account of one guardian becomes another's, who has none. */
export const passGuardianAccount = (fromId: number, toId: number) => sql<{ id: number }>`
  update billing_account set guardian_id = ${toId}, version = version + 1
  where guardian_id = ${fromId} and not exists (select from billing_account b where b.guardian_id = ${toId}) returning id`;

export const accountOfGuardian = (guardianId: number) => sql<{ id: number }>`
  select id from billing_account where guardian_id = ${guardianId}`;

/** Opens the account of a guardian; nothing where it is open. */
export const openGuardianAccount = (guardianId: number, at: Date) => sql`
  insert into billing_account (kind, guardian_id, created_at)
  select 'guardian', g.id, ${at} from guardian g where g.id = ${guardianId} and g.removed_at is null
  on conflict (center_id, guardian_id) where guardian_id is not null do nothing`;

export interface AgencyRow {
  readonly name: string;
  readonly email: string | null;
  readonly address: string | null;
}
export const insertAgency = (row: AgencyRow, at: Date) =>
  db
    .insertInto('billingAccount')
    .values({ kind: 'agency', ...row, createdAt: at })
    .returning('id');

export const updateAgency = (id: number, change: Partial<AgencyRow>) =>
  db
    .updateTable('billingAccount')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id);

/** Which of these accounts there are, and of what kind. */
export const accountKinds = (ids: readonly number[]) => sql<{ id: number; kind: 'guardian' | 'agency' }>`
  select id, kind from billing_account where id = any (${ids}::bigint[])`;
