import type { Scope } from '#server/db/scope.ts';
import { clockState } from '#server/domains/time-clock/read.ts';
import type { Act } from '#server/http/serve.ts';
import { HttpError } from '#server/kernel/http-error.ts';
import type { Server } from '#server/server.ts';
import { staffPinsByPhone, writerById } from './staff-pin-queries.ts';
import { guessPin, showingWaits, triedAt } from './tries.ts';
import { ENTRANCE, giveWriterTicket } from './writer-tickets.ts';

/** How failures of staff at the entrance are counted: beside those of guardians with the same digits. */
export const clockedBy = (phoneDigits: string) => `staff phone ${phoneDigits}`;

/**
 * Knows a member of staff at the entrance by the last four digits of their phone and their PIN, as guardians are: so no list of names
 * stands there. The same words whether there is somebody or not (422); too many failures here: 429.
 */
export async function knowAtEntrance(server: Server, act: Act, phoneDigits: string, pin: string) {
  const { at, holders, centerId } = await act(async (scope) => {
    const found = scope.all(staffPinsByPhone([phoneDigits]));
    const { center } = await scope.opened;
    return { at: await triedAt(scope), holders: await found, centerId: center.id };
  });
  const staffId = await showingWaits(act, at, () => guessPin(server, at, holders, clockedBy(phoneDigits), pin));
  if (staffId === null) throw unknown();
  return act(async (scope) => {
    const member = await scope.maybe(writerById(staffId));
    if (!member?.capabilities.includes('duty.own')) throw unknown();
    const ticket = giveWriterTicket(server.vault, { centerId, roomId: ENTRANCE }, { staffId, at: scope.now });
    const { firstName, lastName } = member;
    return { ticket, firstName, lastName, ...(await clockNow(scope, staffId)) };
  });
}

export async function clockNow(scope: Scope, staffId: number) {
  const { state, since } = await clockState(scope, staffId);
  return { state, since };
}

const unknown = () =>
  new HttpError(422, 'This phone number and PIN do not match.', {
    fields: { pin: 'This phone number and PIN do not match.' },
  });
