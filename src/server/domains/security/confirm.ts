import type { Scope } from '#server/db/scope.ts';
import type { Site } from '#server/http/site.ts';
import { type Account, entityOf, inAccount, type Own, person } from '#server/kernel/access/account.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { HttpError, invalid } from '#server/kernel/http-error.ts';
import { isPassword } from '#server/kernel/secrets/passwords.ts';
import type { From } from '#server/kernel/sessions/caller.ts';
import type { Server } from '#server/server.ts';
import { guessing } from './attempts.ts';
import { askSecondFactor } from './challenges.ts';
import { actorHasTwoStep, confirmSession, isConfirmed } from './queries.ts';
import { CONFIRMED_MS } from './rules.ts';
import { proveSecondFactor, type SecondFactorInput } from './second-factor.ts';

/** Refuses a wrong password of the own account by its field (422), and too many of them (429). Returns its hash. */
export const provePassword = (
  server: Server,
  account: Account,
  password: string,
  field: string,
  from: From,
): Promise<string> =>
  guessing(server, 'own password', account, from.address, async () => {
    const { passwordHash } = await inAccount(server, account, (scope) => person(scope, account));
    if (!(await isPassword(password, passwordHash)) || passwordHash === null) {
      throw invalid({ [field]: 'This is not your current password' });
    }
    return passwordHash;
  });

/** What the second step of a confirmation can be done with; empty where the password is enough. */
export const askConfirmation = async (server: Server, own: Own, site: Site) =>
  (await askSecondFactor(server, own, 'confirm', site)) ?? {};

interface Confirmation extends Partial<SecondFactorInput> {
  readonly password: string;
}

/** Confirms that it is the account's holder who sits at this session; security can be changed for ten minutes then. */
export async function confirmHolder(
  server: Server,
  own: Own,
  { password, challenge = '', ...proof }: Confirmation,
  from: From,
  site: Site,
): Promise<void> {
  await provePassword(server, own, password, 'password', from);
  const isOn = await inAccount(server, own, async (scope) => (await scope.one(actorHasTwoStep())).isOn);
  const confirm = async (scope: Scope) => {
    await scope.count(confirmSession(own.sessionId, scope.now));
    audit(scope, { action: 'confirm identity', entity: entityOf(own), ids: [own.id] });
  };
  if (isOn) await proveSecondFactor(server, own, { challenge, ...proof }, from, site, confirm);
  else await inAccount(server, own, confirm);
}

/** Whether the session was confirmed (or begun) in the last ten minutes. */
export const isRecentlyConfirmed = async (scope: Scope, own: Own): Promise<boolean> =>
  (await scope.one(isConfirmed(own.sessionId, new Date(scope.now.getTime() - CONFIRMED_MS)))).isConfirmed;

/** Refuses what changes security in a session that nobody has confirmed for ten minutes: it may be a screen left open. */
export async function requireConfirmed(scope: Scope, own: Own): Promise<void> {
  if (!(await isRecentlyConfirmed(scope, own))) {
    throw new HttpError(403, 'Please confirm first that it is you.', { code: 'confirm-first' });
  }
}
