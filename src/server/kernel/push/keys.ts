import { outsideCenters } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Server } from '#server/server.ts';
import { keepKeys, storedKeys } from './queries.ts';

/** The pair by which push services know this installation (VAPID, RFC 8292), base64url as browsers and JWKs have it. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The installation's keys; made when there are none, and then the same for ever: browsers are tied to them. */
export const installationKeys = (server: Server): Promise<PushKeys> =>
  outsideCenters(server, async (scope) => {
    const kept = (await scope.maybe(storedKeys())) ?? (await keep(server, scope, await makeKeys()));
    return { publicKey: kept.publicKey, privateKey: server.vault.open('push', kept.privateSealed) };
  });

/** Of several processes that make keys at the same moment the first one's are everybody's. */
async function keep(server: Server, scope: Scope, { publicKey, privateKey }: PushKeys) {
  const sealed = server.vault.seal('push', privateKey);
  scope.later(keepKeys(publicKey, sealed, scope.now));
  return scope.one(storedKeys());
}

async function makeKeys(): Promise<PushKeys> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign']);
  const { d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  const point = await crypto.subtle.exportKey('raw', pair.publicKey);
  return { publicKey: Buffer.from(point).toString('base64url'), privateKey: d };
}
