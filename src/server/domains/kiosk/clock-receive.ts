import type { SealedDelivery } from '#contract/kiosk.ts';
import { ClockWords } from '#contract/kiosk-clock.ts';
import type { RefusedPunch } from '#contract/time-clock-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { recordPunch } from '#server/domains/time-clock/commands.ts';
import { insertRefused } from '#server/domains/time-clock/finding-queries.ts';
import { knownPunches } from '#server/domains/time-clock/queries.ts';
import { clockOff, refusedMoment } from '#server/domains/time-clock/rules.ts';
import type { Act } from '#server/http/serve.ts';
import type { StaffActor } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import type { Server } from '#server/server.ts';
import { clockedBy, clockNow } from './clock.ts';
import { askedOnce, identifyInOrder, type Opened, openNew, type Place, placeOf } from './delivery.ts';
import { setUnsent } from './queries.ts';
import { isWithinMinute } from './room-rules.ts';
import { staffPinsByPhone, staffPinsOf, writerById } from './staff-pin-queries.ts';
import { guessLater, showingWaits } from './tries.ts';
import { ENTRANCE, readWriterTicket } from './writer-tickets.ts';

interface ClockPlace extends Place {
  /** Of a tablet of a room. */
  readonly roomId: number | null;
}
/** `isTold`: the server knew them a moment before, so that they may be told what became of it. */
interface Whose {
  readonly staffId: number | null;
  readonly isTold: boolean;
  readonly reason: RefusedPunch | null;
}
type Read = Opened<ClockWords> & Whose;

/**
 * Takes in what staff clocked at a tablet: each punch is kept once, as a punch, or with the reason for which it is none. Answers which are
 * kept; those are the tablet's to forget.
 */
export async function receivePunches(server: Server, act: Act, delivery: SealedDelivery) {
  const place: ClockPlace = await act(async (scope) => {
    const of = await placeOf(scope, delivery, knownPunches);
    const { actor } = await scope.opened;
    return { ...of, roomId: actor.kind === 'device' ? (actor.room?.id ?? null) : null };
  });
  const opened = openNew(server, place, delivery, ClockWords);
  const read = await showingWaits(act, place.triedAt, () => identifyAll(server, act, place, opened));
  const told = new Map<string, { isRecorded: boolean; reason: RefusedPunch | null; clock: Clock }>();
  for (const one of read.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const outcome = await act((scope) => record(scope, place, one));
    if (one.isTold) told.set(one.sent.uuid, outcome);
  }
  await act((scope) => scope.count(setUnsent(place.kioskId, delivery.unsent)));
  const taken = new Set([...place.known, ...read.map(({ sent }) => sent.uuid)]);
  return {
    kept: delivery.events
      .filter(({ uuid }) => taken.has(uuid))
      .map(({ uuid }) => ({ uuid, ...(told.get(uuid) ?? { isRecorded: null, reason: null, clock: null }) })),
    now: server.clock.now(),
  };
}
type Clock = Awaited<ReturnType<typeof clockNow>> | null;

