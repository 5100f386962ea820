import { type RawBuilder, sql } from 'kysely';
import type { MustSign, SignerState } from '#contract/forms-request-choices.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { db } from '#server/db/sql.ts';

interface SignerJson {
  readonly guardianId: number;
  readonly name: string;
  readonly state: SignerState;
  /** ISO 8601. */
  readonly answeredAt: string | null;
  readonly reason: string | null;
}
export interface RequestRow {
  readonly id: number;
  readonly formId: number;
  readonly formTitle: string;
  readonly number: number;
  readonly childId: number;
  readonly childName: string;
  readonly dueOn: string;
  readonly mustSign: MustSign;
  readonly sentAt: Date;
  readonly withdrawnAt: Date | null;
  readonly isAnswered: boolean;
  readonly signers: SignerJson[];
}

const about = sql`r.id, v.title as form_title, v.number, r.child_id, k.first_name || ' ' || k.last_name as child_name,
  r.due_on, r.must_sign, r.sent_at, r.withdrawn_at, r.answers_sealed is not null as is_answered`;
const requested = sql`form_request r
  join form_version v on v.center_id = r.center_id and v.id = r.form_version_id
  join child k on k.center_id = r.center_id and k.id = r.child_id`;
const forStaff = sql`
  select ${about}, v.form_id, coalesce((
    select json_agg(json_build_object('guardianId', s.guardian_id, 'name', g.first_name || ' ' || g.last_name, 'state', s.state,
      'answeredAt', s.answered_at, 'reason', s.reason) order by s.guardian_id)
    from form_signer s join guardian g on g.center_id = s.center_id and g.id = s.guardian_id
    where s.center_id = r.center_id and s.form_request_id = r.id), '[]') as signers
  from ${requested}`;

/** At most 500, the newest first. */
export const formRequests = ({ childId, formId }: { childId: number | null; formId: number | null }) => sql<RequestRow>`
  ${forStaff}
  where (${childId}::bigint is null or r.child_id = ${childId}) and (${formId}::bigint is null or v.form_id = ${formId})
  order by r.id desc limit 500`;
export const formRequestsById = (ids: readonly number[]) => sql<RequestRow>`
  ${forStaff} where r.id = any (${ids}::bigint[]) order by r.id desc`;

/** Of several who sign or withdraw at once one comes after the other. */
export const lockRequest = (id: number) => sql<{ id: number }>`select id from form_request where id = ${id} for update`;

export interface GuardiansOfChild {
  readonly childId: number;
  readonly childName: string;
  readonly guardianIds: number[];
  /** Guardians who cannot sign in yet. */
  readonly withoutAccount: number[];
  /** Whether a version of the form waits to be signed for the child. */
  readonly hasIt: boolean;
}
/** Null: whichever. */
interface Whose {
  readonly childIds: readonly number[] | null;
  readonly roomIds: readonly number[] | null;
}
const guardiansNow = sql`guardianship s join guardian g on g.center_id = s.center_id and g.id = s.guardian_id and g.removed_at is null
    where s.center_id = k.center_id and s.child_id = k.id and s.ended_at is null`;
/** Which of these children and of these rooms are enrolled, with their guardians now. */
export const guardiansToAsk = (formId: number, { childIds, roomIds }: Whose) => sql<GuardiansOfChild>`
  select k.id as child_id, k.first_name || ' ' || k.last_name as child_name,
    coalesce((select json_agg(s.guardian_id order by s.guardian_id) from ${guardiansNow}), '[]') as guardian_ids,
    coalesce((select json_agg(s.guardian_id order by s.guardian_id) from ${guardiansNow}
      and (g.registered_at is null or not g.is_active)), '[]') as without_account,
    exists (select from form_request r join form_version v on v.center_id = r.center_id and v.id = r.form_version_id
      where r.center_id = k.center_id and r.child_id = k.id and v.form_id = ${formId} and r.withdrawn_at is null
        and exists (select from form_signer s where s.center_id = r.center_id and s.form_request_id = r.id and s.state in ('asked', 'begun'))
        and not exists (select from form_signer s where s.center_id = r.center_id and s.form_request_id = r.id
          and (r.must_sign = 'one' and s.state = 'signed' or r.must_sign = 'all' and s.state = 'refused'))) as has_it
  from child k
  where k.removed_at is null and (${childIds}::bigint[] is null or k.id = any (${childIds}::bigint[]))
    and (${roomIds}::bigint[] is null or k.room_id = any (${roomIds}::bigint[]))
  order by k.last_name, k.first_name, k.id`;

/** Of a child: what waits for a guardian still. */
export const openRequestsOf = (childId: number) => sql<{ id: number }>`
  select r.id from form_request r where r.child_id = ${childId} and r.withdrawn_at is null
    and exists (select from form_signer s where s.center_id = r.center_id and s.form_request_id = r.id and s.state in ('asked', 'begun'))
    and not exists (select from form_signer s where s.center_id = r.center_id and s.form_request_id = r.id
      and (r.must_sign = 'one' and s.state = 'signed' or r.must_sign = 'all' and s.state = 'refused'))
  limit 1`;

interface NewRequest {
  readonly formVersionId: number;
  readonly childId: number;
  readonly dueOn: string;
  readonly mustSign: MustSign;
  readonly sentAt: Date;
  readonly sentBy: number | null;
}
export const insertRequest = (request: NewRequest) => db.insertInto('formRequest').values(request).returning('id');
export const insertSigners = (formRequestId: number, guardianIds: readonly number[]) =>
  db.insertInto('formSigner').values(guardianIds.map((guardianId) => ({ formRequestId, guardianId })));

