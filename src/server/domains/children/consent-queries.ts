import { sql } from 'kysely';
import type { Consent } from '#server/db/types.ts';

type Form = Consent['form'];

export const consentsOf = (childId: number) => sql<{
  form: Form;
  isDeclined: boolean;
  confirmedAt: Date;
  /** @known staff's, else who signed the form */
  confirmedBy: string;
  formRequestId: number | null;
  signedOn: string | null;
  signedBy: string | null;
  revokedAt: Date | null;
}>`
  select c.form, c.is_declined, c.confirmed_at, coalesce(s.first_name || ' ' || s.last_name, c.signed_by) as confirmed_by, c.form_request_id,
    c.signed_on, c.signed_by, c.revoked_at
  from consent c left join staff s on s.center_id = c.center_id and s.id = c.confirmed_by
  where c.child_id = ${childId}
  order by c.confirmed_at desc, c.id desc`;

/** Which of some children are enrolled; of two who record their consents at one moment, one comes after the other. */
export const heldChildren = (ids: readonly number[]) => sql<{ id: number; name: string }>`
  select id, first_name || ' ' || last_name as name from child
  where id = any (${ids}::bigint[]) and removed_at is null order by id for no key update`;

/** What a family said last of a form, and on which local date; `isDeclined` is null where the consent was taken back. */
export interface LastStatement {
  readonly id: number;
  readonly childId: number;
  readonly form: Form;
  readonly isDeclined: boolean | null;
  readonly saidOn: string;
}
export const lastStatements = (childIds: readonly number[]) => sql<LastStatement>`
  select distinct on (c.child_id, c.form) c.id, c.child_id, c.form,
    case when c.revoked_at is null then c.is_declined end as is_declined,
    coalesce(case when c.revoked_at is null then c.signed_on end,
      (coalesce(c.revoked_at, c.confirmed_at) at time zone z.time_zone)::date) as said_on
  from consent c join center z on z.center_id = c.center_id
  where c.child_id = any (${childIds}::bigint[])
  order by c.child_id, c.form, c.revoked_at is null desc, c.id desc`;

export interface NewStatement {
  readonly childId: number;
  readonly form: Form;
  readonly isDeclined: boolean;
  readonly signedBy: string | null;
}
export const insertConsents = (
  rows: readonly NewStatement[],
  { at, by, signedOn }: { readonly at: Date; readonly by: number; readonly signedOn: string | null },
) => sql<{ id: number; childId: number }>`
  insert into consent (child_id, form, is_declined, signed_by, confirmed_at, confirmed_by, signed_on)
  select row.child_id, row.form, row.is_declined, row.signed_by, ${at}, ${by}, ${signedOn}::date
  from unnest(${rows.map(({ childId }) => childId)}::bigint[], ${rows.map(({ form }) => form)}::text[],
    ${rows.map(({ isDeclined }) => isDeclined)}::boolean[], ${rows.map(({ signedBy }) => signedBy)}::text[])
    as row (child_id, form, is_declined, signed_by)
  returning id, child_id`;

/** Ends what a family said: taken back, or something else takes its place. */
export const endConsents = (ids: readonly number[], at: Date, by: number) => sql`
  update consent set revoked_at = ${at}, revoked_by = ${by} where id = any (${ids}::bigint[]) and revoked_at is null`;

export const givenConsent = (childId: number, form: Form) => sql<{ id: number }>`
  select id from consent where child_id = ${childId} and form = ${form} and is_given for update`;
