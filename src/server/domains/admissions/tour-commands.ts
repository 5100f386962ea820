import type { TourOutcome } from '#contract/admissions-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import type { Server } from '#server/server.ts';
import { locked, setInquiryState } from './commands.ts';
import { lockInquiry, noteActive } from './queries.ts';
import { mailTour } from './tour-letters.ts';
import * as rows from './tour-queries.ts';
import { shownSlot, shownTour } from './tour-read.ts';
import { checkBooking, checkOutcome, checkSlot, datesOf, isTouring, startOf } from './tour-rules.ts';

type By = 'family' | 'staff';

/** Opens a time for tours, or the same one each week until a day. */
export async function openTours(
  scope: Scope,
  { weeklyUntil, ...slot }: rows.NewSlot & { readonly weeklyUntil: string | null },
) {
  const { center, actor } = await scope.opened;
  const refused = checkSlot({ ...slot, weeklyUntil }, scope.now, center.zone);
  if (refused) throw refused;
  await refuseUnknownHost(scope, slot.hostId);
  const closed = weeklyUntil === null ? [] : await scope.all(rows.closuresBetween(slot.date, weeklyUntil));
  const dates = datesOf(slot.date, weeklyUntil, new Set(closed.map(({ date }) => date)));
  const made = { createdAt: scope.now, createdBy: staffIdOf(actor) };
  const opened = await scope.all(rows.insertSlots(dates.map((date) => ({ ...slot, date, ...made }))));
  const ids = opened.map(({ id }) => id);
  audit(scope, { action: 'open tours', entity: 'tour_slot', ids, after: { ...told(slot), to: weeklyUntil } });
  scope.touch('admissions');
  return { opened: ids.length };
}

/** Changes a time; whoever has booked it is told when it moves. */
export async function changeTours(
  server: Server,
  scope: Scope,
  id: number,
  { version, ...slot }: rows.NewSlot & { readonly version?: number | undefined },
) {
  const { before, booked } = await lockedSlot(scope, id);
  refuseStale(before, version);
  if (before.isClosed) throw conflict('This time was taken back');
  const was = told(before);
  const after = told(slot);
  if (JSON.stringify(was) === JSON.stringify(after)) return shownSlot(scope, id);
  const moves = before.date !== slot.date || before.time !== slot.time || before.minutes !== slot.minutes;
  const { center } = await scope.opened;
  const refused = moves ? checkSlot(slot, scope.now, center.zone) : null;
  if (refused) throw refused;
  if (slot.hostId !== before.hostId) await refuseUnknownHost(scope, slot.hostId);
  if (slot.places < booked.length) throw invalid({ places: 'More families than that have booked it' });
  await scope.count(rows.updateSlot(id, slot));
  if (moves) {
    await scope.count(rows.retellTours(id));
    for (const tour of await scope.all(rows.toursOfSlots([id])))
      if (tour.state === 'booked') await mailTour(server, scope, 'tour', tour);
  }
  audit(scope, { action: 'change tours', entity: 'tour_slot', ids: [id], before: was, after });
  scope.touch('admissions');
  return shownSlot(scope, id);
}

/** Takes a time back, with what is booked of it. */
export async function closeTours(server: Server, scope: Scope, id: number) {
  const { before, booked } = await lockedSlot(scope, id);
  if (before.isClosed) return shownSlot(scope, id);
  await scope.count(rows.setClosed(id, scope.now));
  const { center } = await scope.opened;
  const isAhead = startOf(before, center.zone) > scope.now;
  for (const tour of isAhead ? booked : []) await cancelOne(server, scope, tour, 'center');
  audit(scope, { action: 'close tours', entity: 'tour_slot', ids: [id], before: told(before) });
  scope.touch('admissions');
  return shownSlot(scope, id);
}

/** Books a tour for a family that nobody else changes meanwhile, or moves the one that it has still to come. Of two who want the last place one gets it. */
export async function bookTour(server: Server, scope: Scope, inquiryId: number, slotId: number, by: By) {
  const { state } = await locked(scope, inquiryId);
  if (!isTouring(state)) throw conflict('This inquiry has ended: no tour is booked for it');
  const { center, actor } = await scope.opened;
  await scope.all(rows.lockSlot(slotId));
  const slot = orRefuse(await scope.maybe(rows.slotById(slotId)), invalid({ slotId: 'Choose a time' }));
  const own = await scope.all(rows.toursOfInquiry(inquiryId));
  const ahead = own.filter((one) => one.state === 'booked' && startOf(one, center.zone) > scope.now).at(-1);
  if (ahead?.slotId === slotId) return ahead.id;
  const { taken } = await scope.one(rows.takenOf(slotId));
  const refused = checkBooking(slot, { taken, now: scope.now, zone: center.zone, by });
  if (refused) throw refused;
  const tourId = ahead
    ? ahead.id
    : (
        await scope.one(
          rows.insertTour({
            inquiryId,
            slotId,
            state: 'booked',
            bookedAt: scope.now,
            bookedBy: by === 'staff' ? staffIdOf(actor) : null,
          }),
        )
      ).id;
  if (ahead) await scope.count(rows.moveTour(tourId, slotId));
  const tour = await scope.one(rows.tourById(tourId));
  await mailTour(server, scope, 'tour', tour);
  const after = { date: slot.date, time: slot.time };
  if (ahead)
    audit(scope, {
      action: 'move tour',
      entity: 'inquiry',
      ids: [inquiryId],
      before: { date: ahead.date, time: ahead.time },
      after,
    });
  else audit(scope, { action: 'book tour', entity: 'inquiry', ids: [inquiryId], after });
  if (state === 'new') await setInquiryState(scope, inquiryId, { state: 'tour' });
  await scope.count(noteActive(inquiryId, scope.now));
  if (by === 'family') await tell(scope, 'tour-booked', inquiryId);
  scope.touch('admissions');
  return tourId;
}

