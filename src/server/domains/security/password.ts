import { entityOf, inAccount, type Own, person, readerOf } from '#server/kernel/access/account.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, invalid } from '#server/kernel/http-error.ts';
import { hashPassword } from '#server/kernel/secrets/passwords.ts';
import type { From } from '#server/kernel/sessions/caller.ts';
import type { Server } from '#server/server.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { provePassword } from './confirm.ts';
import { sendSecurityNotice } from './letters.ts';
import { endAccountLinks, endChallenges, endSessions, setPasswordHash } from './queries.ts';

/** Changes the own password. Every other session ends, links mailed before open nothing, and a mail tells of it. */
export async function changePassword(
  server: Server,
  own: Own,
  { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
  from: From,
): Promise<void> {
  const before = await provePassword(server, own, currentPassword, 'currentPassword', from);
  if (newPassword === currentPassword) throw invalid({ newPassword: 'This is your current password' });
  const passwordHash = await hashPassword(newPassword);
  await inAccount(server, own, async (scope) => {
    await refuseCommonPassword(scope, own.audience, newPassword, 'newPassword');
    const changed = await scope.count(setPasswordHash(own, before, passwordHash, scope.now));
    if (changed === 0) throw conflict('Your password was changed meanwhile');
    await scope.count(endSessions(own, scope.now, { but: own.sessionId }));
    await scope.count(endAccountLinks(own, scope.now));
    await scope.count(endChallenges(own, scope.now));
    audit(scope, { action: 'change password', entity: entityOf(own), ids: [own.id] });
    scope.touchReader('sessions', readerOf(own));
    await sendSecurityNotice(server, scope, own, await person(scope, own), 'password-changed');
  });
}
