import { sql } from 'kysely';
import { AT_ONCE, before, type Id, type Ids } from '#server/kernel/retention/queries.ts';

/** Guardians of nobody whose records are kept, not named by an incident report or tax document that is, with no account in the books. */
export const pastGuardians = (firstDay: string, zone: string) => sql<Id>`
  select g.id from guardian g
  where g.erased_at is null
    and exists (select from guardianship w where w.center_id = g.center_id and w.guardian_id = g.id)
    and not exists (select from guardianship w join child k on k.center_id = w.center_id and k.id = w.child_id
      where w.center_id = g.center_id and w.guardian_id = g.id and k.emptied_at is null
        and (w.ended_at is null or not (${before('w.ended_at', firstDay, zone)})))
    and not exists (select from incident_receipt r where r.center_id = g.center_id and r.guardian_id = g.id)
    and not exists (select from incident i where i.center_id = g.center_id and i.parent_notified_by_guardian = g.id)
    and not exists (select from message_recipient r where r.center_id = g.center_id and r.guardian_id = g.id)
    and not exists (select from tax_document d where d.center_id = g.center_id and d.parent_id = g.id and d.removed_at is null)
    and not exists (select from billing_account b where b.center_id = g.center_id and b.guardian_id = g.id and b.erased_at is null)
  order by g.id limit ${AT_ONCE}`;

/** Nobody gets a right over a child meanwhile. */
export const holdGuardians = (ids: Ids) => sql`select from guardian where id = any (${ids}::bigint[]) for update`;

export const eraseGuardians = (ids: Ids, now: Date) => sql`
  update guardian set erased_at = ${now}, removed_at = coalesce(removed_at, ${now}), first_name = '–', last_name = '',
    email = null, email_key = null, phone_number = null, address = null, emergency_contact_name = null,
    emergency_contact_phone = null, password_hash = null, is_active = false, consent_ip_address = null,
    updated_at = ${now}, version = version + 1
  where id = any (${ids}::bigint[])`;