/** As staff book it. */
export const bookTourFor = async (server: Server, scope: Scope, inquiryId: number, slotId: number) =>
  shownTour(await scope.one(rows.tourById(await bookTour(server, scope, inquiryId, slotId, 'staff'))));

/** Cancels a tour that is still to come. */
export async function cancelTour(server: Server, scope: Scope, id: number, by: By) {
  const tour = await lockedTour(scope, id);
  const { center } = await scope.opened;
  if (tour.state === 'canceled') return shownTour(tour);
  if (tour.state !== 'booked' || startOf(tour, center.zone) <= scope.now) throw conflict('This tour has begun already');
  await cancelOne(server, scope, tour, by === 'family' ? 'family' : 'center');
  if (by === 'family') await tell(scope, 'tour-canceled', tour.inquiryId);
  scope.touch('admissions');
  return shownTour(await scope.one(rows.tourById(id)));
}

/** Says whether a family came, or takes that back. */
export async function setTourOutcome(scope: Scope, id: number, outcome: TourOutcome | null) {
  const tour = await lockedTour(scope, id);
  const state = outcome ?? 'booked';
  if (tour.state === state) return shownTour(tour);
  const { center } = await scope.opened;
  const refused = checkOutcome(tour, scope.now, center.zone);
  if (refused) throw refused;
  await scope.count(rows.setTourState(id, state));
  await scope.count(noteActive(tour.inquiryId, scope.now));
  const was = tour.state === 'booked' ? null : tour.state;
  audit(scope, {
    action: 'note tour outcome',
    entity: 'inquiry',
    ids: [tour.inquiryId],
    before: { outcome: was },
    after: { outcome },
  });
  scope.touch('admissions');
  return shownTour(await scope.one(rows.tourById(id)));
}

/** The tour of a family that is behind a link; 404 for another's. */
export async function tourOfFamily(scope: Scope, inquiryId: number, id: number): Promise<void> {
  const tour = orRefuse(await scope.maybe(rows.tourById(id)), noSuchTour());
  if (tour.inquiryId !== inquiryId) throw noSuchTour();
}

async function cancelOne(server: Server, scope: Scope, tour: rows.TourRow, by: 'family' | 'center'): Promise<void> {
  await scope.count(rows.cancelTour(tour.id, by));
  await mailTour(server, scope, 'tour-canceled', { ...tour, sequence: tour.sequence + 1 });
  const before = { date: tour.date, time: tour.time };
  audit(scope, { action: 'cancel tour', entity: 'inquiry', ids: [tour.inquiryId], before });
  await scope.count(noteActive(tour.inquiryId, scope.now));
}

/** A tour that nobody else changes meanwhile: its inquiry is held, as when it is booked. */
async function lockedTour(scope: Scope, id: number): Promise<rows.TourRow> {
  const { inquiryId } = orRefuse(await scope.maybe(rows.tourById(id)), noSuchTour());
  await locked(scope, inquiryId);
  return orRefuse(await scope.maybe(rows.tourById(id)), noSuchTour());
}

/** A time with who has booked it. Inquiries are held before their time everywhere, so that none waits for the other in a circle. */
async function lockedSlot(scope: Scope, id: number) {
  const isBooked = ({ state }: rows.TourRow) => state === 'booked';
  const held = (await scope.all(rows.toursOfSlots([id]))).filter(isBooked).map(({ inquiryId }) => inquiryId);
  for (const inquiryId of held.toSorted((a, b) => a - b)) await scope.all(lockInquiry(inquiryId));
  await scope.all(rows.lockSlot(id));
  const before = orRefuse(await scope.maybe(rows.slotById(id)), notFound('This time was not found'));
  const booked = (await scope.all(rows.toursOfSlots([id]))).filter(isBooked);
  if (booked.some(({ inquiryId }) => !held.includes(inquiryId)))
    throw conflict('Somebody has just booked this time. Please look again.');
  return { before, booked };
}

async function refuseUnknownHost(scope: Scope, hostId: number | null): Promise<void> {
  if (hostId === null) return;
  const hosts = await scope.all(rows.activeHosts());
  if (!hosts.some(({ id }) => id === hostId)) throw invalid({ hostId: 'Choose somebody of the team' });
}

const told = ({ date, time, minutes, places, hostId }: rows.NewSlot) => ({
  date,
  time,
  minutes,
  places,
  staffId: hostId,
});

/** Each booking and each cancellation of a family is told anew. */
const tell = (scope: Scope, event: 'tour-booked' | 'tour-canceled', inquiryId: number) =>
  notify(scope, {
    kind: 'attendance',
    event,
    recipients: { staffWith: ['admissions'] },
    about: { id: inquiryId, anewSince: scope.now.toISOString() },
  });

const noSuchTour = () => notFound('This tour was not found');
