import type { Audience } from '#contract/kernel/access.ts';
import type { Scope } from '#server/db/scope.ts';
import { isPerson } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { signedOut } from '#server/kernel/http-error.ts';
import { revokeSession } from '#server/kernel/sessions/queries.ts';

/** Ends the caller's session; answers whose it was. */
export async function signOut(scope: Scope): Promise<Audience> {
  const { session, actor } = await scope.opened;
  if (!session || !isPerson(actor)) throw signedOut();
  await scope.count(revokeSession(session.id, scope.now));
  audit(scope, { action: 'sign out', entity: 'session', ids: [session.id] });
  scope.touchReader('sessions', actor);
  return actor.kind;
}
