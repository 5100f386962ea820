import type { MustSign } from '#contract/forms-request-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { conflict, invalid, orRefuse } from '#server/kernel/http-error.ts';
import { dropFiles } from './file-queries.ts';
import { lockForm, newestVersion } from './queries.ts';
import { noSuchForm } from './read.ts';
import * as rows from './request-queries.ts';
import { noSuchRequest, readRequest, requestsOf } from './request-read.ts';
import { leftOutBecause } from './request-rules.ts';
import { tellOfForms, tellOfNone } from './telling.ts';

export interface Sending {
  readonly formId: number;
  readonly childIds: readonly number[];
  /** Local date. */
  readonly dueOn: string;
  readonly mustSign: MustSign;
}

/**
 * Asks the children's guardians of this moment for the newest version of a form. Who is asked already is not asked twice, and a child
 * without a guardian is left out.
 */
export async function sendForm(scope: Scope, { formId, childIds: named, dueOn, mustSign }: Sending) {
  const { actor, center } = await scope.opened;
  const childIds = [...new Set(named)];
  const form = orRefuse(await scope.maybe(lockForm(formId)), noSuchForm());
  if (form.retiredAt) throw conflict('This form is no longer used. Take it up again first.');
  const version = orRefuse(await scope.maybe(newestVersion(formId)), conflict('Publish this form first'));
  if (dueOn < dayAt(scope.now, center.zone)) throw invalid({ dueOn: 'Choose a day that has not passed' });
  const children = await scope.all(rows.guardiansToAsk(formId, { childIds, roomIds: null }));
  if (children.length < childIds.length) throw invalid({ childIds: 'Choose enrolled children' });
  const ids: number[] = [];
  const asked = children.filter((child) => leftOutBecause(child) === null);
  const sent = { formVersionId: version.id, dueOn, mustSign, sentAt: scope.now, sentBy: staffIdOf(actor) };
  for (const { childId, guardianIds } of asked) {
    const { id } = await scope.one(rows.insertRequest({ ...sent, childId }));
    await scope.count(rows.insertSigners(id, guardianIds));
    ids.push(id);
  }
  if (ids.length === 0) return [];
  const concerned = asked.map(({ childId }) => childId);
  const after = { number: version.number, dueOn, mustSign };
  audit(scope, { action: 'send form', entity: 'form_request', ids, children: concerned, after });
  scope.touch('forms', concerned);
  await tellOfForms(scope, asked);
  return requestsOf(scope, await scope.all(rows.formRequestsById(ids)));
}

/** Withdraws a form that still waits; what was answered stays, and nobody signs it any more. */
export async function withdrawForm(scope: Scope, id: number) {
  const { actor } = await scope.opened;
  orRefuse(await scope.maybe(rows.lockRequest(id)), noSuchRequest());
  const before = await readRequest(scope, id);
  if (before.state === 'withdrawn') return before;
  if (before.state === 'signed') throw conflict('This form is signed');
  await scope.count(rows.withdrawRequest(id, { withdrawnAt: scope.now, withdrawnBy: staffIdOf(actor) }));
  await scope.all(dropFiles(id, null, null, scope.now));
  const children = [before.childId];
  audit(scope, { action: 'withdraw form', entity: 'form_request', ids: [id], children });
  scope.touch('forms', children);
  await tellOfNone(scope, before.childId);
  return readRequest(scope, id);
}
