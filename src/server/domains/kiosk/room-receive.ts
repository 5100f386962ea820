import type { SealedDelivery } from '#contract/kiosk.ts';
import { type RoomReason, RoomWords } from '#contract/kiosk-room.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Act } from '#server/http/serve.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import type { Server } from '#server/server.ts';
import { askedOnce, identifyInOrder, type Opened, openNew, type Place, placeOf } from './delivery.ts';
import { setUnsent } from './queries.ts';
import { ownRoom } from './room-board.ts';
import {
  insertEntryChildren,
  insertRoomEntries,
  knownRoomEntries,
  type NewRoomEntry,
  outcomesOfEntries,
  waitingWith,
} from './room-queries.ts';
import { recordWaiting } from './room-record.ts';
import { checkLoggedAt, childrenOf, isSaid, isWithinMinute, saidIn } from './room-rules.ts';
import { staffPinsOf } from './staff-pin-queries.ts';
import { guessLater, showingWaits } from './tries.ts';
import { readWriterTicket } from './writer-tickets.ts';

interface RoomPlace extends Place {
  readonly roomId: number;
}
/** `isTold`: the server knew them a moment before, so that they may be told what became of it. */
interface Written {
  readonly staffId: number | null;
  readonly isTold: boolean;
  readonly reason: RoomReason | null;
}
type Read = Opened<RoomWords> & Written;

/**
 * Takes in what a classroom tablet sends: first each entry is kept once, then what fits is recorded, the earliest first. Sent again,
 * or cut off between the two, it goes on where it was. Answers which are kept; those are the tablet's to forget.
 */
export async function receiveFromRoom(server: Server, act: Act, delivery: SealedDelivery) {
  const place: RoomPlace = await act(async (scope) => {
    const of = await placeOf(scope, delivery, knownRoomEntries);
    return { ...of, roomId: (await ownRoom(scope)).id };
  });
  const opened = openNew(server, place, delivery, RoomWords);
  const read = await showingWaits(act, place.triedAt, () => identifyAll(server, act, place, opened));
  await act((scope) => keep(scope, place, read, delivery.unsent));
  const taken = new Set([...place.known, ...read.map(({ sent }) => sent.uuid)]);
  const kept = delivery.events.map(({ uuid }) => uuid).filter((uuid) => taken.has(uuid));
  await recordAll(act, kept);
  const toBeTold = read.flatMap(({ isTold, sent }) => (isTold ? sent.uuid : []));
  const outcomes = await act((scope) => {
    scope.touch('kiosk');
    return scope.all(outcomesOfEntries(toBeTold));
  });
  const told = new Map(outcomes.map(({ uuid, isRecorded, reason }) => [uuid, { isRecorded, reason }]));
  return {
    kept: kept.map((uuid) => ({ uuid, ...(told.get(uuid) ?? { isRecorded: null, reason: null }) })),
    now: server.clock.now(),
  };
}

async function identifyAll(server: Server, act: Act, place: RoomPlace, opened: readonly Opened<RoomWords>[]) {
  const named = [...new Set(opened.flatMap(({ entry }) => (entry?.ticket ? [] : (entry?.staffId ?? []))))];
  const holders = named.length === 0 ? [] : await act((scope) => scope.all(staffPinsOf(named)));
  const check = askedOnce((staffId, pin) => {
    const theirs = holders.filter(({ who }) => String(who) === staffId);
    return guessLater(server, place.triedAt, theirs, `staff ${staffId}`, pin);
  });
  return identifyInOrder(server, place.triedAt, opened, (one) => identifyOne(server, place, one, check));
}

async function identifyOne(
  server: Server,
  place: RoomPlace,
  { entry, at }: Opened<RoomWords>,
  check: (staffId: string, pin: string) => Promise<number | null | 'unchecked'>,
): Promise<Written> {
  const nobody = { staffId: null, isTold: false };
  if (!entry || !isSaid(entry)) return { ...nobody, reason: 'unreadable' };
  const late = checkLoggedAt(at, place.receivedAt);
  if (entry.ticket !== undefined) {
    const writer = readWriterTicket(server.vault, place, entry.ticket);
    if (!writer) return { ...nobody, reason: 'unreadable' };
    const { staffId } = writer;
    return { staffId, isTold: true, reason: isWithinMinute(writer.at, at) ? late : 'late-ticket' };
  }
  if (entry.staffId === undefined || entry.pin === undefined) return { ...nobody, reason: 'unreadable' };
  const staffId = await check(String(entry.staffId), entry.pin);
  if (staffId === 'unchecked') return { ...nobody, reason: 'too-many-tries' };
  if (staffId === null) return { ...nobody, reason: 'wrong-pin' };
  return { staffId, isTold: false, reason: late };
}

/** Writes what is new, each to wait for being recorded or refused at once. */
async function keep(scope: Scope, place: RoomPlace, read: readonly Read[], unsent: number): Promise<void> {
  await scope.count(setUnsent(place.kioskId, unsent));
  if (read.length === 0) return;
  // In one order, so that two deliveries of the same entries wait for one another instead of locking each other out.
  const inOrder = read.toSorted((a, b) => (a.sent.uuid < b.sent.uuid ? -1 : 1));
  const kept = await scope.all(insertRoomEntries(inOrder.map((one) => rowOf(place, one))));
  const ids = new Map(kept.map(({ id, uuid }) => [uuid, id]));
  const about = inOrder.flatMap(({ sent, entry }) => {
    const entryId = ids.get(sent.uuid);
    return entryId === undefined || !entry ? [] : childrenOf(entry).map((childId) => ({ entryId, childId }));
  });
  if (about.length > 0) await scope.count(insertEntryChildren(about));
  if (kept.length > 0) audit(scope, { action: 'receive from the kiosk', entity: 'room_entry', ids: [...ids.values()] });
}

function rowOf({ kioskId, roomId, receivedAt }: RoomPlace, read: Read): NewRoomEntry {
  const { sent, entry, at, offset, staffId, reason } = read;
  const isReadable = entry !== null && reason !== 'unreadable';
  return {
    kioskId,
    roomId,
    uuid: sent.uuid,
    sequence: sent.sequence,
    deviceAt: new Date(sent.at),
    offsetMs: offset,
    at,
    receivedAt,
    wasOffline: !read.isTold,
    staffId,
    words: isReadable ? JSON.stringify(saidIn(entry)) : null,
    sealed: isReadable ? null : sent.sealed,
    outcome: reason === null ? 'waiting' : 'refused',
    reason,
  };
}

/** Records what waits of the children of these entries, until nothing more fits: what came late may have made room for it. */
async function recordAll(act: Act, uuids: readonly string[]): Promise<void> {
  let left = (await act((scope) => scope.all(waitingWith(uuids)))).map(({ id }) => id);
  for (let isMoving = left.length > 0; isMoving; ) {
    const still: number[] = [];
    for (const id of left) if (!(await act((scope) => recordWaiting(scope, id)))) still.push(id);
    isMoving = still.length > 0 && still.length < left.length;
    left = still;
  }
}
