import { halfHoursMore, type Times } from '#contract/bookings-times.ts';
import type { Scope } from '#server/db/scope.ts';
import { noSuchChild } from '#server/domains/children/rules.ts';
import { lockChild } from '#server/domains/schedules/queries.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { notify, takeBack } from '#server/kernel/notify/notify.ts';
import { enterBooking, loseEffect, takeEffect } from './entering.ts';
import {
  cutoffMoment,
  dayOfChild,
  hasPlaceAgain,
  houseOn,
  localNow,
  rulesNow,
  rulesPaidBy,
  verdictFor,
} from './offers.ts';
import {
  type BookingRow,
  bookingById,
  cancelBookingRow,
  decideBooking,
  holdPlaces,
  lockedBooking,
  lockRules,
  openingOn,
  putBookingRules,
  staffBooking,
  timesOfChild,
} from './queries.ts';
import {
  type BookingRules,
  checkChange,
  checkDay,
  checkGivenUp,
  checkOtherTimes,
  checkTimes,
  isCancellable,
  kindOf,
  noneOfTheseKinds,
  priceOf,
  priceOfChange,
  refuseOverruled,
} from './rules.ts';

export interface NewBooking extends Times {
  readonly childId: number;
  readonly date: string;
  readonly givesUp?: string | undefined;
  /** The day is booked, and its times are to be these. */
  readonly isChange?: boolean | undefined;
  /** What the parent was told that it costs, in cents. */
  readonly price: number;
}

/**
 * A guardian asks for a day of a child, or for other times of one. It is confirmed at once where the center's rule may answer and says
 * yes, and where the day only becomes shorter; else it waits for staff. The scope is the center's, in the guardian's name, since it counts
 * everybody's places; whether the child is theirs was asked before.
 */
export async function requestBooking(scope: Scope, guardianId: number, said: NewBooking) {
  const { childId, date, givesUp, price } = said;
  const times = { arrives: said.arrives, leaves: said.leaves };
  const rules = await rulesNow(scope);
  // Whoever gives a place of this date, or closes the center on it, comes before or after.
  scope.later(holdPlaces(date));
  orRefuse(await scope.maybe(lockChild(childId)), noSuchChild());
  const { kind, due, isShorter } = said.isChange
    ? await changeRequested(scope, said, rules)
    : await dayRequested(scope, said, rules);
  if (price !== due) throw conflict('The price has changed. Please look at the day once more.');
  const asked = { childId, date, kind, ...times, givesUp: givesUp ?? null, price };
  const verdict = await verdictFor(scope, asked, await houseOn(scope, date), rules);
  const isConfirmed = isShorter || (rules.answeredBy === 'rule' && verdict.hasPlace && verdict.keepsRatio);
  return asFamilySees(scope, await enterBooking(scope, asked, { guardianId, isConfirmed }), rules);
}

/** As what a day is asked for, and what it costs. */
async function dayRequested(scope: Scope, said: NewBooking, rules: BookingRules) {
  const { childId, date, givesUp } = said;
  const now = await localNow(scope);
  const day = await dayOfChild(scope, childId, date);
  const refused = checkDay(day, rules, now);
  if (refused) throw refused;
  if (givesUp !== undefined && day.care !== 'fixed')
    throw invalid({ givesUp: 'Only a day beside fixed days can be swapped' });
  const kind = kindOf(day.care, givesUp !== undefined);
  if (kind === null || !rules.kinds.includes(kind)) throw noneOfTheseKinds();
  const given = givesUp === undefined ? null : checkGivenUp(await dayOfChild(scope, childId, givesUp), rules, now);
  const wrong = given ?? checkTimes(said, await scope.one(openingOn(date)));
  if (wrong) throw wrong;
  const paid = await rulesPaidBy(scope, said, rules);
  return { kind, due: priceOf(kind, said, paid.rules), isShorter: false };
}

/** What other times of a booked day cost, and whether they need no more than is booked. */
async function changeRequested(scope: Scope, said: NewBooking, rules: BookingRules) {
  const { childId, date, givesUp } = said;
  if (givesUp !== undefined) throw invalid({ givesUp: 'Only a day beside fixed days can be swapped' });
  const refused = checkChange(await dayOfChild(scope, childId, date), rules, await localNow(scope));
  if (refused) throw refused;
  const booked = await scope.all(timesOfChild(childId, date));
  const wrong = checkTimes(said, await scope.one(openingOn(date))) ?? checkOtherTimes(said, booked);
  if (wrong) throw wrong;
  const isShorter = halfHoursMore(said, booked).length === 0;
  return { kind: 'times' as const, due: priceOfChange(said, booked, rules), isShorter };
}

