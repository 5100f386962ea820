import type { Scope } from '#server/db/scope.ts';
import type { Act } from '#server/http/serve.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { HttpError } from '#server/kernel/http-error.ts';
import type { Server } from '#server/server.ts';
import { pinHolders } from './pin-queries.ts';
import { atTheKiosk, guardianName } from './queries.ts';
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
  const guardianId = await showingWaits(act, at, () => guessPin(server, at, holders, phoneDigits, pin));
  if (guardianId === null) throw unknownPin();
  return act((scope) => recognised(server, scope, guardianId, 'pin'));
}

/** What the kiosk shows a guardian: the children they have a right over now. */
export async function recognised(server: Server, scope: Scope, guardianId: number, method: 'pin' | 'qr') {
  const { center } = await scope.opened;
  const guardian = await scope.maybe(guardianName(guardianId));
  if (!guardian) throw unknownPin();
  const children = await scope.all(atTheKiosk(guardianId, dayAt(scope.now, center.zone)));
  const ticket = giveTicket(server.vault, center.id, { guardianId, method, at: scope.now });
  return { ticket, ...guardian, children };
}

const unknownPin = () =>
  new HttpError(422, 'This phone number and PIN do not match.', {
    fields: { pin: 'This phone number and PIN do not match.' },
  });
