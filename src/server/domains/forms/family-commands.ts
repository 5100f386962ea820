import type { Answers } from '#contract/forms-asked.ts';
import type { Words } from '#contract/forms-blocks.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { Scope } from '#server/db/scope.ts';
import type { SaidChange } from '#server/domains/child-file/said-rules.ts';
import { recordSigned } from '#server/domains/children/family-consent-commands.ts';
import { acting, parent } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, invalid, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import type { Text } from '#server/kernel/i18n/translate.ts';
import type { Server } from '#server/server.ts';
import { checkAnswers, fileIdsOf, missingOf } from './answer-rules.ts';
import { canonical, hashOf } from './canonical.ts';
import { consentsSaid } from './consent-rules.ts';
import { dropFiles, ownFiles, signFiles } from './file-queries.ts';
import { changesOf, intoFile, keptUntilAll, noteShown, prefilled } from './into-file.ts';
import { waitsForOne } from './mapped-queries.ts';
import { bodyOf } from './read.ts';
import * as rows from './request-queries.ts';
import { noSuchRequest } from './request-read.ts';
import { openAnswers, sealAnswers } from './sealed.ts';
import { tellOfAnswer } from './telling.ts';

/** Of one guardian: whether anything is asked of them still. */
const told = ({ formTitle, withdrawnAt, isAnswered, ...row }: rows.FamilyRequestRow) => ({
  ...row,
  formTitle: JSON.parse(formTitle) as Words,
  isDone: row.own === 'signed' || row.own === 'refused' || (row.mustSign === 'one' && isAnswered),
});

export const readOwnRequests = async (scope: Scope) => (await scope.all(rows.ownRequests())).map(told);

const readOwn = async (scope: Scope, id: number) =>
  told(orRefuse(await scope.maybe(rows.ownRequest(id)), noSuchRequest()));

/**
 * What a guardian reads and answers: their draft; once another has signed, what they have to sign with them. Where one was enough, what another
 * guardian answered is not shown.
 */
export async function readOwnForm(server: Server, scope: Scope, id: number) {
  const { vault } = server;
  const { center } = await scope.opened;
  const { id: guardianId } = await acting(scope, parent);
  const [request, signer] = await Promise.all([readOwn(scope, id), scope.maybe(rows.ownSigner(id))]);
  const { childId, content, hash, answersSealed, draftSealed, state, version } = orRefuse(signer, noSuchRequest());
  const body = bodyOf(content);
  const isShown = answersSealed !== null && (state === 'signed' || request.mustSign === 'all');
  const place = { centerId: center.id, requestId: id };
  let answers: Answers = {};
  let lastSignedOn: string | null = null;
  const isPrefilled = !isShown && !draftSealed && state === 'asked' && !request.isDone;
  if (isShown) answers = openAnswers(vault, place, answersSealed);
  else if (draftSealed) answers = openAnswers(vault, { ...place, guardianId }, draftSealed);
  else if (isPrefilled)
    ({ answers, lastSignedOn } = await prefilled(server, scope, { requestId: id, childId, guardianId, body }));
  const isFixed = answersSealed !== null;
  return {
    ...request,
    body,
    hash,
    answers,
    isPrefilled: isPrefilled && Object.keys(answers).length > 0,
    lastSignedOn,
    isFixed,
    version,
    missing: isFixed ? [] : missingOf(body, answers, await scope.all(ownFiles(id))),
  };
}

/** Keeps what a guardian has answered so far, as far as it is an answer; what is missing may come later. */
export async function keepDraft(
  server: Server,
  scope: Scope,
  id: number,
  { answers: given, version }: { readonly answers: Answers; readonly version?: number | undefined },
) {
  const { center } = await scope.opened;
  const { id: guardianId } = await acting(scope, parent);
  const signer = await openSigner(scope, id);
  if (signer.answersSealed) throw conflict('Another guardian has signed meanwhile. Read what they answered first.');
  refuseStale(signer, version);
  const body = bodyOf(signer.content);
  const files = await scope.all(ownFiles(id));
  const { answers, problems } = checkAnswers(body, given, 'draft', files);
  refuseProblems(problems);
  await noteShown(server, scope, { requestId: id, childId: signer.childId, guardianId, body }, answers);
  const sealed = sealAnswers(server.vault, { centerId: center.id, requestId: id, guardianId }, answers);
  const kept = await scope.one(rows.keepDraft(id, sealed));
  // Staff see that it was begun, once; what is written on is nobody's news.
  if (signer.state === 'asked') {
    audit(scope, { action: 'begin form', entity: 'form_request', ids: [id], children: [signer.childId] });
    scope.touch('forms', [signer.childId]);
  }
  return { version: kept.version, savedAt: scope.now, missing: missingOf(body, answers, files) };
}

export interface Signing {
  readonly typedName: string;
  readonly language: Language;
  readonly isFixed: boolean;
  readonly version: number;
}

