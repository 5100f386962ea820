import { outsideCenters } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Site } from '#server/http/site.ts';
import { type Account, inAccount } from '#server/kernel/access/account.ts';
import { HttpError } from '#server/kernel/http-error.ts';
import { hashToken, newToken } from '#server/kernel/secrets/vault.ts';
import type { Server } from '#server/server.ts';
import { centerOfChallenge, confirmedApp, insertChallenge, passkeys, recoveryCodesLeft } from './queries.ts';
import { CHALLENGE_MS } from './rules.ts';

export type Method = 'app' | 'passkey' | 'recovery';
/** What a second step is asked with. */
export interface Asked {
  readonly challenge: string;
  readonly methods: Method[];
  readonly passkeyOptions?: Record<string, unknown>;
}

/** Asks for the second step of a sign-in or a confirmation; null where the account has none. */
export const askSecondFactor = (
  server: Server,
  account: Account,
  purpose: 'sign-in' | 'confirm',
  site: Site,
  rememberMe = false,
): Promise<Asked | null> =>
  inAccount(server, account, async (scope) => {
    const app = await scope.maybe(confirmedApp(account));
    const all = await scope.all(passkeys(account));
    if (!app && all.length === 0) return null;
    const here = all.filter(({ rpId }) => rpId === site.rpId);
    const { left } = await scope.one(recoveryCodesLeft(account));
    const options =
      here.length > 0
        ? await (await import('@simplewebauthn/server')).generateAuthenticationOptions({
            rpID: site.rpId,
            allowCredentials: here.map(({ credentialId: id, transports }) => ({ id, transports })),
            userVerification: 'preferred',
            timeout: CHALLENGE_MS,
          })
        : null;
    const challenge = await makeChallenge(scope, account, purpose, options?.challenge ?? null, rememberMe);
    const methods: Method[] = [
      ...(app ? (['app'] as const) : []),
      ...(options ? (['passkey'] as const) : []),
      ...(left > 0 ? (['recovery'] as const) : []),
    ];
    return { challenge, methods, ...(options && { passkeyOptions: { ...options } }) };
  });

/** A challenge to be answered once, within five minutes; returns what its holder sends back. */
export async function makeChallenge(
  scope: Scope,
  account: Account,
  purpose: 'sign-in' | 'confirm' | 'passkey',
  passkeyChallenge: string | null,
  rememberMe = false,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(scope.now.getTime() + CHALLENGE_MS);
  await scope.count(
    insertChallenge(account, {
      purpose,
      tokenHash: hashToken(token),
      passkeyChallenge,
      rememberMe,
      createdAt: scope.now,
      expiresAt,
    }),
  );
  return token;
}

/** The center of a challenge that was once made; refused when there never was one. */
export async function challengedCenter(server: Server, token: string): Promise<number> {
  const { centerId } = await outsideCenters(server, (scope) => scope.one(centerOfChallenge(hashToken(token))));
  if (centerId === null) throw challengeGone();
  return centerId;
}

/** Unknown, answered or too late: one sentence for all. */
export const challengeGone = () =>
  new HttpError(409, 'This took too long, or was already answered. Please begin again.', { code: 'begin-again' });
