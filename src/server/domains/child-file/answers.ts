import type { Scope } from '#server/db/scope.ts';
import { guardianTied, pickupRightEnded } from '#server/domains/guardians/hooks.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { on } from '#server/kernel/hooks.ts';
import { conflict, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { notify, takeBack } from '#server/kernel/notify/notify.ts';
import type { Server } from '#server/server.ts';
import { mayKeepFiles } from './access.ts';
import { makeChange, refuseWrong } from './commands.ts';
import { withdraw } from './proposals.ts';
import * as rows from './queries.ts';
import { type File, fileOf } from './read.ts';
import type { Change } from './rules.ts';
import { openPart } from './sealed.ts';

/** Accepts a guardian's change, which is made now, or declines it; they are told. The same answer again changes nothing. */
export async function answerChange(
  server: Server,
  scope: Scope,
  id: number,
  { isAccepted, reason }: { readonly isAccepted: boolean; readonly reason: string | null },
): Promise<File> {
  const actor = await acting(scope, mayKeepFiles);
  const { childId, guardianId, changeSealed, ...row } = await lockedChange(scope, id);
  const state = isAccepted ? 'accepted' : 'declined';
  if (row.state === state) return fileOf(server, scope, childId);
  if (row.state === 'withdrawn') throw conflict('The family has withdrawn this change');
  if (row.state !== 'waiting') throw conflict('Somebody has answered this change already');
  if (isAccepted) {
    const change = await openPart<Change>(server, scope, childId, 'change', changeSealed);
    await scope.count(rows.beginFile(childId));
    await scope.one(rows.lockFile(childId));
    if ('contactId' in change && !(await scope.maybe(rows.contactOf(childId, change.contactId))))
      throw conflict('This contact is no longer there. Decline the change.');
    await refuseWrong(scope, childId, change);
    await makeChange(server, scope, childId, change, guardianId);
  }
  const declineReason = isAccepted ? null : reason;
  await scope.count(
    rows.answerChange(id, { state, answeredAt: scope.now, answeredBy: staffIdOf(actor), declineReason }),
  );
  const action = isAccepted ? 'accept child file change' : 'decline child file change';
  const children = [childId];
  audit(scope, { action, entity: 'child_file_change', ids: [id], children, after: { reason: declineReason } });
  takeBack(scope, 'attendance', 'file-proposed', id);
  await notify(scope, {
    kind: 'attendance',
    event: isAccepted ? 'file-accepted' : 'file-declined',
    recipients: { people: [{ kind: 'parent', id: guardianId }] },
    about: { id, childIds: children },
  });
  scope.touch('children', children);
  return fileOf(server, scope, childId);
}

/** A guardian withdraws what nobody has answered; a second time changes nothing. */
export async function withdrawChange(server: Server, scope: Scope, id: number): Promise<File> {
  const { childId, state } = orRefuse(await scope.maybe(rows.fileChange(id)), noSuchChange());
  if (state === 'accepted' || state === 'declined') throw conflict('The center has answered this change already');
  if (state === 'waiting') await withdraw(scope, childId, [id]);
  return fileOf(server, scope, childId);
}

/** What a guardian proposed waits no longer once they may not collect the child: it was their word that was taken (child-file-6). */
export const withdrawWithRight = on(pickupRightEnded, async (scope, { guardianId, childId }) => {
  const waiting = await scope.all(rows.waitingOfGuardian(childId, guardianId));
  await withdraw(
    scope,
    childId,
    waiting.map(({ id }) => id),
  );
});

/** What a guardian on record said is the word of their account. */
export const passWordOn = on(guardianTied, async (scope, { recordId, accountId }) => {
  await scope.count(rows.passContactsOn(recordId, accountId));
  await scope.count(rows.passCustodyOn(recordId, accountId));
});

async function lockedChange(scope: Scope, id: number): Promise<rows.ChangeRow> {
  await scope.all(rows.lockChange(id));
  return orRefuse(await scope.maybe(rows.fileChange(id)), noSuchChange());
}

const noSuchChange = () => notFound('This change was not found');