/**
 * A guardian signs: with their draft, which from then on is what everybody signs, or with what another one signed. They sign the form, the
 * answers, the child and the language in which they read it, of which the hash is kept. A second time changes nothing.
 */
export async function signForm(server: Server, scope: Scope, id: number, signing: Signing) {
  const { vault } = server;
  const { center } = await scope.opened;
  const { id: guardianId } = await acting(scope, parent);
  orRefuse(await scope.maybe(rows.lockRequest(id)), noSuchRequest());
  const signer = orRefuse(await scope.maybe(rows.ownSigner(id)), noSuchRequest());
  const request = await readOwn(scope, id);
  if (signer.state === 'signed') return request;
  refuseAnswered(request);
  const place = { centerId: center.id, requestId: id };
  const { hash: form, childId } = signer;
  const body = bodyOf(signer.content);
  const asked = { requestId: id, childId, guardianId, body };
  let answers: Answers;
  // Of whoever signs what another one answered: none of their own.
  let changes: SaidChange[] | null = null;
  if (signer.answersSealed) {
    if (!signing.isFixed) throw conflict('Another guardian has signed meanwhile. Read what they answered first.');
    answers = openAnswers(vault, place, signer.answersSealed);
  } else {
    refuseStale(signer, signing.version);
    // What the file says of it was read, and not kept: nobody signs it empty.
    if (!signer.draftSealed && Object.keys((await prefilled(server, scope, asked, 'compare')).answers).length > 0)
      throw conflict('Your answers are not kept yet. Please try again.');
    const draft = signer.draftSealed ? openAnswers(vault, { ...place, guardianId }, signer.draftSealed) : {};
    const checked = checkAnswers(body, draft, 'whole', await scope.all(ownFiles(id)));
    refuseProblems(checked.problems);
    answers = checked.answers;
    changes = await changesOf(server, scope, asked, answers);
    await scope.count(rows.keepAnswers(id, sealAnswers(vault, place, answers)));
    await scope.count(signFiles(fileIdsOf(body, answers)));
    await scope.all(dropFiles(id, null, null, scope.now));
  }
  const { typedName, language } = signing;
  const documentHash = hashOf(canonical({ larkhouseDocument: 1, form, formRequest: id, childId, language, answers }));
  const { isLast } = await scope.one(waitsForOne(id));
  const changesSealed = await keptUntilAll(server, scope, id, changes ?? [], isLast);
  await scope.count(rows.sign(id, { at: scope.now, typedName, language, documentHash, changesSealed }));
  // The log is sealed, and with it what was signed.
  const after = { language, documentHash: documentHash.toString('hex') };
  audit(scope, { action: 'sign form', entity: 'form_request', ids: [id], children: [childId], after });
  if (isLast) {
    await intoFile(server, scope, asked, changes);
    await recordSigned(scope, { childId, formRequestId: id, consents: consentsSaid(body, answers) });
  }
  scope.touch('forms', [childId]);
  tellOfAnswer(scope, id);
  return readOwn(scope, id);
}

/** A guardian says that they do not sign. */
export async function refuseForm(scope: Scope, id: number, reason: string | null) {
  orRefuse(await scope.maybe(rows.lockRequest(id)), noSuchRequest());
  const request = await readOwn(scope, id);
  if (request.own === 'refused') return request;
  if (request.own === 'signed') throw conflict('You have signed this form already');
  refuseAnswered(request);
  await scope.count(rows.refuse(id, scope.now, reason));
  await scope.all(dropFiles(id, (await acting(scope, parent)).id, null, scope.now));
  audit(scope, { action: 'refuse form', entity: 'form_request', ids: [id], children: [request.childId] });
  scope.touch('forms', [request.childId]);
  tellOfAnswer(scope, id);
  return readOwn(scope, id);
}

/** What one is asked to answer and has neither signed nor refused. */
export async function openSigner(scope: Scope, id: number): Promise<rows.OwnSignerRow> {
  orRefuse(await scope.maybe(rows.lockRequest(id)), noSuchRequest());
  const signer = orRefuse(await scope.maybe(rows.ownSigner(id)), noSuchRequest());
  if (signer.state === 'signed') throw conflict('You have signed this form already');
  refuseAnswered({ own: signer.state, isDone: signer.state === 'refused' });
  return signer;
}

function refuseAnswered({ own, isDone }: { readonly own: string; readonly isDone: boolean }): void {
  if (own === 'refused') throw conflict('You have refused this form. Ask the center to send it again.');
  if (isDone) throw conflict('Another guardian has signed this form already');
}

function refuseProblems(problems: Readonly<Record<string, Text>>): void {
  const named = Object.entries(problems).map(([name, text]) => [`answers.${name}`, text] as const);
  if (named.length > 0) throw invalid(Object.fromEntries(named));
}
