import { outsideCenters } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { noSuchPerson } from '#server/domains/pickup-people/commands.ts';
import { requireConfirmed } from '#server/domains/security/confirm.ts';
import type { Act } from '#server/http/serve.ts';
import { inAccount, type Own } from '#server/kernel/access/account.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { invalid, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { hashPassword, isPassword } from '#server/kernel/secrets/passwords.ts';
import { refuseTooMany, resetTry, throttleKey } from '#server/kernel/throttle/throttle.ts';
import type { Server } from '#server/server.ts';
import { codeHash } from './codes.ts';
import {
  deletePickupCode,
  deletePinCodes,
  guardianOfChildren,
  pickupPersonAtKiosk,
  pinCode,
} from './pin-code-queries.ts';
import {
  deletePickupPin,
  deletePin,
  guardianPhone,
  guardiansWithPins,
  keepPickupPin,
  keepPin,
  lockPins,
  pickupPersonPhone,
  pinHolders,
} from './pin-queries.ts';
import { type Caller, digitsOf, isWeakPin, PIN_LIMITS } from './rules.ts';
import { forgetTries, guessCode, showingWaits, triedAt } from './tries.ts';

/** Whether the own PIN is set, and the phone digits it goes with. */
export async function ownPin(server: Server, own: Own) {
  const row = await inAccount(server, own, (scope) => scope.one(guardianPhone(own.id)));
  return { setAt: row.setAt, phoneDigits: digitsOf(row.phoneNumber) };
}

/** Sets the own PIN, in a session that was confirmed a moment ago. Nobody else can read it. */
export async function setOwnPin(server: Server, own: Own, pin: string): Promise<void> {
  await inAccount(server, own, (scope) => requireConfirmed(scope, own));
  const tries = throttleKey(`kiosk pin choice ${own.centerId} ${own.id}`);
  // A refused choice may tell of another's PIN; who tries again and again is guessing.
  await outsideCenters(server, (scope) => refuseTooMany(scope, [{ key: tries, limit: PIN_LIMITS.digits }]));
  const pinHash = await hashPassword(pin);
  await inAccount(server, own, async (scope) => {
    await choosePin(scope, { guardianId: own.id, pickupPersonId: null }, pin, pinHash, false);
  });
  await outsideCenters(server, (scope) => resetTry(scope, { giveBack: [tries] }));
}

export const removeOwnPin = (server: Server, own: Own): Promise<void> =>
  inAccount(server, own, async (scope) => {
    await scope.count(deletePin(own.id));
    audit(scope, { action: 'remove kiosk PIN', entity: 'guardian', ids: [own.id] });
    scope.touchGuardian(own.id);
  });

/** Sets a PIN with a one-time code of staff's; gives the digits it goes with. Too many wrong codes at a kiosk: 429. */
export async function setPinByCode(server: Server, act: Act, code: string, pin: string) {
  const at = await act(triedAt);
  const pinHash = await hashPassword(pin);
  const work = async (scope: Scope) => {
    await scope.all(lockPins());
    const found = await scope.maybe(pinCode(codeHash(code), scope.now));
    const { who } = orRefuse(found, invalid({ code: 'This code is not valid any more. Ask the staff for a new one.' }));
    return choosePin(scope, who, pin, pinHash, true);
  };
  const phoneDigits = await showingWaits(act, at, () => guessCode(server, at, () => act(work)));
  await forgetTries(server, at, phoneDigits);
  return { phoneDigits };
}

/** Every guardian of an enrolled child, and since when they have a PIN. */
export async function kioskPins(scope: Scope) {
  const rows = await scope.all(guardiansWithPins());
  return rows.map(({ phoneNumber, ...row }) => ({ ...row, hasPhone: digitsOf(phoneNumber) !== null }));
}

/** Takes a guardian's PIN away, as after they told it somebody. */
export async function resetPin(scope: Scope, guardianId: number): Promise<void> {
  const guardian = orRefuse(await scope.maybe(guardianOfChildren(guardianId)), notFound('This guardian was not found'));
  await scope.count(deletePin(guardianId));
  await scope.count(deletePinCodes([guardianId]));
  audit(scope, { action: 'reset kiosk PIN', entity: 'guardian', ids: [guardianId], children: guardian.childIds });
  scope.touch('kiosk');
}

/** Takes a pickup person's PIN away, and their code. */
export async function resetPickupPin(scope: Scope, pickupPersonId: number): Promise<void> {
  const person = orRefuse(await scope.maybe(pickupPersonAtKiosk(pickupPersonId)), noSuchPerson());
  await scope.count(deletePickupPin(pickupPersonId));
  await scope.count(deletePickupCode(pickupPersonId));
  const children = person.childIds;
  audit(scope, { action: 'reset kiosk PIN', entity: 'pickup_person', ids: [pickupPersonId], children });
  scope.touch('children', children);
}

/** Keeps somebody's PIN, by its hash, and ends their code; gives the phone digits it goes with. Refuses one that is easily guessed (422). */
export async function choosePin(scope: Scope, who: Caller, pin: string, pinHash: string, isAtKiosk: boolean) {
  const { guardianId, pickupPersonId } = who;
  await scope.all(lockPins());
  const row = await scope.maybe(guardianId === null ? pickupPersonPhone(pickupPersonId) : guardianPhone(guardianId));
  const digits = digitsOf(row?.phoneNumber ?? null);
  if (digits === null) throw invalid({ pin: 'Add your phone number first: the PIN goes with its last four digits.' });
  const others = (await scope.all(pinHolders([digits]))).filter(
    (other) => other.who.guardianId !== guardianId || other.who.pickupPersonId !== pickupPersonId,
  );
  const isTaken = (await Promise.all(others.map((other) => isPassword(pin, other.pinHash)))).includes(true);
  if (isTaken || isWeakPin(pin, digits)) throw invalid({ pin: 'This PIN is too easy to guess. Choose another one.' });
  if (guardianId === null) {
    await scope.count(keepPickupPin(pickupPersonId, pinHash, scope.now));
    await scope.count(deletePickupCode(pickupPersonId));
    audit(scope, { action: 'set kiosk PIN', entity: 'pickup_person', ids: [pickupPersonId] });
    scope.touch('children');
    return digits;
  }
  await scope.count(keepPin(guardianId, pinHash, scope.now, isAtKiosk));
  // No code on paper puts another one in its place (decision 48).
  await scope.count(deletePinCodes([guardianId]));
  audit(scope, { action: 'set kiosk PIN', entity: 'guardian', ids: [guardianId] });
  scope.touchGuardian(guardianId);
  return digits;
}
