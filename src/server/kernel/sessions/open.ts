import type { Audience } from '#contract/kernel/access.ts';
import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Server } from '#server/server.ts';
import { audit } from '../audit/audit.ts';
import { hashToken, newToken } from '../secrets/vault.ts';
import type { From } from './caller.ts';
import { type Candidate, insertSession } from './queries.ts';
import { sessionEnd } from './rules.ts';

/** Makes a session for an account whose holder is known; the token is the credential. */
export async function startSession(
  server: Server,
  audience: Audience,
  account: Pick<Candidate, 'centerId' | 'accountId'>,
  rememberMe: boolean,
  from: From,
) {
  const { centerId, accountId: id } = account;
  return inCenter(server, { centerId, as: { kind: audience, id } }, (scope) =>
    openSession(scope, audience, { centerId, id }, rememberMe, from),
  );
}

/** Makes a session in a scope that speaks for the account already. */
export async function openSession(
  scope: Scope,
  audience: Audience,
  account: { readonly centerId: number; readonly id: number },
  rememberMe: boolean,
  from: From,
) {
  const token = newToken();
  const expiresAt = sessionEnd(audience, rememberMe, scope.now);
  const { id } = await scope.one(
    insertSession({
      centerId: account.centerId,
      tokenHash: hashToken(token),
      audience,
      accountId: account.id,
      rememberMe,
      now: scope.now,
      expiresAt,
      userAgent: from.userAgent,
    }),
  );
  audit(scope, { action: 'sign in', entity: 'session', ids: [id] });
  return { token, expiresAt };
}

/** What local storage may keep: it tells one session from another and opens nothing (accounts-3). */
export const handleOf = (token: string) => hashToken(`handle ${token}`).toString('base64url');
