import { isPickupDay } from '#contract/pickup-people-days.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Act } from '#server/http/serve.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { HttpError } from '#server/kernel/http-error.ts';
import type { Server } from '#server/server.ts';
import { pinHolders } from './pin-queries.ts';
import { type ChildAtKiosk, guardianName, ofGuardian, ofPickupPerson, pickupPersonName } from './queries.ts';
import { type Caller, maySignOut } from './rules.ts';
import { giveTicket } from './tickets.ts';
import { guessPin, showingWaits, triedAt } from './tries.ts';

/**
 * Who is at the kiosk, by the last four digits of their phone and their PIN. Refuses with the same words and in the same
 * time whether there is such a guardian or not (422), and too many failures at this kiosk (429).
 */
export async function identify(server: Server, act: Act, phoneDigits: string, pin: string) {
  const { at, holders } = await act(async (scope) => {
    const found = scope.all(pinHolders([phoneDigits]));
    return { at: await triedAt(scope), holders: await found };
  });
  const who = await showingWaits(act, at, () => guessPin(server, at, holders, phoneDigits, pin));
  if (who === null) throw unknownPin();
  return act((scope) => recognised(server, scope, who, 'pin'));
}

/** What the kiosk shows somebody: the children they have a right over today. */
export async function recognised(server: Server, scope: Scope, who: Caller, method: 'pin' | 'qr') {
  const { center } = await scope.opened;
  const today = dayAt(scope.now, center.zone);
  const { guardianId, pickupPersonId } = who;
  const name = await scope.maybe(guardianId === null ? pickupPersonName(pickupPersonId) : guardianName(guardianId));
  if (!name) throw unknownPin();
  const rights = await scope.all(
    guardianId === null ? ofPickupPerson(pickupPersonId, today) : ofGuardian(guardianId, today, scope.now),
  );
  const children = rights.filter((right) => isPickupDay(right, today)).map(shown);
  return { ticket: giveTicket(server.vault, center.id, { who, method, at: scope.now }), ...name, children };
}

const shown = ({ childId, firstName, isHere, roomNow, ...right }: ChildAtKiosk) => ({
  childId,
  firstName,
  isHere,
  roomNow,
  mayDropOff: right.mayDropOff,
  mayPickUp: maySignOut(right),
});

const unknownPin = () =>
  new HttpError(422, 'This phone number and PIN do not match.', {
    fields: { pin: 'This phone number and PIN do not match.' },
  });
