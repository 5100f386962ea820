import type { Scope } from '#server/db/scope.ts';
import { ownAccountIn, readerOf } from '#server/kernel/access/account.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { notFound } from '#server/kernel/http-error.ts';
import { endSessions, openSessions } from './queries.ts';
import { deviceOf } from './rules.ts';

/** Where the caller is signed in, this session first. */
export async function ownSessions(scope: Scope) {
  const own = await ownAccountIn(scope);
  const open = await scope.all(openSessions(own, scope.now));
  return open
    .map(({ userAgent, ...session }) => ({
      ...session,
      ...deviceOf(userAgent),
      isCurrent: session.id === own.sessionId,
    }))
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Signs out one of the caller's sessions; somebody else's is not there. */
export async function endOwnSession(scope: Scope, id: number): Promise<void> {
  const own = await ownAccountIn(scope);
  const ended = await scope.count(endSessions(own, scope.now, { only: id }));
  if (ended === 0) throw notFound('This session has already ended');
  audit(scope, { action: 'sign out session', entity: 'session', ids: [id] });
  scope.touchReader('sessions', readerOf(own));
}

/** Ends every session of the caller's account. */
export async function signOutEverywhere(scope: Scope): Promise<void> {
  const own = await ownAccountIn(scope);
  await scope.count(endSessions(own, scope.now));
  audit(scope, { action: 'sign out everywhere', entity: 'session', ids: [own.sessionId] });
  scope.touchReader('sessions', readerOf(own));
}
