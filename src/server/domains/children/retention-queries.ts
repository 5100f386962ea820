import { sql } from 'kysely';
import { before, CHILDREN_AT_ONCE, type Id, type Ids, type StoredPath } from '#server/kernel/retention/queries.ts';

/** Children who left before the first day kept and still have records. */
export const pastChildren = (firstDay: string, zone: string) => sql<Id>`
  select id from child where ${before('removed_at', firstDay, zone)} and emptied_at is null
  order by id limit ${CHILDREN_AT_ONCE}`;

/** What stays is what incident reports and invoices that are kept longer need: name and birthday. */
export const emptyChildren = (ids: Ids, now: Date) => sql`
  update child set emptied_at = ${now}, allergies = '', emergency_contact = null, parent_name = null, parent_phone = null,
    parent_email = null, parent_drivers_license = null, photo_path = null, version = version + 1
  where id = any (${ids}::bigint[])`;

export const photoPathsOf = (ids: Ids) => sql<StoredPath>`
  select photo_path as path from child where id = any (${ids}::bigint[]) and photo_path is not null`;

/** Children without records whom neither an incident report nor the books name any more. */
export const childrenToErase = () => sql<Id>`
  select k.id from child k
  where k.emptied_at is not null and k.erased_at is null
    and not exists (select from incident i where i.center_id = k.center_id and i.child_id = k.id)
    and not exists (select from ledger_transaction t join billing_account b on b.center_id = t.center_id and b.id = t.billing_account_id
      where t.center_id = k.center_id and t.child_id = k.id and b.guardian_id is not null and b.erased_at is null)
  order by k.id limit ${CHILDREN_AT_ONCE}`;

export const eraseChildren = (ids: Ids, now: Date) => sql`
  update child set erased_at = ${now}, first_name = '–', last_name = '', date_of_birth = date_trunc('year', date_of_birth)::date,
    version = version + 1
  where id = any (${ids}::bigint[])`;

/** What the audit log held of the families of these children before and after each change; that it happened stays. */
export const deleteDetailsOfChildren = (children: Ids) => sql`
  delete from audit_detail d using audit a
  where a.center_id = d.center_id and a.id = d.audit_id and a.child_ids && ${children}::bigint[]`;
