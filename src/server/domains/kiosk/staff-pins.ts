import { outsideCenters } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { requireConfirmed } from '#server/domains/security/confirm.ts';
import { inAccount, type Own } from '#server/kernel/access/account.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { invalid, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { hashPassword } from '#server/kernel/secrets/passwords.ts';
import { refuseTooMany, resetTry, throttleKey } from '#server/kernel/throttle/throttle.ts';
import type { Server } from '#server/server.ts';
import { isWeakPin, PIN_LIMITS } from './rules.ts';
import { deleteStaffPin, keepStaffPin, staffPinSetAt, staffWithPins } from './staff-pin-queries.ts';

/** Since when the own PIN for classroom tablets is set. */
export const ownStaffPin = (server: Server, own: Own) =>
  inAccount(server, own, async (scope) => ({ setAt: (await scope.maybe(staffPinSetAt(own.id)))?.setAt ?? null }));

/** Sets the own PIN, in a session that was confirmed a moment ago. Refuses one that is easily guessed (422). */
export async function setOwnStaffPin(server: Server, own: Own, pin: string): Promise<void> {
  await inAccount(server, own, (scope) => requireConfirmed(scope, own));
  if (isWeakPin(pin, null)) throw invalid({ pin: 'This PIN is too easy to guess. Choose another one.' });
  const tries = throttleKey(`staff pin choice ${own.centerId} ${own.id}`);
  // Each choice costs as much as a password does.
  await outsideCenters(server, (scope) => refuseTooMany(scope, [{ key: tries, limit: PIN_LIMITS.digits }]));
  const pinHash = await hashPassword(pin);
  await inAccount(server, own, (scope) => chooseStaffPin(scope, own.id, pinHash));
  await outsideCenters(server, (scope) => resetTry(scope, { giveBack: [tries] }));
}

/** Keeps the PIN that somebody chose for themselves, by its hash. */
export async function chooseStaffPin(scope: Scope, staffId: number, pinHash: string): Promise<void> {
  await scope.count(keepStaffPin(staffId, pinHash, scope.now));
  audit(scope, { action: 'set kiosk PIN', entity: 'staff', ids: [staffId] });
  scope.touch('kiosk');
}

export const removeOwnStaffPin = (server: Server, own: Own): Promise<void> =>
  inAccount(server, own, async (scope) => {
    await scope.count(deleteStaffPin(own.id));
    audit(scope, { action: 'remove kiosk PIN', entity: 'staff', ids: [own.id] });
    scope.touch('kiosk');
  });

/** Takes somebody's PIN away, as after they told it somebody; they choose another one themselves. */
export async function resetStaffPin(scope: Scope, staffId: number): Promise<void> {
  const found = (await scope.all(staffWithPins())).find((one) => one.staffId === staffId);
  orRefuse(found, notFound('This staff member was not found'));
  await scope.count(deleteStaffPin(staffId));
  audit(scope, { action: 'reset kiosk PIN', entity: 'staff', ids: [staffId] });
  scope.touch('kiosk');
}