/** A guardian cancels what the family asked for or booked, before the cut-off; in the center's scope, as above. */
export async function cancelBooking(scope: Scope, guardianId: number, id: number) {
  const rules = await rulesNow(scope);
  const before = await heldBooking(scope, id);
  if (before.status === 'cancelled') return asFamilySees(scope, before, rules);
  if (before.status === 'declined') throw conflict('This booking was declined already');
  if (before.status === 'ended') throw conflict('This booking has ended already');
  if (before.kind === 'return' && before.status === 'confirmed')
    throw conflict('Your child is expected again. Report the absence anew instead.');
  if (!isCancellable(before, rules, await localNow(scope)))
    throw conflict('It is too late to cancel this day here. Please speak with the center.');
  await scope.count(cancelBookingRow(id, scope.now, guardianId));
  const about = { before: { status: before.status }, after: { status: 'cancelled' } };
  audit(scope, { action: 'cancel booking', entity: 'booking', ids: [id], children: [before.childId], ...about });
  if (before.status === 'requested') takeBack(scope, 'attendance', 'booking-requested', id);
  else {
    await refuseTaken(scope, before, rules);
    await loseEffect(scope, before);
  }
  scope.touch('bookings', [before.childId]);
  return asFamilySees(scope, await scope.one(bookingById(id)), rules);
}

/** What a booking had freed, and would take up again, may be another child's by now: nobody comes without a place (bookings-9). */
async function refuseTaken(scope: Scope, before: BookingRow, rules: BookingRules): Promise<void> {
  const { kind, childId, givesUp } = before;
  const again =
    kind === 'times'
      ? { childId, date: before.date, kept: [before] }
      : givesUp === null
        ? null
        : { childId, date: givesUp, kept: [] };
  if (again && !(await hasPlaceAgain(scope, again, rules)))
    throw conflict('What this booking had freed is taken by now. Please speak with the center.');
}

/** A booking, with the places of its dates and its child held until the transaction ends. */
async function heldBooking(scope: Scope, id: number): Promise<BookingRow> {
  const { childId, date, givesUp } = orRefuse(await scope.maybe(bookingById(id)), noSuchBooking());
  for (const day of [date, ...(givesUp === null ? [] : [givesUp])].sort()) scope.later(holdPlaces(day));
  await scope.maybe(lockChild(childId));
  return orRefuse(await scope.maybe(lockedBooking(id)), noSuchBooking());
}

/** Staff confirm a request. What the rule says against it is refused once, with its words (409, code `no-place`). */
export async function confirmBooking(scope: Scope, id: number, { overruleAcknowledged = false }) {
  const rules = await rulesNow(scope);
  const before = await heldBooking(scope, id);
  if (before.status === 'confirmed') return asAnswered(scope, id);
  if (before.status !== 'requested') throw conflict('This booking is no longer waiting for an answer');
  await refuseImpossible(scope, before);
  const refused = refuseOverruled(await verdictFor(scope, before, await houseOn(scope, before.date), rules));
  if (refused && !overruleAcknowledged) throw refused;
  await decide(scope, before, { status: 'confirmed', reason: null });
  await takeEffect(scope, before);
  return asAnswered(scope, id);
}

/** Staff decline a request, or take back what was confirmed; the family reads why. */
export async function declineBooking(scope: Scope, id: number, reason: string) {
  const before = await heldBooking(scope, id);
  const isReturned = before.kind === 'return' && before.status === 'confirmed';
  if (isReturned || (before.status !== 'requested' && before.status !== 'confirmed'))
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

async function refuseImpossible(scope: Scope, { childId, date, givesUp, kind }: BookingRow): Promise<void> {
  if (date < (await localNow(scope)).date) throw conflict('This day has passed');
  const day = await dayOfChild(scope, childId, date);
  if (!day.isOpen) throw conflict('The center is closed on this day');
  if (!day.isEnrolled) throw conflict('This child is not enrolled on this day');
  const isOfBookedDay = kind === 'times' || kind === 'return';
  if (isOfBookedDay && !day.isExpected) throw conflict('This child is not booked on this day any more');
  if (!isOfBookedDay && day.isExpected) throw conflict('This child is booked on this day already');
  if (givesUp !== null && !(await dayOfChild(scope, childId, givesUp)).isExpected)
    throw conflict('The day that would be given up is not booked any more');
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
  return {
    ...booking,
    cancelUntil: await cutoffMoment(scope, booking.date, rules),
    canCancel: isCancellable(booking, rules, await localNow(scope)),
  };
}

/** A booking that was answered, as staff see it. */
const asAnswered = async (scope: Scope, id: number) => ({ ...(await scope.one(staffBooking(id))), verdict: null });

const noSuchBooking = () => notFound('This booking was not found');
