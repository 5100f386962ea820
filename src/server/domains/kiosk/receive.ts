import type { SealedDelivery } from '#contract/kiosk.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Act } from '#server/http/serve.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import type { Server } from '#server/server.ts';
import { Entry } from './crypt.ts';
import { askedOnce, identifyInOrder, type Opened, openNew, type Place, placeOf } from './delivery.ts';
import {
  insertEvents,
  insertMoves,
  knownEvents,
  type NewEvent,
  type NewMove,
  outcomesOf,
  rightsOf,
} from './event-queries.ts';
import { pinHolders } from './pin-queries.ts';
import { setUnsent } from './queries.ts';
import { rebuild } from './rebuild.ts';
import { type Caller, checkMoment, partsOf, type Right } from './rules.ts';
import { isWithin, readTicket } from './tickets.ts';
import { guessLater, showingWaits } from './tries.ts';

/**
 * Takes in what a kiosk sends: each entry is kept once, whatever it says and however often and in whatever order it comes.
 * Answers which are kept; those are the kiosk's to forget.
 */
export async function receive(server: Server, act: Act, delivery: SealedDelivery) {
  const place = await act((scope) => placeOf(scope, delivery, knownEvents));
  const opened = openNew(server, place, delivery, Entry);
  const read = await showingWaits(act, place.triedAt, () => identifyAll(server, act, place, opened));
  const recorded = await act((scope) => keep(scope, place, read, delivery.unsent));
  const taken = new Set([...place.known, ...read.map(({ sent }) => sent.uuid)]);
  return {
    kept: delivery.events
      .filter(({ uuid }) => taken.has(uuid))
      .map(({ uuid }) => ({ uuid, isRecorded: recorded.get(uuid) ?? null })),
    now: server.clock.now(),
  };
}

/** `who`: null where nobody could be told by it. */
interface Whose extends Pick<NewEvent, 'method' | 'reason'> {
  readonly who: Caller | null;
  readonly isTold: boolean;
}
type Read = Opened<Entry> & Whose;

/** Whose each entry is: by a ticket the server gave, else by phone digits and PIN. Wrong ones are counted as at the kiosk. */
async function identifyAll(server: Server, act: Act, place: Place, opened: readonly Opened<Entry>[]): Promise<Read[]> {
  const digits = [...new Set(opened.flatMap(({ entry }) => (entry?.ticket ? [] : (entry?.phoneDigits ?? []))))];
  const holders = digits.length === 0 ? [] : await act((scope) => scope.all(pinHolders(digits)));
  const check = askedOnce((phoneDigits, pin) => {
    const theirs = holders.filter((holder) => holder.phoneDigits === phoneDigits);
    return guessLater(server, place.triedAt, theirs, phoneDigits, pin);
  });
  return identifyInOrder(server, place.triedAt, opened, (one) => identifyOne(server, place, one, check));
}

async function identifyOne(
  server: Server,
  { centerId }: Place,
  { entry, at }: Opened<Entry>,
  check: (phoneDigits: string, pin: string) => Promise<Caller | null | 'unchecked'>,
): Promise<Whose> {
  const nobody = { who: null, method: null, isTold: false };
  if (!entry) return { ...nobody, reason: 'unreadable' };
  if (entry.ticket !== undefined) {
    const recognised = readTicket(server.vault, centerId, entry.ticket);
    if (!recognised) return { ...nobody, reason: 'unreadable' };
    const { who, method } = recognised;
    return { who, method, isTold: true, reason: isWithin(recognised, at) ? null : 'late-ticket' };
  }
  if (entry.phoneDigits === undefined || entry.pin === undefined) return { ...nobody, reason: 'unreadable' };
  const who = await check(entry.phoneDigits, entry.pin);
  if (who === 'unchecked') return { ...nobody, reason: 'too-many-tries' };
  if (who === null) return { ...nobody, reason: 'wrong-pin' };
  return { who, method: 'pin', isTold: false, reason: null };
}

