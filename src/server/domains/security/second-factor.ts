import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Audience } from '#contract/kernel/access.ts';
import type { SecondFactor } from '#contract/security.ts';
import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Site } from '#server/http/site.ts';
import { type Account, entityOf, inAccount, person } from '#server/kernel/access/account.ts';
import type { Person } from '#server/kernel/access/queries.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { invalid } from '#server/kernel/http-error.ts';
import { hashToken } from '#server/kernel/secrets/vault.ts';
import type { From } from '#server/kernel/sessions/caller.ts';
import { openSession } from '#server/kernel/sessions/open.ts';
import type { Server } from '#server/server.ts';
import { guessing } from './attempts.ts';
import { challengedCenter, challengeGone, type Method } from './challenges.ts';
import { sendSecurityNotice } from './letters.ts';
import {
  type ChallengeRow,
  closeChallenge,
  confirmedApp,
  lockChallenge,
  passkeys,
  recoveryCodesLeft,
  spendRecoveryCode,
  takeStep,
  usedPasskey,
} from './queries.ts';
import { CODE_SECONDS, plainCode, stepOf } from './rules.ts';

export type SecondFactorInput = z.output<typeof SecondFactor>;
type Proof = Omit<SecondFactorInput, 'challenge'>;

/**
 * Completes a sign-in whose password was right. A challenge that is unknown, used or too old: 409; a wrong second step:
 * 422 by its field; too many of them: 429, whether they come one after the other or at once.
 */
export async function completeSignIn(
  server: Server,
  audience: Audience,
  { challenge, ...proof }: SecondFactorInput,
  from: From,
  site: Site,
) {
  const centerId = await challengedCenter(server, challenge);
  const hash = hashToken(challenge);
  const { accountId } = await inCenter(server, { centerId }, (scope) => openChallenge(scope, hash, audience));
  const account: Account = { audience, centerId, id: accountId };
  return guessing(server, 'second step', account, from.address, async () =>
    inAccount(server, account, async (scope) => {
      const row = await openChallenge(scope, hash, audience);
      const holder = await person(scope, account);
      await takeSecondFactor(server, scope, account, holder, row, proof, site);
      const session = await openSession(scope, audience, account, row.rememberMe, from);
      return { account, person: holder, ...session };
    }),
  );
}

/** Takes the second step of somebody signed in, to whom a challenge was given for it. */
export const proveSecondFactor = <T>(
  server: Server,
  account: Account,
  { challenge, ...proof }: SecondFactorInput,
  from: From,
  site: Site,
  work: (scope: Scope, holder: Person) => Promise<T>,
): Promise<T> =>
  guessing(server, 'second step', account, from.address, () =>
    inAccount(server, account, async (scope) => {
      const row = await scope.maybe(lockChallenge(hashToken(challenge), 'confirm', scope.now));
      if (row?.audience !== account.audience || row.accountId !== account.id) throw challengeGone();
      const holder = await person(scope, account);
      await takeSecondFactor(server, scope, account, holder, row, proof, site);
      return work(scope, holder);
    }),
  );

async function openChallenge(scope: Scope, hash: Buffer, audience: Audience): Promise<ChallengeRow> {
  const row = await scope.maybe(lockChallenge(hash, 'sign-in', scope.now));
  if (row?.audience !== audience) throw challengeGone();
  return row;
}

/** Checks the second step and uses it up, together with its challenge; refuses a wrong one by its field. */
async function takeSecondFactor(
  server: Server,
  scope: Scope,
  account: Account,
  holder: Person,
  challenge: ChallengeRow,
  { code, recoveryCode, passkey }: Proof,
  site: Site,
): Promise<Method> {
  await scope.count(closeChallenge(challenge.id, scope.now));
  if (passkey)
    await takePasskey(
      scope,
      account,
      challenge,
      { ...passkey, clientExtensionResults: {} } as AuthenticationResponseJSON,
      site,
    );
  else if (recoveryCode) await takeRecoveryCode(server, scope, account, holder, recoveryCode);
  else await takeCode(server, scope, account, code ?? '');
  return passkey ? 'passkey' : recoveryCode ? 'recovery' : 'app';
}

async function takeCode(server: Server, scope: Scope, account: Account, code: string): Promise<void> {
  const app = await scope.maybe(confirmedApp(account));
  const step = app && (await stepOfCode(server.vault.open('two-step', app.secretSealed), code, scope.now));
  const taken = app && step !== null && step !== undefined ? await scope.count(takeStep(app.id, step)) : 0;
  if (taken === 0) throw wrongCode();
}

async function takeRecoveryCode(
  server: Server,
  scope: Scope,
  account: Account,
  holder: Person,
  typed: string,
): Promise<void> {
  const taken = await scope.count(spendRecoveryCode(account, hashToken(plainCode(typed)), scope.now));
  if (taken === 0) throw invalid({ recoveryCode: 'This is not one of your unused recovery codes' });
  const { left } = await scope.one(recoveryCodesLeft(account));
  audit(scope, { action: 'use recovery code', entity: entityOf(account), ids: [account.id], after: { left } });
  await sendSecurityNotice(server, scope, account, holder, 'recovery-code-used', { count: left });
}

async function takePasskey(
  scope: Scope,
  account: Account,
  { passkeyChallenge }: ChallengeRow,
  response: AuthenticationResponseJSON,
  site: Site,
): Promise<void> {
  const all = await scope.all(passkeys(account));
  const used = all.find(({ credentialId, rpId }) => credentialId === response.id && rpId === site.rpId);
  if (!used || passkeyChallenge === null) throw wrongPasskey();
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: passkeyChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    // A second step proves the possession of the device; who could not verify themself there is not shut out.
    requireUserVerification: false,
    credential: {
      id: used.credentialId,
      publicKey: new Uint8Array(used.publicKey),
      counter: used.counter,
      transports: used.transports,
    },
  }).catch(() => {
    throw wrongPasskey();
  });
  if (!verified) throw wrongPasskey();
  await scope.count(usedPasskey(used.id, authenticationInfo.newCounter, scope.now));
}

/** The time step a code belongs to, one step before or after now; null when it is no code of this secret. */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | null> {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return null;
  const { Secret, TOTP } = await import('otpauth');
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: CODE_SECONDS });
  const delta = totp.validate({ token: digits, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : stepOf(now) + delta;
}

export const wrongCode = () =>
  invalid({ code: 'This code is not right, or was used already. A new one comes every 30 seconds.' });
export const wrongPasskey = () => invalid({ passkey: 'This passkey could not be used. Please try another way.' });
