import type { FastifyReply, FastifyRequest } from 'fastify';
import { inCenter, outsideCenters } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { roomOfGroup } from '#server/domains/center/presence-queries.ts';
import { kioskCredential, setSessionCookie } from '#server/http/sessions.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { invalid, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { hashToken, newToken } from '#server/kernel/secrets/vault.ts';
import { refuseTooMany, resetTry, throttleKey } from '#server/kernel/throttle/throttle.ts';
import type { Server } from '#server/server.ts';
import { codeHash, newCode } from './codes.ts';
import { newKioskKey } from './crypt.ts';
import * as rows from './queries.ts';
import { CODE_LIMITS, PAIRING_MS } from './rules.ts';

/** A kiosk stays paired until somebody unpairs it; browsers keep a cookie for no longer than this. */
const COOKIE_MS = 400 * 86_400_000;

/**
 * Makes a code by which a kiosk is paired once, within 15 minutes.
 * @param roomId the room of a classroom tablet; null: it stands at the entrance
 */
export async function addKiosk(scope: Scope, name: string, roomId: number | null = null) {
  const { actor } = await scope.opened;
  if (roomId !== null)
    orRefuse(await scope.maybe(roomOfGroup(roomId)), invalid({ roomId: 'Choose a room in which children are' }));
  const { code, hash } = newCode();
  const expiresAt = new Date(scope.now.getTime() + PAIRING_MS);
  const row = {
    name,
    roomId,
    pairingHash: hash,
    pairingExpiresAt: expiresAt,
    createdAt: scope.now,
    createdBy: staffIdOf(actor),
  };
  const { id } = await scope.one(rows.insertKiosk(row));
  audit(scope, { action: 'make pairing code', entity: 'kiosk', ids: [id], after: { name, roomId } });
  scope.touch('kiosk');
  return { id, code, expiresAt };
}

/** Unpairs a kiosk at once. What waits on it stays there, and can be sent once it is paired again. */
export async function removeKiosk(scope: Scope, id: number): Promise<void> {
  const { actor } = await scope.opened;
  orRefuse(await scope.maybe(rows.revokeKiosk(id, scope.now, staffIdOf(actor))), notFound('This tablet was not found'));
  audit(scope, { action: 'unpair kiosk', entity: 'kiosk', ids: [id] });
  scope.touch('kiosk');
}

/** Lets everybody try again at a kiosk: the wrong PINs and codes before count no more. */
export async function liftWait(scope: Scope, id: number): Promise<void> {
  orRefuse(await scope.maybe(rows.liftKiosk(id, scope.now)), notFound('This tablet was not found'));
  audit(scope, { action: 'lift wait after wrong PINs', entity: 'kiosk', ids: [id] });
  scope.touch('kiosk');
}

/** Pairs the browser that calls by a code, and gives it its credential. Too many wrong codes from an address: 429. */
export async function pair(server: Server, request: FastifyRequest, reply: FastifyReply, code: string) {
  const tries = throttleKey(`kiosk pairing ${request.ip}`);
  await outsideCenters(server, (scope) =>
    refuseTooMany(scope, [{ key: tries, limit: CODE_LIMITS.pairingAddress, delay: 'steady' }]),
  );
  const token = newToken();
  const paired = await outsideCenters(server, async (scope) => {
    const found = await scope.maybe(rows.pairKiosk(codeHash(code), hashToken(token), scope.now));
    return orRefuse(found, invalid({ code: 'This code is not valid any more. Make a new one in the settings.' }));
  });
  await outsideCenters(server, (scope) => resetTry(scope, { giveBack: [tries] }));
  const { centerId, kioskId, name } = paired;
  await inCenter(server, { centerId, as: { kind: 'device', id: kioskId } }, async (scope) => {
    audit(scope, { action: 'pair kiosk', entity: 'kiosk', ids: [kioskId] });
    scope.touch('kiosk');
  });
  const expires = new Date(server.clock.now().getTime() + COOKIE_MS);
  setSessionCookie(reply, server, 'kiosk', token, expires);
  return { name };
}

/** A kiosk that was unpaired says how much waits on it; whoever else asks gets the same answer. */
export async function noteUnsent(server: Server, request: FastifyRequest, unsent: number): Promise<void> {
  const tokenHash = kioskCredential(request, server.config);
  if (!tokenHash) return;
  const { centerId } = await outsideCenters(server, (scope) =>
    scope.one(rows.noteUnsentOf(tokenHash, unsent, scope.now)),
  );
  if (centerId === null) return;
  await inCenter(server, { centerId }, async (scope) => {
    scope.touch('kiosk');
  });
}

/** All a kiosk has to know. */
export async function kioskState(server: Server, scope: Scope, unsent: number | undefined) {
  const { actor, center } = await scope.opened;
  const device = actor.kind === 'device' ? actor : { id: 0, name: '', room: null };
  if (unsent !== undefined) await scope.count(rows.setUnsent(device.id, unsent));
  const { centerName, isDemo, ...settings } = await scope.one(rows.kioskSettings());
  const { id: keyId, publicKey } = await kioskKey(server, scope);
  return {
    name: device.name,
    room: device.room,
    centerName,
    isDemo,
    timeZone: center.zone,
    now: scope.now,
    publicKey: publicKey.toString('base64url'),
    keyId,
    ...settings,
  };
}

async function kioskKey(server: Server, scope: Scope) {
  const kept = await scope.maybe(rows.newestKey());
  if (kept) return kept;
  await scope.all(rows.lockKeys());
  const { publicKey, privateSealed } = newKioskKey(server.vault);
  return (
    (await scope.maybe(rows.newestKey())) ?? (await scope.one(rows.insertKey(publicKey, privateSealed, scope.now)))
  );
}

/** What is asked about health at drop-off. */
export async function kioskSettings(scope: Scope) {
  const { asksHealth, healthQuestion } = await scope.one(rows.kioskSettings());
  return { asksHealth, healthQuestion };
}

export async function changeKioskSettings(scope: Scope, to: { asksHealth: boolean; healthQuestion: string | null }) {
  const before = await kioskSettings(scope);
  await scope.count(rows.setKioskSettings(to.asksHealth, to.healthQuestion));
  const { center } = await scope.opened;
  audit(scope, { action: 'change kiosk settings', entity: 'center', ids: [center.id], before, after: to });
  scope.touch('kiosk');
  return to;
}
