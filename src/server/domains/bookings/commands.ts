import type { Scope } from '#server/db/scope.ts';
import { chargeBookedDay, takeBackBookedDay } from '#server/domains/billing/booked-days/commands.ts';
import { noSuchChild } from '#server/domains/children/rules.ts';
import { scheduleChanged } from '#server/domains/schedules/hooks.ts';
import { lockChild } from '#server/domains/schedules/queries.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { notify, takeBack } from '#server/kernel/notify/notify.ts';
import { cutoffMoment, dayOfChild, houseOn, localNow, rulesNow, verdictFor } from './offers.ts';
import {
  type BookingRow,
  bookingById,
  cancelBookingRow,
  decideBooking,
  holdPlaces,
  insertBooking,
  lockedBooking,
  lockRules,
  openingOn,
  putBookingRules,
  staffBooking,
} from './queries.ts';
import {
  type BookingRules,
  checkDay,
  checkGivenUp,
  checkTimes,
  isPastCutoff,
  kindOf,
  noneOfTheseKinds,
  priceOf,
  refuseOverruled,
  type Times,
} from './rules.ts';

export interface NewBooking extends Times {
  readonly childId: number;
  readonly date: string;
  readonly givesUp?: string | undefined;
  /** What the parent was told that it costs, in cents. */
  readonly price: number;
}

/**
 * A guardian asks for a day of a child. It is confirmed at once where the center's rule may answer and says yes, else it waits for
 * staff. The scope is the center's, in the guardian's name, since it counts everybody's places; whether the child is theirs was asked
 * before.
 */
export async function requestBooking(scope: Scope, guardianId: number, said: NewBooking) {
  const { childId, date, arrives, leaves, givesUp, price } = said;
  const rules = await rulesNow(scope);
  orRefuse(await scope.maybe(lockChild(childId)), noSuchChild());
  const kind = await kindRequested(scope, said, rules);
  const times = { arrives, leaves };
  const timesRefused = checkTimes(times, await scope.one(openingOn(date)));
  if (timesRefused) throw timesRefused;
  if (price !== priceOf(kind, times, rules)) throw conflict('The price has changed. Please look at the day once more.');

  scope.later(holdPlaces(date));
  const verdict = await verdictFor(scope, { childId, ...times }, await houseOn(scope, date), rules);
  const isConfirmed = rules.answeredBy === 'rule' && verdict.hasPlace && verdict.keepsRatio;
  const status = isConfirmed ? 'confirmed' : 'requested';
  const decided = { requestedAt: scope.now, decidedAt: isConfirmed ? scope.now : null };
  const asked = { childId, date, kind, ...times, givesUp: givesUp ?? null, price };
  const { id } = await scope.one(insertBooking({ ...asked, status, requestedBy: guardianId, ...decided }));
  const { childId: _, ...after } = { ...asked, status };
  audit(scope, { action: 'ask for a day', entity: 'booking', ids: [id], children: [childId], after });
  const booking = await scope.one(bookingById(id));
  if (isConfirmed) await takeEffect(scope, booking);
  else
    await notify(scope, {
      kind: 'attendance',
      event: 'booking-requested',
      recipients: { staffWith: ['children.enroll'] },
      about: { id, childIds: [childId] },
    });
  scope.touch('bookings', [childId]);
  return asFamilySees(scope, booking, rules);
}

async function kindRequested(scope: Scope, { childId, date, givesUp }: NewBooking, rules: BookingRules) {
  const now = await localNow(scope);
  const day = await dayOfChild(scope, childId, date);
  const refused = checkDay(day, rules, now);
  if (refused) throw refused;
  if (givesUp !== undefined && day.care !== 'fixed')
    throw invalid({ givesUp: 'Only a day beside fixed days can be swapped' });
  const kind = kindOf(day.care, givesUp !== undefined);
  if (kind === null || !rules.kinds.includes(kind)) throw noneOfTheseKinds();
  if (givesUp === undefined) return kind;
  const given = checkGivenUp(await dayOfChild(scope, childId, givesUp), rules, now);
  if (given) throw given;
  return kind;
}

/** A guardian cancels what the family asked for or booked, before the cut-off; in the center's scope, as above. */
export async function cancelBooking(scope: Scope, guardianId: number, id: number) {
  const rules = await rulesNow(scope);
  const before = orRefuse(await scope.maybe(lockedBooking(id)), noSuchBooking());
  if (before.status === 'cancelled') return asFamilySees(scope, before, rules);
  if (before.status === 'declined') throw conflict('This booking was declined already');
  if (isPastCutoff(before.date, rules, await localNow(scope)))
    throw conflict('It is too late to cancel this day here. Please speak with the center.');
  await scope.count(cancelBookingRow(id, scope.now, guardianId));
  const about = { before: { status: before.status }, after: { status: 'cancelled' } };
  audit(scope, { action: 'cancel booking', entity: 'booking', ids: [id], children: [before.childId], ...about });
  if (before.status === 'requested') takeBack(scope, 'attendance', 'booking-requested', id);
  else await loseEffect(scope, before);
  scope.touch('bookings', [before.childId]);
  return asFamilySees(scope, await scope.one(bookingById(id)), rules);
}

