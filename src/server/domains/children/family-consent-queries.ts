import { sql } from 'kysely';
import type { Consent } from '#server/db/types.ts';

type Form = Consent['form'];

/** Of a child of the scope's guardian; of two who say something of its consents one comes after the other. */
export const holdOwnChild = (childId: number) => sql`select hold_own_child(${childId})`;

/** What holds of each form, else what was taken back last. */
export const ownConsents = (childId: number) => sql<{
  form: Form;
  state: 'given' | 'declined' | 'withdrawn';
  since: Date;
  signedOn: string | null;
  isElectronic: boolean;
}>`
  select distinct on (form) form, case when revoked_at is not null then 'withdrawn' when is_declined then 'declined' else 'given' end as state,
    coalesce(revoked_at, confirmed_at) as since, signed_on, form_request_id is not null as is_electronic
  from consent where child_id = ${childId} order by form, revoked_at is null desc, id desc`;

export const withdrawOwn = (id: number, at: Date, guardianId: number) => sql`
  update consent set revoked_at = ${at}, revoked_by_guardian = ${guardianId} where id = ${id} and revoked_at is null`;

/** Of a form that was signed: another statement takes their place. */
export const endReplaced = (ids: readonly number[], at: Date) => sql`
  update consent set revoked_at = ${at} where id = any (${ids}::bigint[]) and revoked_at is null`;

export const insertSigned = (
  childId: number,
  said: readonly { readonly form: Form; readonly isDeclined: boolean }[],
  { at, signedOn, formRequestId }: { readonly at: Date; readonly signedOn: string; readonly formRequestId: number },
) => sql<{ id: number }>`
  insert into consent (child_id, form, is_declined, confirmed_at, signed_on, form_request_id)
  select ${childId}, row.form, row.is_declined, ${at}, ${signedOn}::date, ${formRequestId}
  from unnest(${said.map(({ form }) => form)}::text[], ${said.map(({ isDeclined }) => isDeclined)}::boolean[]) as row (form, is_declined)
  returning id`;
