import { dayAt } from '../../clock/zone.ts';
import { outsideCenters } from '../../db/open-scope.ts';
import type { Scope } from '../../db/scope.ts';
import type { Act } from '../../http/serve.ts';
import { Refusal } from '../../refusal.ts';
import type { Server } from '../../server.ts';
import { isPassword } from '../accounts/passwords.ts';
import { refuseTooMany, settleTry, throttleKey } from '../accounts/throttle.ts';
import { type PinHolder, pinHolders } from './pin-queries.ts';
import { atTheDoor, guardianName } from './queries.ts';
import { PIN_LIMITS } from './rules.ts';
import { giveTicket } from './tickets.ts';

/**
 * Who is at the tablet, by the last four digits of their phone and their PIN. Refuses with the same words and in the same
 * time whether there is such a guardian or not (422), and too many failures by digits, tablet or center (429).
 */
export async function identify(server: Server, act: Act, phoneDigits: string, pin: string) {
  const { centerId, kioskId, holders } = await act(async (scope) => {
    const found = await scope.all(pinHolders([phoneDigits]));
    const { actor, center } = await scope.opened;
    return { centerId: center.id, kioskId: actor.kind === 'device' ? actor.id : 0, holders: found };
  });
  const keys = pinKeys(centerId, kioskId, phoneDigits);
  await outsideCenters(server, (scope) =>
    refuseTooMany(scope, [
      { key: keys.digits, limit: PIN_LIMITS.digits },
      { key: keys.kiosk, limit: PIN_LIMITS.kiosk },
      { key: keys.center, limit: PIN_LIMITS.center },
    ]),
  );
  const guardianId = await guardianOf(holders, pin);
  if (guardianId === null) throw unknownPin();
  await outsideCenters(server, (scope) =>
    settleTry(scope, { forget: [keys.digits], giveBack: [keys.kiosk, keys.center] }),
  );
  return act((scope) => recognised(server, scope, guardianId, 'pin'));
}

/** The one guardian whose PIN it is. Two are checked at least, so that nothing is told by how long it takes. */
export async function guardianOf(holders: readonly PinHolder[], pin: string): Promise<number | null> {
  const checks = [...holders.map(({ pinHash }) => pinHash), null, null].slice(0, Math.max(2, holders.length));
  const right = await Promise.all(checks.map((hash) => isPassword(pin, hash)));
  const matches = holders.filter((_, index) => right[index]);
  return matches.length === 1 ? (matches[0]?.guardianId ?? null) : null;
}

/** What the tablet shows a guardian: the children they have a right over now. */
export async function recognised(server: Server, scope: Scope, guardianId: number, method: 'pin' | 'qr') {
  const { center } = await scope.opened;
  const guardian = await scope.maybe(guardianName(guardianId));
  if (!guardian) throw unknownPin();
  const children = await scope.all(atTheDoor(guardianId, dayAt(scope.now, center.zone)));
  const ticket = giveTicket(server.vault, center.id, { guardianId, method, at: scope.now });
  return { ticket, ...guardian, children };
}

/** Failures are counted by what is guessed at, by the tablet, and by the center. */
const pinKeys = (centerId: number, kioskId: number, phoneDigits: string) => ({
  digits: throttleKey(`door pin ${centerId} ${phoneDigits}`),
  kiosk: throttleKey(`door kiosk ${kioskId}`),
  center: throttleKey(`door center ${centerId}`),
});

const unknownPin = () =>
  new Refusal(422, 'This phone number and PIN do not match.', {
    fields: { pin: 'This phone number and PIN do not match.' },
  });