/** Whose each punch is: by a ticket, by a picture and PIN, or by phone digits and PIN. */
async function identifyAll(server: Server, act: Act, place: ClockPlace, opened: readonly Opened<ClockWords>[]) {
  const withPin = opened.flatMap(({ entry }) => (entry && entry.ticket === undefined ? [entry] : []));
  const ids = [...new Set(withPin.flatMap(({ staffId }) => staffId ?? []))];
  const digits = [...new Set(withPin.flatMap(({ phoneDigits }) => phoneDigits ?? []))];
  const [byId, byPhone] = await act((scope) =>
    Promise.all([
      ids.length === 0 ? [] : scope.all(staffPinsOf(ids)),
      digits.length === 0 ? [] : scope.all(staffPinsByPhone(digits)),
    ]),
  );
  const checkId = askedOnce((staffId, pin) => {
    const theirs = byId.filter(({ who }) => String(who) === staffId);
    return guessLater(server, place.triedAt, theirs, `staff ${staffId}`, pin);
  });
  const checkPhone = askedOnce((phoneDigits, pin) => {
    const theirs = byPhone.filter((holder) => holder.phoneDigits === phoneDigits);
    return guessLater(server, place.triedAt, theirs, clockedBy(phoneDigits), pin);
  });
  return identifyInOrder(server, place.triedAt, opened, async ({ entry, at }): Promise<Whose> => {
    const nobody = { staffId: null, isTold: false };
    if (!entry) return { ...nobody, reason: 'unreadable' };
    const late = refusedMoment(at, place.receivedAt);
    if (entry.ticket !== undefined) {
      const of = { centerId: place.centerId, roomId: place.roomId ?? ENTRANCE };
      const writer = readWriterTicket(server.vault, of, entry.ticket);
      if (!writer) return { ...nobody, reason: 'unreadable' };
      const { staffId } = writer;
      return { staffId, isTold: true, reason: isWithinMinute(writer.at, at) ? late : 'late-ticket' };
    }
    const { staffId: id, phoneDigits, pin } = entry;
    if (pin === undefined || (id === undefined) === (phoneDigits === undefined))
      return { ...nobody, reason: 'unreadable' };
    const staffId = await (phoneDigits === undefined ? checkId(String(id), pin) : checkPhone(phoneDigits, pin));
    if (staffId === 'unchecked') return { ...nobody, reason: 'too-many-tries' };
    return staffId === null ? { ...nobody, reason: 'wrong-pin' } : { staffId, isTold: false, reason: late };
  });
}

/** Keeps one as a punch in its writer's name, or with the reason for which it is none. */
async function record(scope: Scope, place: ClockPlace, read: Read) {
  const { kioskId, roomId, receivedAt } = place;
  const { sent, entry, at: said, offset, staffId } = read;
  const writer = read.reason === null ? await writerOf(scope, staffId) : read.reason;
  const at = said > receivedAt ? receivedAt : said;
  if (typeof writer === 'string' || !entry) {
    const reason = typeof writer === 'string' ? writer : 'unreadable';
    const row = {
      uuid: sent.uuid,
      kioskId,
      staffId,
      kind: entry?.punch ?? null,
      at: storable(said, receivedAt),
      receivedAt,
      reason,
    };
    const [kept] = await scope.all(insertRefused([row]));
    if (kept)
      audit(scope, { action: 'receive from the kiosk', entity: 'refused_punch', ids: [kept.id], after: { reason } });
    scope.touch('time-clock');
    return { isRecorded: false, reason, clock: null };
  }
  const own = scope.as(writer);
  const clockOffSeconds = clockOff(offset);
  const source = roomId === null ? 'kiosk' : 'room';
  await recordPunch(own, {
    uuid: sent.uuid,
    staffId: writer.id,
    kind: entry.punch,
    at,
    source,
    kioskId,
    roomId,
    clockOffSeconds,
  });
  return { isRecorded: true, reason: null, clock: read.isTold ? await clockNow(own, writer.id) : null };
}

/** A clock that was set to another century is kept as having come now. */
const storable = (at: Date, receivedAt: Date): Date =>
  Number.isNaN(at.getTime()) || Math.abs(at.getTime() - receivedAt.getTime()) > 36_500 * 86_400_000 ? receivedAt : at;

/** Who clocks, with that right alone; or why they may not any more. */
async function writerOf(scope: Scope, staffId: number | null): Promise<StaffActor | 'gone' | 'not-allowed'> {
  const found = staffId === null ? undefined : await scope.maybe(writerById(staffId));
  if (!found) return 'gone';
  if (!found.capabilities.includes('duty.own')) return 'not-allowed';
  const { id, firstName, lastName, role } = found;
  return { kind: 'staff', id, firstName, lastName, role, capabilities: new Set(['duty.own']) };
}