/** Writes what is new in one transaction and makes the days of the children it is about; gives what may be told of it. */
async function keep(scope: Scope, place: Place, read: readonly Read[], unsent: number): Promise<Map<string, boolean>> {
  await scope.count(setUnsent(place.kioskId, unsent));
  if (read.length === 0) return new Map();
  const guardianIds = new Set(read.flatMap(({ who }) => who?.guardianId ?? []));
  const pickupPersonIds = new Set(read.flatMap(({ who }) => who?.pickupPersonId ?? []));
  const rights = Map.groupBy(await scope.all(rightsOf([...guardianIds], [...pickupPersonIds])), keyOf);
  const told = read.map((one) => ({ one, moves: movesOf(place, one, (one.who && rights.get(keyOf(one.who))) ?? []) }));
  // In one order, so that two deliveries of the same entries wait for one another instead of locking each other out.
  const inOrder = told.toSorted((a, b) => (a.one.sent.uuid < b.one.sent.uuid ? -1 : 1));
  const kept = await scope.all(insertEvents(inOrder.map(({ one, moves }) => eventOf(place, one, moves.length))));
  const ids = new Map(kept.map(({ id, uuid }) => [uuid, id]));
  const moves = told.flatMap(({ one, moves: parts }) => {
    const eventId = ids.get(one.sent.uuid);
    return eventId === undefined ? [] : parts.map((part) => ({ ...part, eventId }));
  });
  if (moves.length > 0) await scope.all(insertMoves(moves));
  if (kept.length > 0) {
    const children = [...new Set(moves.flatMap(({ childId }) => childId ?? []))];
    audit(scope, { action: 'receive from the kiosk', entity: 'kiosk_entry', ids: kept.map(({ id }) => id), children });
  }
  await rebuild(
    scope,
    moves.flatMap(({ childId, date, outcome }) => (childId !== null && outcome === 'misfit' ? { childId, date } : [])),
  );
  scope.touch('kiosk');
  if (read.some(({ entry }) => entry?.health)) scope.touch('notices');
  return outcomes(scope, read, ids);
}

const keyOf = ({ guardianId, pickupPersonId }: { guardianId: number | null; pickupPersonId: number | null }): string =>
  guardianId === null ? `pickup person ${pickupPersonId}` : `guardian ${guardianId}`;

function movesOf(
  { zone, receivedAt }: Place,
  { entry, at, reason, who }: Read,
  rights: readonly Right[],
): Omit<NewMove, 'eventId'>[] {
  if (!entry || !who) return [];
  const httpError = checkMoment(at, receivedAt) ?? reason;
  const date = dayAt(at, zone);
  return partsOf(rights, entry, entry.direction, { at, date }).map(({ childId, typedName, refused }) => {
    const why = refused ?? httpError;
    return {
      childId,
      typedName,
      date,
      at,
      direction: entry.direction,
      outcome: why ? ('refused' as const) : ('misfit' as const),
      reason: why,
    };
  });
}

function eventOf({ kioskId, receivedAt }: Place, read: Read, moves: number): NewEvent {
  const { sent, entry, at, offset, who, method, reason } = read;
  return {
    kioskId,
    uuid: sent.uuid,
    sequence: sent.sequence,
    deviceAt: new Date(sent.at),
    offsetMs: offset,
    at,
    receivedAt,
    wasOffline: !read.isTold,
    method,
    guardianId: who?.guardianId ?? null,
    pickupPersonId: who?.pickupPersonId ?? null,
    direction: entry?.direction ?? null,
    wholeFamily: entry?.whole ?? false,
    typedNames: entry?.names ?? [],
    phoneDigits: entry?.phoneDigits ?? null,
    signedName: entry?.signedName ?? null,
    signature: entry?.signature ?? null,
    health: entry?.health ?? null,
    healthNote: entry?.healthNote || null,
    // The moves say it of each child, where there are any.
    reason: moves > 0 ? null : (reason ?? 'no-children'),
    sealed: entry ? null : sent.sealed,
  };
}

async function outcomes(
  scope: Scope,
  read: readonly Read[],
  ids: ReadonlyMap<string, number>,
): Promise<Map<string, boolean>> {
  const mayKnow = read.filter(({ isTold, sent }) => isTold && ids.has(sent.uuid));
  const found = await scope.all(outcomesOf(mayKnow.flatMap(({ sent }) => ids.get(sent.uuid) ?? [])));
  const recorded = new Map(found.map(({ eventId, isRecorded }) => [eventId, isRecorded]));
  return new Map(mayKnow.map(({ sent: { uuid } }) => [uuid, recorded.get(ids.get(uuid) ?? 0) ?? false]));
}
