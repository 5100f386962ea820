import type { Words } from '#contract/forms-blocks.ts';
import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { conflict, notFound, orRefuse } from '#server/kernel/http-error.ts';
import type { Server } from '#server/server.ts';
import { formEntry } from './queries.ts';
import { bodyOf, noSuchForm } from './read.ts';
import * as rows from './request-queries.ts';
import { leftOutBecause, stateOf } from './request-rules.ts';
import { openAnswers } from './sealed.ts';

/** How it stands with each, today. */
export async function requestsOf(scope: Scope, found: readonly rows.RequestRow[]) {
  const { center } = await scope.opened;
  const today = dayAt(scope.now, center.zone);
  return found.map(({ formTitle, withdrawnAt, isAnswered, signers, ...row }) => ({
    ...row,
    formTitle: JSON.parse(formTitle) as Words,
    signers: signers.map(({ answeredAt, ...signer }) => ({
      ...signer,
      answeredAt: answeredAt === null ? null : new Date(answeredAt),
    })),
    state: stateOf({ ...row, withdrawnAt, isAnswered, signers: signers.map(({ state }) => state) }, today),
  }));
}

export async function readRequest(scope: Scope, id: number) {
  const [request] = await requestsOf(scope, await scope.all(rows.formRequestsById([id])));
  return orRefuse(request, noSuchRequest());
}

/** Whom a form would be sent to, and who is left out. Who is named by nothing is of the whole center. */
export async function readReach(scope: Scope, { formId, childIds, roomIds }: Reach) {
  orRefuse(await scope.maybe(formEntry(formId)), noSuchForm());
  const named = { childIds: childIds ?? null, roomIds: childIds ? null : (roomIds ?? null) };
  const found = await scope.all(rows.guardiansToAsk(formId, named));
  const asked = found.filter((child) => leftOutBecause(child) === null);
  return {
    childIds: asked.map(({ childId }) => childId),
    guardians: new Set(asked.flatMap(({ guardianIds }) => guardianIds)).size,
    withoutAccount: new Set(asked.flatMap(({ withoutAccount }) => withoutAccount)).size,
    leftOut: found.flatMap((child) => {
      const reason = leftOutBecause(child);
      return reason ? [{ childId: child.childId, childName: child.childName, reason }] : [];
    }),
  };
}
interface Reach {
  readonly formId: number;
  readonly childIds?: readonly number[] | undefined;
  readonly roomIds?: readonly number[] | undefined;
}

/** What was answered and how it was signed; that it was read is written down. */
export async function readAnswers(server: Server, scope: Scope, id: number) {
  const { body, hash, answers, signatures } = await readByStaff(server, scope, id);
  return { body, hash, answers, signatures };
}

/** What was signed, as staff take it; that it was read is written down. */
export async function readByStaff(server: Server, scope: Scope, id: number): Promise<Signed> {
  const signed = await signedAnswers(server, scope, id);
  audit(scope, { action: 'read form answers', entity: 'form_request', ids: [id], children: [signed.childId] });
  return signed;
}

export type Signed = Awaited<ReturnType<typeof signedAnswers>>;

/** What was signed, with the signatures that the scope sees. */
export async function signedAnswers(server: Server, scope: Scope, id: number) {
  const { center } = await scope.opened;
  const [signed, signatures] = await Promise.all([scope.maybe(rows.signedForm(id)), scope.all(rows.signaturesOf(id))]);
  const { childId, number, content, hash, answersSealed } = orRefuse(signed, noSuchRequest());
  if (!answersSealed) throw conflict('Nobody has signed this form');
  const answers = openAnswers(server.vault, { centerId: center.id, requestId: id }, answersSealed);
  return { childId, number, body: bodyOf(content), hash, answers, signatures };
}

export const noSuchRequest = () => notFound('This form was not found');
