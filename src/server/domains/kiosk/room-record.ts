import type { RoomReason } from '#contract/kiosk-room.ts';
import type { Scope } from '#server/db/scope.ts';
import { napDuring } from '#server/domains/activities/nap-queries.ts';
import type { StaffActor } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { HttpError } from '#server/kernel/http-error.ts';
import { type HeldEntry, holdRoomEntry, markEntry, ofRoom, wakeOf } from './room-queries.ts';
import { bothMay, childrenOf, isFinal, neededFor, reasonOf, type Said } from './room-rules.ts';
import { writeSaid } from './room-write.ts';
import { writerById } from './staff-pin-queries.ts';

/** Puts an entry that waits into the log, in the name of who logged it; whether it waits no more. */
export async function recordWaiting(scope: Scope, id: number): Promise<boolean> {
  const entry = await scope.maybe(holdRoomEntry(id));
  if (entry?.outcome !== 'waiting' || !entry.words) return true;
  const writer = await writerOf(scope, entry);
  const reason = typeof writer === 'string' ? writer : await record(scope, entry, entry.words, writer);
  if (reason === null) return true;
  await scope.count(markEntry(id, isFinal(reason) ? 'refused' : 'waiting', reason));
  return isFinal(reason);
}

/** Who logged it, with the rights that they and the tablet have together; or why they may not log this any more. */
async function writerOf(scope: Scope, { staffId, words, roomId, at }: HeldEntry): Promise<StaffActor | RoomReason> {
  const found = staffId === null ? undefined : await scope.maybe(writerById(staffId));
  if (!found) return 'gone';
  const capabilities = bothMay(found.capabilities);
  if (!capabilities.has(neededFor(words ?? {}))) return 'not-allowed';
  const children = childrenOf(words ?? {});
  if ((await scope.all(ofRoom(children, roomId, at))).length < children.length) return 'another-room';
  const { id, firstName, lastName, role } = found;
  return { kind: 'staff', id, firstName, lastName, role, capabilities };
}

/** Why the log has no room for it; null: it stands there. What the log refuses it refuses before it writes. */
async function record(scope: Scope, entry: HeldEntry, said: Said, writer: StaffActor): Promise<RoomReason | null> {
  if (await isWithinNap(scope, entry, said)) return 'same-nap';
  const end = await endOf(scope, entry, said);
  try {
    const own = scope.as(writer);
    const until = end && { ...end, at: notAfter(end.at, scope.now) };
    await writeSaid(own, entry, said, { at: notAfter(entry.at, scope.now), end: until, staffId: writer.id });
    for (const { id, kioskId } of end ? [entry, end] : [entry]) {
      audit(own, {
        action: 'record from the kiosk',
        entity: 'room_entry',
        ids: [id],
        children: childrenOf(said),
        after: { kioskId },
      });
      await own.count(markEntry(id, 'recorded', null));
    }
    return null;
  } catch (error) {
    if (error instanceof HttpError) return reasonOf(error, said);
    throw error;
  }
}

/** Whether a nap is said to have begun in the middle of one that is over: somebody else logged it as well. */
async function isWithinNap(scope: Scope, { at }: HeldEntry, { log }: Said): Promise<boolean> {
  const [childId] = log?.kind === 'nap' ? log.childIds : [];
  if (childId === undefined) return false;
  const { center } = await scope.opened;
  return (await scope.maybe(napDuring(childId, dayAt(at, center.zone), at))) !== undefined;
}

/** The end of a nap that came before its beginning, of somebody who may say it: the nap is over then, and keeps no later one away. */
async function endOf(scope: Scope, entry: HeldEntry, { log }: Said): Promise<HeldEntry | undefined> {
  const [childId] = log?.kind === 'nap' ? log.childIds : [];
  const end = childId === undefined ? undefined : await scope.maybe(wakeOf(entry.uuid, childId));
  if (!end || end.at < entry.at || typeof (await writerOf(scope, end)) === 'string') return undefined;
  return end;
}

/** A tablet's clock may be some seconds ahead. */
const notAfter = (at: Date, now: Date): Date => (at > now ? now : at);