export const withdrawRequest = (id: number, by: { withdrawnAt: Date; withdrawnBy: number | null }) =>
  db.updateTable('formRequest').set(by).where('id', '=', id);

export interface SignedRow {
  readonly childId: number;
  readonly number: number;
  readonly content: string;
  readonly hash: string;
  readonly answersSealed: Buffer | null;
}
/** What was signed: the form's content, and the answers. */
export const signedForm = (id: number) => sql<SignedRow>`
  select r.child_id, v.number, v.content, encode(v.content_hash, 'hex') as hash, r.answers_sealed
  from form_request r join form_version v on v.center_id = r.center_id and v.id = r.form_version_id where r.id = ${id}`;

export interface SignatureRow {
  readonly guardianId: number;
  /** @known of one who signed */
  readonly typedName: string;
  /** @known of one who signed */
  readonly signedAt: Date;
  /** @known of one who signed */
  readonly language: Language;
  /** @known of one who signed */
  readonly signedIn: 'password' | 'two-step';
  /** @known of one who signed */
  readonly documentHash: string;
}
export const signaturesOf = (formRequestId: number) => sql<SignatureRow>`
  select guardian_id, typed_name, answered_at as signed_at, language, signed_in, encode(document_hash, 'hex') as document_hash
  from form_signer where form_request_id = ${formRequestId} and state = 'signed' order by answered_at, guardian_id`;

export interface FamilyRequestRow extends Omit<RequestRow, 'formId' | 'signers'> {
  readonly own: SignerState;
  readonly answeredAt: Date | null;
}
const forFamily = (where: RawBuilder<unknown>) => sql<FamilyRequestRow>`
  select ${about}, o.state as own, o.answered_at
  from ${requested} join form_signer o on o.center_id = r.center_id and o.form_request_id = r.id and o.guardian_id = app_actor_id()
  where ${where}`;
/** Of the scope's guardian; at most 200, the earliest due first. */
export const ownRequests = () => forFamily(sql`r.withdrawn_at is null order by r.due_on, r.id limit 200`);
export const ownRequest = (id: number) => forFamily(sql`r.withdrawn_at is null and r.id = ${id}`);

export interface OwnSignerRow extends SignedRow {
  readonly draftSealed: Buffer | null;
  readonly state: SignerState;
  readonly version: number;
}
/** What the scope's guardian reads and answers. */
export const ownSigner = (formRequestId: number) => sql<OwnSignerRow>`
  select r.child_id, v.number, v.content, encode(v.content_hash, 'hex') as hash, r.answers_sealed, o.draft_sealed, o.state, o.version
  from form_signer o join form_request r on r.center_id = o.center_id and r.id = o.form_request_id
  join form_version v on v.center_id = r.center_id and v.id = r.form_version_id
  where o.form_request_id = ${formRequestId} and o.guardian_id = app_actor_id() and r.withdrawn_at is null`;

/** Keeps a draft of the scope's guardian; answers for its version. */
export const keepDraft = (formRequestId: number, draftSealed: Buffer) => sql<{ version: number }>`
  update form_signer set state = 'begun', draft_sealed = ${draftSealed}, version = version + 1
  where form_request_id = ${formRequestId} and guardian_id = app_actor_id() returning version`;

export const keepAnswers = (id: number, answersSealed: Buffer) =>
  db.updateTable('formRequest').set({ answersSealed }).where('id', '=', id);

interface Signature {
  readonly at: Date;
  readonly typedName: string;
  readonly language: Language;
  readonly documentHash: Buffer;
  /** What the answers change of the child's file, until all have signed. */
  readonly changesSealed: Buffer | null;
}
/** The scope's guardian signs. How they are signed in is asked where the second factors are. */
export const sign = (formRequestId: number, { at, typedName, language, documentHash, changesSealed }: Signature) => sql`
  update form_signer set state = 'signed', draft_sealed = null, answered_at = ${at}, agreed_at = ${at}, typed_name = ${typedName},
    language = ${language}, document_hash = ${documentHash}, version = version + 1, changes_sealed = ${changesSealed},
    signed_in = case when actor_has_two_step() then 'two-step' else 'password' end
  where form_request_id = ${formRequestId} and guardian_id = app_actor_id()`;

export const refuse = (formRequestId: number, at: Date, reason: string | null) => sql`
  update form_signer set state = 'refused', draft_sealed = null, answered_at = ${at}, reason = ${reason}, version = version + 1
  where form_request_id = ${formRequestId} and guardian_id = app_actor_id()`;

/** What the scope's guardian signed for a child, the oldest first; at most 200. */
export const ownSignedOf = (childId: number) => sql<{
  id: number;
  formTitle: string;
  /** @known of one that was signed */
  signedAt: Date;
  /** @known of one that was signed */
  signedOn: string;
}>`
  select r.id, v.title as form_title, s.answered_at as signed_at, (s.answered_at at time zone c.time_zone)::date as signed_on
  from form_request r
  join form_version v on v.center_id = r.center_id and v.id = r.form_version_id
  join form_signer s on s.center_id = r.center_id and s.form_request_id = r.id and s.guardian_id = app_actor_id() and s.state = 'signed'
  join center c on c.center_id = r.center_id
  where r.child_id = ${childId} and r.answers_sealed is not null order by s.answered_at, r.id limit 200`;

export const requestIdsOf = (childIds: readonly number[]) => sql<{ id: number }>`
  select id from form_request where child_id = any (${childIds}::bigint[]) order by id`;