/** Staff confirm a request. What the rule says against it is refused once, with its words (409, code `no-place`). */
export async function confirmBooking(scope: Scope, id: number, { overruleAcknowledged = false }) {
  const rules = await rulesNow(scope);
  const before = orRefuse(await scope.maybe(lockedBooking(id)), noSuchBooking());
  if (before.status === 'confirmed') return asAnswered(scope, id);
  if (before.status !== 'requested') throw conflict('This booking is no longer waiting for an answer');
  await refuseImpossible(scope, before);
  scope.later(holdPlaces(before.date));
  const refused = refuseOverruled(await verdictFor(scope, before, await houseOn(scope, before.date), rules));
  if (refused && !overruleAcknowledged) throw refused;
  await decide(scope, before, { status: 'confirmed', reason: null });
  await takeEffect(scope, before);
  return asAnswered(scope, id);
}

/** Staff decline a request, or take back what was confirmed; the family reads why. */
export async function declineBooking(scope: Scope, id: number, reason: string) {
  const before = orRefuse(await scope.maybe(lockedBooking(id)), noSuchBooking());
  if (before.status === 'cancelled' || before.status === 'declined')
    throw conflict('This booking is no longer waiting for an answer');
  if (before.date < (await localNow(scope)).date) throw conflict('This day has passed');
  await decide(scope, before, { status: 'declined', reason });
  if (before.status === 'confirmed') await loseEffect(scope, before);
  return asAnswered(scope, id);
}

async function decide(
  scope: Scope,
  { id, childId, status }: BookingRow,
  decision: { readonly status: 'confirmed' | 'declined'; readonly reason: string | null },
): Promise<void> {
  const { actor } = await scope.opened;
  await scope.count(decideBooking(id, { ...decision, decidedAt: scope.now, decidedBy: staffIdOf(actor) }));
  const isConfirmed = decision.status === 'confirmed';
  const action = isConfirmed ? 'confirm booking' : 'decline booking';
  audit(scope, { action, entity: 'booking', ids: [id], children: [childId], before: { status }, after: decision });
  takeBack(scope, 'attendance', 'booking-requested', id);
  await notify(scope, {
    kind: 'attendance',
    event: isConfirmed ? 'booking-confirmed' : 'booking-declined',
    recipients: { guardiansOf: [childId] },
    about: { id, childIds: [childId] },
  });
  scope.touch('bookings', [childId]);
}

async function refuseImpossible(scope: Scope, { childId, date, givesUp }: BookingRow): Promise<void> {
  if (date < (await localNow(scope)).date) throw conflict('This day has passed');
  const day = await dayOfChild(scope, childId, date);
  if (!day.isOpen) throw conflict('The center is closed on this day');
  if (!day.isEnrolled) throw conflict('This child is not enrolled on this day');
  if (day.isExpected) throw conflict('This child is booked on this day already');
  if (givesUp !== null && !(await dayOfChild(scope, childId, givesUp)).isExpected)
    throw conflict('The day that would be given up is not booked any more');
}

/** From now on the child is expected on the day, and the family charged for it. */
async function takeEffect(scope: Scope, { id, childId, date, givesUp, price }: BookingRow): Promise<void> {
  if (price > 0) await chargeBookedDay(scope, { bookingId: id, childId, date, price });
  await tellDays(scope, childId, date, givesUp);
}

async function loseEffect(scope: Scope, { id, childId, date, givesUp, price }: BookingRow): Promise<void> {
  if (price > 0) await takeBackBookedDay(scope, id, date);
  await tellDays(scope, childId, date, givesUp);
}

async function tellDays(scope: Scope, childId: number, ...dates: readonly (string | null)[]): Promise<void> {
  for (const date of dates) if (date !== null) await scheduleChanged.tell(scope, { childId, from: date, to: date });
  scope.touch('children', [childId]);
  scope.touch('attendance', [childId]);
}

/** Sets what families may book by themselves. What is booked stays as it is. */
export async function setBookingRules(
  scope: Scope,
  { version, ...said }: Omit<BookingRules, 'version'> & { readonly version?: number | undefined },
): Promise<BookingRules> {
  scope.later(lockRules());
  const before = await rulesNow(scope);
  refuseStale(before, version);
  const after = { ...said, kinds: [...new Set(said.kinds)], version: before.version + 1 };
  await scope.count(putBookingRules(after));
  const { center } = await scope.opened;
  audit(scope, { action: 'set booking rules', entity: 'center', ids: [center.id], before, after });
  scope.touch('bookings');
  return after;
}

/** A booking as the child's guardians see it. */
export async function asFamilySees(scope: Scope, booking: BookingRow, rules: BookingRules) {
  const isLive = booking.status === 'requested' || booking.status === 'confirmed';
  return {
    ...booking,
    cancelUntil: await cutoffMoment(scope, booking.date, rules),
    canCancel: isLive && !isPastCutoff(booking.date, rules, await localNow(scope)),
  };
}

/** A booking that was answered, as staff see it. */
const asAnswered = async (scope: Scope, id: number) => ({ ...(await scope.one(staffBooking(id))), verdict: null });

const noSuchBooking = () => notFound('This booking was not found');
