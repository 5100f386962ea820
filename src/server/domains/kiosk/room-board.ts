import type { Scope } from '#server/db/scope.ts';
import { roomLog } from '#server/domains/activities/board.ts';
import { photoOf } from '#server/domains/children/photo.ts';
import { latestReports } from '#server/domains/daily-reports/queries.ts';
import type { Act } from '#server/http/serve.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { HttpError, notFound, orRefuse } from '#server/kernel/http-error.ts';
import type { Server } from '#server/server.ts';
import { classroomTablet } from './access.ts';
import { ofRoom } from './room-queries.ts';
import { WRITER_SECONDS } from './room-rules.ts';
import { staffPinsOf, writersFor } from './staff-pin-queries.ts';
import { guessPin, showingWaits, triedAt } from './tries.ts';
import { giveWriterTicket } from './writer-tickets.ts';

/** The room of the tablet that calls. */
export const ownRoom = async (scope: Scope) => (await acting(scope, classroomTablet)).room;

/**
 * What whoever stands before the tablet sees: who is in its room, with what they had last and may not have, whose day was reported,
 * and who may log.
 */
export async function classroomBoard(scope: Scope) {
  const room = await ownRoom(scope);
  const [log, writers] = await Promise.all([roomLog(scope, room.id), scope.all(writersFor(room.id))]);
  const here = log.children.map(({ id }) => id);
  const reports = new Map(
    (await scope.all(latestReports(here, log.date))).map(({ childId, ...report }) => [childId, report]),
  );
  return {
    room,
    now: scope.now,
    children: log.children.map(({ medicine: _, photoUrl, ...child }) => ({
      ...child,
      report: reports.get(child.id) ?? null,
      photoUrl: photoUrl?.replace('/api/', '/api/kiosk/room/') ?? null,
    })),
    writers,
  };
}

/** The photo of a child of the tablet's room; of another child there is none. */
export async function photoAtTablet(scope: Scope, childId: number) {
  const room = await ownRoom(scope);
  orRefuse(await scope.maybe(ofRoom([childId], room.id, scope.now)), notFound('This child was not found'));
  return photoOf(scope, childId);
}

/** Knows a member of staff by their PIN. The same words whether they have one or not (422); too many failures here: 429. */
export async function knowWriter(server: Server, act: Act, staffId: number, pin: string) {
  const { at, holders, room, centerId } = await act(async (scope) => {
    const found = scope.all(staffPinsOf([staffId]));
    const { center } = await scope.opened;
    return { at: await triedAt(scope), holders: await found, room: await ownRoom(scope), centerId: center.id };
  });
  const who = await showingWaits(act, at, () => guessPin(server, at, holders, `staff ${staffId}`, pin));
  return act(async (scope) => {
    const mayLog = (await scope.all(writersFor(room.id))).some(({ id }) => id === who);
    if (who === null || !mayLog)
      throw new HttpError(422, 'This is not the right PIN.', { fields: { pin: 'This is not the right PIN.' } });
    const ticket = giveWriterTicket(server.vault, { centerId, roomId: room.id }, { staffId: who, at: scope.now });
    return { ticket, seconds: WRITER_SECONDS };
  });
}
