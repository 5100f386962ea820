import type { FastifyReply, FastifyRequest } from 'fastify';
import { staffIdOf } from '../../access/actor.ts';
import { audit } from '../../audit/audit.ts';
import { inCenter, outsideCenters } from '../../db/open-scope.ts';
import type { Scope } from '../../db/scope.ts';
import { kioskCredential, setSessionCookie } from '../../http/sessions.ts';
import { invalid, notFound, orRefuse } from '../../refusal.ts';
import { hashToken, newToken } from '../../secrets/vault.ts';
import type { Server } from '../../server.ts';
import { refuseTooMany, settleTry, throttleKey } from '../accounts/throttle.ts';
import { codeHash, newCode } from './codes.ts';
import { newDoorKey } from './crypt.ts';
import * as rows from './queries.ts';
import { CODE_LIMITS, PAIRING_MS } from './rules.ts';

/** A tablet stays paired until somebody unpairs it; browsers keep a cookie for no longer than this. */
const COOKIE_MS = 400 * 86_400_000;

/** Makes a code by which a tablet is paired once, within 15 minutes. */
export async function addKiosk(scope: Scope, name: string) {
  const { actor } = await scope.opened;
  const { code, hash } = newCode();
  const expiresAt = new Date(scope.now.getTime() + PAIRING_MS);
  const row = {
    name,
    pairingHash: hash,
    pairingExpiresAt: expiresAt,
    createdAt: scope.now,
    createdBy: staffIdOf(actor),
  };
  const { id } = await scope.one(rows.insertKiosk(row));
  audit(scope, { action: 'make pairing code', entity: 'kiosk', ids: [id], after: { name } });
  scope.touch('door');
  return { id, code, expiresAt };
}

/** Unpairs a tablet at once. What waits on it stays there, and can be sent once it is paired again. */
export async function removeKiosk(scope: Scope, id: number): Promise<void> {
  const { actor } = await scope.opened;
  orRefuse(await scope.maybe(rows.revokeKiosk(id, scope.now, staffIdOf(actor))), notFound('This tablet was not found'));
  audit(scope, { action: 'unpair tablet', entity: 'kiosk', ids: [id] });
  scope.touch('door');
}

/** Pairs the browser that calls by a code, and gives it its credential. Too many wrong codes from an address: 429. */
export async function pair(server: Server, request: FastifyRequest, reply: FastifyReply, code: string) {
  const tries = throttleKey(`kiosk pairing ${request.ip}`);
  await outsideCenters(server, (scope) => refuseTooMany(scope, [{ key: tries, limit: CODE_LIMITS.pairingAddress }]));
  const token = newToken();
  const paired = await outsideCenters(server, async (scope) => {
    const found = await scope.maybe(rows.pairKiosk(codeHash(code), hashToken(token), scope.now));
    return orRefuse(found, invalid({ code: 'This code is not valid any more. Make a new one in the settings.' }));
  });
  await outsideCenters(server, (scope) => settleTry(scope, { giveBack: [tries] }));
  const { centerId, kioskId, name } = paired;
  await inCenter(server, { centerId, as: { kind: 'device', id: kioskId } }, async (scope) => {
    audit(scope, { action: 'pair tablet', entity: 'kiosk', ids: [kioskId] });
    scope.touch('door');
  });
  const expires = new Date(server.clock.now().getTime() + COOKIE_MS);
  setSessionCookie(reply, server.config, 'kiosk', token, expires);
  return { name };
}

/** A tablet that was unpaired says how much waits on it; whoever else asks gets the same answer. */
export async function noteUnsent(server: Server, request: FastifyRequest, unsent: number): Promise<void> {
  const tokenHash = kioskCredential(request, server.config);
  if (!tokenHash) return;
  const { centerId } = await outsideCenters(server, (scope) =>
    scope.one(rows.noteUnsentOf(tokenHash, unsent, scope.now)),
  );
  if (centerId === null) return;
  await inCenter(server, { centerId }, async (scope) => {
    scope.touch('door');
  });
}

/** All a tablet has to know. */
export async function kioskState(server: Server, scope: Scope, unsent: number | undefined) {
  const { actor, center } = await scope.opened;
  const device = actor.kind === 'device' ? actor : { id: 0, name: '' };
  if (unsent !== undefined) await scope.count(rows.setUnsent(device.id, unsent));
  const { centerName, ...settings } = await scope.one(rows.doorSettings());
  const { id: keyId, publicKey } = await doorKey(server, scope);
  return {
    name: device.name,
    centerName,
    timeZone: center.zone,
    now: scope.now,
    publicKey: publicKey.toString('base64url'),
    keyId,
    ...settings,
  };
}

async function doorKey(server: Server, scope: Scope) {
  const kept = await scope.maybe(rows.newestKey());
  if (kept) return kept;
  await scope.all(rows.lockKeys());
  const { publicKey, privateSealed } = newDoorKey(server.vault);
  return (
    (await scope.maybe(rows.newestKey())) ?? (await scope.one(rows.insertKey(publicKey, privateSealed, scope.now)))
  );
}

/** What is asked about health at drop-off. */
export async function doorSettings(scope: Scope) {
  const { asksHealth, healthQuestion } = await scope.one(rows.doorSettings());
  return { asksHealth, healthQuestion };
}

export async function changeDoorSettings(scope: Scope, to: { asksHealth: boolean; healthQuestion: string | null }) {
  const before = await doorSettings(scope);
  await scope.count(rows.setDoorSettings(to.asksHealth, to.healthQuestion));
  const { center } = await scope.opened;
  audit(scope, { action: 'change door settings', entity: 'center', ids: [center.id], before, after: to });
  scope.touch('door');
  return to;
}
