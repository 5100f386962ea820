import { sql } from 'kysely';
import type { MustSign } from '#contract/forms-request-choices.ts';

interface RuleRow {
  readonly everyMonths: number | null;
  /** Month and day. */
  readonly on: string | null;
}
export const renewalRule = (formId: number) => sql<RuleRow>`
  select renews_every_months as every_months, renews_on as "on" from form where id = ${formId}`;

export const setRenewalRule = (formId: number, { everyMonths, on }: RuleRow) => sql`
  update form set renews_every_months = ${everyMonths}, renews_on = ${on} where id = ${formId}`;

/** Which forms are renewed: those in use of which a version is published. */
export const renewedForms = () => sql<RuleRow & { id: number }>`
  select f.id, f.renews_every_months as every_months, f.renews_on as "on" from form f
  where f.retired_at is null and (f.renews_every_months is not null or f.renews_on is not null)
    and exists (select from form_version v where v.center_id = f.center_id and v.form_id = f.id) order by f.id`;

export interface SignedChild {
  readonly childId: number;
  readonly mustSign: MustSign;
  /**
   * Local date of the last signature that made the form whole.
   * @known of one that was signed
   */
  readonly signedOn: string;
  /** Something was sent after it: it waits, was refused or withdrawn. */
  readonly isAskedSince: boolean;
}
/** The children who are or will be here, have a guardian, and for whom a form was signed by all who must, by their ids. */
export const signedChildren = (formId: number) => sql<SignedChild>`
  select k.id as child_id, l.must_sign, (l.signed_at at time zone c.time_zone)::date as signed_on,
    exists (select from form_request r join form_version v on v.center_id = r.center_id and v.id = r.form_version_id
      where r.center_id = k.center_id and r.child_id = k.id and v.form_id = ${formId} and r.id > l.id) as is_asked_since
  from child k join center c on c.center_id = k.center_id
  cross join lateral (
    select r.id, r.must_sign, (select max(s.answered_at) from form_signer s
      where s.center_id = r.center_id and s.form_request_id = r.id and s.state = 'signed') as signed_at
    from form_request r join form_version v on v.center_id = r.center_id and v.id = r.form_version_id
    where r.center_id = k.center_id and r.child_id = k.id and v.form_id = ${formId} and r.withdrawn_at is null
      and exists (select from form_signer s where s.center_id = r.center_id and s.form_request_id = r.id and s.state = 'signed')
      and (r.must_sign = 'one' or not exists (
        select from form_signer s where s.center_id = r.center_id and s.form_request_id = r.id and s.state <> 'signed'))
    order by r.id desc limit 1) l
  where k.removed_at is null and exists (select from guardianship g join guardian p on p.center_id = g.center_id and p.id = g.guardian_id
    and p.removed_at is null where g.center_id = k.center_id and g.child_id = k.id and g.ended_at is null)
  order by k.id`;

export interface RenewalRow {
  readonly id: number;
  readonly formId: number;
  readonly dueOn: string;
  readonly askedAt: Date;
  readonly total: number;
  readonly done: number;
  readonly sent: number;
  readonly finishedAt: Date | null;
}
const renewals = sql`select id, form_id, due_on, asked_at, total, done, sent, finished_at from form_renewal`;
/** At most 20, the newest first. */
export const renewalsOf = (formId: number) =>
  sql<RenewalRow>`${renewals} where form_id = ${formId} order by id desc limit 20`;
export const formRenewal = (id: number) => sql<RenewalRow>`${renewals} where id = ${id}`;
/** One try of the job comes after the other. */
export const lockRenewal = (id: number) => sql<{ finishedAt: Date | null; upToChild: number }>`
  select finished_at, up_to_child from form_renewal where id = ${id} for update`;
export const unfinishedRenewal = (formId: number) => sql<RenewalRow>`
  ${renewals} where form_id = ${formId} and finished_at is null order by id limit 1`;

export const insertRenewal = (row: {
  readonly formId: number;
  readonly dueOn: string;
  readonly askedAt: Date;
  readonly askedBy: number | null;
  readonly total: number;
}) => sql<{ id: number }>`
  insert into form_renewal (form_id, due_on, asked_at, asked_by, total)
  values (${row.formId}, ${row.dueOn}::date, ${row.askedAt}, ${row.askedBy}, ${row.total}) returning id`;
export const noteDone = (
  id: number,
  { done, sent, upToChild }: { readonly done: number; readonly sent: number; readonly upToChild: number },
) => sql`
  update form_renewal set done = least(total, done + ${done}), sent = sent + ${sent}, up_to_child = ${upToChild} where id = ${id}`;
export const finishRenewal = (id: number, at: Date) => sql`
  update form_renewal set finished_at = ${at}, done = total where id = ${id}`;

/** What the scope's guardian signed last of the form of a request, for its child. */
export const lastSigned = (formRequestId: number) => sql<{
  id: number;
  /** @known of one that was signed */
  answersSealed: Buffer;
  /** @known of one that was signed */
  signedOn: string;
}>`
  select r.id, r.answers_sealed, (s.answered_at at time zone c.time_zone)::date as signed_on
  from form_request n join form_version w on w.center_id = n.center_id and w.id = n.form_version_id
  join form_version v on v.center_id = n.center_id and v.form_id = w.form_id
  join form_request r on r.center_id = n.center_id and r.form_version_id = v.id and r.child_id = n.child_id and r.id < n.id
  join form_signer s on s.center_id = r.center_id and s.form_request_id = r.id and s.guardian_id = app_actor_id() and s.state = 'signed'
  join center c on c.center_id = n.center_id
  where n.id = ${formRequestId} and r.answers_sealed is not null
  order by r.id desc limit 1`;
