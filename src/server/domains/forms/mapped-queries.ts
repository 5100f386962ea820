import { sql } from 'kysely';

/** Of the scope's guardian: notes contacts of the file that their draft named. */
export const noteShown = (formRequestId: number, ids: readonly number[]) => sql`
  update form_signer set shown_contacts = array(
    select distinct c from unnest(coalesce(shown_contacts, '{}') || ${ids}::bigint[]) as named (c) order by c)
  where form_request_id = ${formRequestId} and guardian_id = app_actor_id()`;

export const shownContacts = (formRequestId: number) => sql<{ shownContacts: number[] }>`
  select coalesce(shown_contacts, '{}') as shown_contacts from form_signer
  where form_request_id = ${formRequestId} and guardian_id = app_actor_id()`;

/** Whether the signature of the scope's guardian makes a form whole. */
export const waitsForOne = (formRequestId: number) => sql<{ isLast: boolean }>`
  select form_waits_for_one(${formRequestId}) as is_last`;

export interface KeptChanges {
  readonly childId: number;
  readonly guardianId: number;
  /** @known where they are looked for */
  readonly changesSealed: Buffer;
  /** Of the child, still. */
  readonly isGuardian: boolean;
}
/** One job comes after the other. */
export const keptChanges = (formRequestId: number) => sql<KeptChanges>`
  select r.child_id, s.guardian_id, s.changes_sealed, exists (select from guardianship g join child k on k.center_id = g.center_id
      and k.id = g.child_id and k.removed_at is null
    where g.center_id = r.center_id and g.child_id = r.child_id and g.guardian_id = s.guardian_id and g.ended_at is null) as is_guardian
  from form_request r join form_signer s on s.center_id = r.center_id and s.form_request_id = r.id
  where r.id = ${formRequestId} and r.withdrawn_at is null and s.changes_sealed is not null for update of s`;

export const dropChanges = (formRequestId: number) => sql`
  update form_signer set changes_sealed = null where form_request_id = ${formRequestId}`;
