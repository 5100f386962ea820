import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Site } from '#server/http/site.ts';
import { type Account, entityOf, inAccount, type Own, person } from '#server/kernel/access/account.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, notFound } from '#server/kernel/http-error.ts';
import { hashToken } from '#server/kernel/secrets/vault.ts';
import type { Server } from '#server/server.ts';
import { challengeGone, makeChallenge } from './challenges.ts';
import { requireConfirmed } from './confirm.ts';
import { closeChallenge, deletePasskey, insertPasskey, lockChallenge, passkeys } from './queries.ts';
import { CHALLENGE_MS } from './rules.ts';
import { wrongPasskey } from './second-factor.ts';
import { addedSecondFactor, refuseLastSecondFactor } from './second-factors.ts';

/** Enough for every device of a person; more is a mistake or a script. */
const MOST = 20;

/** What the browser needs to make a passkey. */
export const passkeyOptions = (server: Server, own: Own, site: Site) =>
  inAccount(server, own, async (scope) => {
    await requireConfirmed(scope, own);
    const { firstName, lastName, email, centerName } = await person(scope, own);
    const known = await scope.all(passkeys(own));
    if (known.length >= MOST) throw conflict('You have many passkeys already. Please remove one first.');
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const options = await generateRegistrationOptions({
      rpName: centerName,
      rpID: site.rpId,
      userID: handleOf(own),
      userName: email,
      userDisplayName: `${firstName} ${lastName}`,
      timeout: CHALLENGE_MS,
      excludeCredentials: known
        .filter(({ rpId }) => rpId === site.rpId)
        .map(({ credentialId: id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    });
    return { challenge: await makeChallenge(scope, own, 'passkey', options.challenge), options: { ...options } };
  });

interface NewPasskey {
  readonly challenge: string;
  readonly name: string;
  readonly passkey: unknown;
}

/** Adds the passkey the browser made; it is refused when it was made for another question, host or account. */
export const addPasskey = (server: Server, own: Own, { challenge, name, passkey }: NewPasskey, site: Site) =>
  inAccount(server, own, async (scope) => {
    const asked = await scope.maybe(lockChallenge(hashToken(challenge), 'passkey', scope.now));
    if (asked?.audience !== own.audience || asked.accountId !== own.id) throw challengeGone();
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { registrationInfo } = await verifyRegistrationResponse({
      response: passkey as RegistrationResponseJSON,
      expectedChallenge: asked.passkeyChallenge ?? '',
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: false,
    }).catch(() => {
      throw wrongPasskey();
    });
    if (!registrationInfo) throw wrongPasskey();
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return addedSecondFactor(server, scope, own, 'passkey-added', async () => {
      await scope.count(closeChallenge(asked.id, scope.now));
      const row = await scope.maybe(
        insertPasskey(own, {
          name,
          credentialId: id,
          publicKey: Buffer.from(publicKey),
          counter,
          transports,
          rpId: site.rpId,
          createdAt: scope.now,
        }),
      );
      if (!row) throw conflict('This passkey was added already');
      audit(scope, { action: 'add passkey', entity: entityOf(own), ids: [own.id], after: { name } });
    });
  });

/** Removes a passkey, while another way remains. */
export const removePasskey = (server: Server, own: Own, id: number): Promise<void> =>
  inAccount(server, own, async (scope) => {
    await requireConfirmed(scope, own);
    const known = await scope.all(passkeys(own));
    const gone = known.find((passkey) => passkey.id === id);
    if (!gone) throw notFound('This passkey was not found');
    await refuseLastSecondFactor(scope, own);
    await scope.count(deletePasskey(own, id));
    audit(scope, { action: 'remove passkey', entity: entityOf(own), ids: [own.id], before: { name: gone.name } });
  });

/** Tells an authenticator one account from another, and nobody who reads it whose it is. */
const handleOf = ({ audience, centerId, id }: Account) =>
  new Uint8Array(hashToken(`passkey ${audience} ${centerId} ${id}`));
