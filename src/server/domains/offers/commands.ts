import type { WeekSlot } from '#contract/planning-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { locked } from '#server/domains/admissions/commands.ts';
import { noteActive, setState } from '#server/domains/admissions/queries.ts';
import { planRows } from '#server/domains/billing/plans/queries.ts';
import { bookingRules, holdPlacesBetween, roomsOfHouse } from '#server/domains/bookings/queries.ts';
import { meetingsInRoom } from '#server/domains/planning/read.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { conflict, HttpError, invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { withValues } from '#server/kernel/i18n/translate.ts';
import { enqueue } from '#server/kernel/jobs/outbox.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import type { Server } from '#server/server.ts';
import { writeOfOffer } from './letters.ts';
import * as rows from './queries.ts';
import { chosenSettings, isEnrolled, isOffered, nextAfter, noSuchOffer, todayOf } from './read.ts';
import { checkOffer, endOf, inquiryStateAfter, stateAt } from './rules.ts';
import { sendable } from './sending.ts';

export interface NewOffer {
  readonly inquiryChildId: number;
  readonly roomId: number;
  readonly startsOn: string;
  readonly slots: readonly WeekSlot[];
  readonly planIds: readonly number[];
  readonly formIds: readonly number[];
  /** In cents. */
  readonly deposit: number;
  readonly isRefundable: boolean;
  readonly hours: number;
  readonly shortAcknowledged?: boolean | undefined;
}

/**
 * Offers a place to a child of an inquiry (offers-1). Whoever offers a place, or gives one of these dates, comes before or after: of
 * two offers of the last place one is refused, with the first day and half hour that has none. Answers the offer's id.
 */
export async function makeOffer(server: Server, scope: Scope, said: NewOffer): Promise<number> {
  const { actor, center } = await scope.opened;
  const today = await todayOf(scope);
  const refused = checkOffer(said, today);
  if (refused) throw refused;
  const child = await childToOffer(server, scope, said.inquiryChildId);
  await refuseUnknown(scope, said, today);
  if ((await sendable(scope, said.formIds)).length < said.formIds.length)
    throw invalid({ formIds: 'Choose forms that are published and in use' });
  scope.later(rows.lockOffering());
  await holdBookable(scope, said.startsOn, today);
  await refuseWithoutPlace(scope, said, child);
  const { inquiryChildId, roomId, startsOn, deposit, isRefundable, hours, slots, planIds, formIds } = said;
  const expiresAt = endOf(scope.now, hours, startsOn, center.zone);
  const row = { inquiryChildId, roomId, startsOn, deposit, isRefundable, expiresAt };
  const { id } = await scope.one(rows.insertOffer({ ...row, madeAt: scope.now, madeBy: staffIdOf(actor) }));
  await scope.count(rows.insertOfferSlots(id, slots));
  if (planIds.length > 0) await scope.count(rows.insertOfferPlans(id, planIds));
  if (formIds.length > 0) await scope.count(rows.insertOfferForms(id, formIds));
  const after = { roomId, startsOn, deposit, isRefundable, expiresAt };
  audit(scope, { action: 'offer place', entity: 'inquiry', ids: [child.inquiryId], after });
  await writeOfOffer(server, scope, await scope.one(rows.offerById(id)), 'made');
  await moved(scope, child.inquiryId);
  return id;
}

/** The child, whose inquiry nobody else changes meanwhile; refused where it has a place or an offer already. */
async function childToOffer(server: Server, scope: Scope, id: number): Promise<rows.InquiryChildRow> {
  const noSuchChild = invalid({ inquiryChildId: 'This child was not found' });
  const { inquiryId } = orRefuse(await scope.maybe(rows.inquiryChild(id)), noSuchChild);
  const inquiry = await locked(scope, inquiryId);
  const child = orRefuse(await scope.maybe(rows.inquiryChild(id)), noSuchChild);
  if (inquiry.state === 'lost') throw conflict('This inquiry is lost. Take it up again first.');
  const current = await scope.maybe(rows.currentOffer(id));
  if (current?.state === 'accepted') throw conflict('This child has a place already');
  if (current && stateAt(current, scope.now) === 'open') throw conflict('An offer to this child is open');
  if (current) await expireOffer(server, scope, current);
  const { firstName, lastName, birthDate } = child;
  const isNamed = birthDate !== null && firstName !== null && lastName !== null;
  if (isNamed && (await isEnrolled(scope, { firstName, lastName, birthDate })))
    throw conflict('A child of this name and day of birth is enrolled already');
  return child;
}

/** Holds the dates from the first day on that families can book: behind them nobody else gives a place. */
async function holdBookable(scope: Scope, startsOn: string, today: string): Promise<void> {
  const rules = await scope.maybe(bookingRules());
  const last = addDays(today, rules?.aheadDays ?? 0);
  if (last >= startsOn) scope.later(holdPlacesBetween(startsOn, last));
}

async function refuseUnknown(scope: Scope, { roomId, planIds }: NewOffer, today: string): Promise<void> {
  const rooms = await scope.all(roomsOfHouse(today));
  if (!rooms.some(({ id, isAside }) => id === roomId && !isAside)) throw invalid({ roomId: 'Choose a room' });
  const plans = await scope.all(planRows(today));
  if (planIds.some((id) => !plans.some((plan) => plan.id === id && isOffered(plan))))
    throw invalid({ planIds: 'Choose plans that are in use' });
}

/** Nobody is offered a half hour that is not there; that more staff are needed by then is asked once. */
async function refuseWithoutPlace(
  scope: Scope,
  { startsOn, slots, roomId, shortAcknowledged = false }: NewOffer,
  { birthDate, dueDate }: rows.InquiryChildRow,
): Promise<void> {
  const dateOfBirth = birthDate ?? dueDate ?? startsOn;
  if (dateOfBirth > startsOn) throw invalid({ startsOn: 'The first day cannot be before the birth' });
  const { full, short } = await meetingsInRoom(scope, { from: startsOn, slots, roomId, dateOfBirth });
  if (full)
    throw invalid({
      roomId: withValues('{{room}} has no place on {{date}} at {{time}}', {
        room: full.room,
        date: full.date,
        time: full.from,
      }),
    });
  if (short && !shortAcknowledged)
    throw new HttpError(
      409,
      'On {{date}} at {{time}} {{needed}} staff are needed in {{room}}, and {{staff}} are assigned. Confirm to go on.',
      {
        code: 'short-staffed',
        values: { room: short.room, date: short.date, time: short.from, needed: short.staffNeeded, staff: short.staff },
        fields: { shortAcknowledged: 'Confirm that you have read this warning to continue.' },
      },
    );
}

/** An offer whose inquiry nobody else changes meanwhile. */
export async function lockedOffer(scope: Scope, id: number, inquiryId?: number): Promise<rows.OfferRow> {
  const found = orRefuse(await scope.maybe(rows.inquiryOfOffer(id)), noSuchOffer());
  if (inquiryId !== undefined && found.inquiryId !== inquiryId) throw noSuchOffer();
  await locked(scope, found.inquiryId);
  return orRefuse(await scope.maybe(rows.offerById(id)), noSuchOffer());
}

export interface Ending {
  readonly as: 'declined' | 'withdrawn';
  readonly reason: string | null;
}
/** The family declines an offer, or the center withdraws it; the place is free again. The same once more changes nothing. */
export async function endOffer(
  server: Server,
  scope: Scope,
  offer: rows.OfferRow,
  { as, reason }: Ending,
): Promise<void> {
  if (offer.state === as) return;
  const isHeld = offer.state === 'accepted' && offer.childId === null && as === 'withdrawn';
  if (!isHeld && stateAt(offer, scope.now) !== 'open') throw ended();
  const endedBy = staffIdOf((await scope.opened).actor);
  await scope.count(rows.endOfferRow(offer.id, { state: as, endedAt: scope.now, endedBy, reason }));
  const action = as === 'declined' ? 'decline offer' : 'withdraw offer';
  audit(scope, {
    action,
    entity: 'inquiry',
    ids: [offer.inquiryId],
    before: { state: offer.state },
    after: { reason },
  });
  if (as === 'withdrawn') await writeOfOffer(server, scope, offer, 'withdrawn');
  else await tellStaff(scope, offer);
  await freed(scope, offer, as === 'declined');
}

/** Notes that the time of an offer has run out; its place is free again. */
export async function expireOffer(server: Server, scope: Scope, offer: rows.OfferRow): Promise<void> {
  const row = { state: 'expired' as const, endedAt: scope.now, endedBy: null, reason: null };
  await scope.count(rows.endOfferRow(offer.id, row));
  audit(scope, { action: 'expire offer', entity: 'inquiry', ids: [offer.inquiryId] });
  await writeOfOffer(server, scope, offer, 'expired');
  await tellStaff(scope, offer);
  await freed(scope, offer, true);
}

async function freed(scope: Scope, { id, inquiryId }: rows.OfferRow, mayAsk: boolean): Promise<void> {
  if (mayAsk && (await chosenSettings(scope)).asksNext) enqueue(scope, 'ask-next', { offerId: id });
  await moved(scope, inquiryId);
}

/** Whoever answers inquiries is told that an offer was answered, or has run out. */
export const tellStaff = (scope: Scope, { id }: rows.OfferRow): Promise<void> =>
  notify(scope, {
    kind: 'attendance',
    event: 'offer-ended',
    recipients: { staffWith: ['admissions'] },
    about: { id },
  });

/** The inquiry stands where its children do, its months begin anew, and open screens look again. */
export async function moved(scope: Scope, inquiryId: number): Promise<void> {
  const before = await locked(scope, inquiryId);
  const state = inquiryStateAfter(await scope.all(rows.childrenOfInquiry(inquiryId)));
  if (before.state !== state) {
    await scope.count(setState(inquiryId, state, null));
    const was = { state: before.state, lostReason: before.lostReason };
    audit(scope, { action: 'move inquiry', entity: 'inquiry', ids: [inquiryId], before: was, after: { state } });
  }
  await scope.count(noteActive(inquiryId, scope.now));
  scope.touch('admissions');
  scope.touch('offers');
}

/** Offers a place that is free again to whoever stands next for it, on the same terms and for as long. */
export async function askNext(server: Server, scope: Scope, offer: rows.OfferRow): Promise<number> {
  const isFree = ['declined', 'expired', 'withdrawn'].includes(offer.state);
  if (!isFree || offer.passedOnId !== null) throw conflict('This place is not free');
  const next = orRefuse(await nextAfter(scope, offer), notFound('Nobody on the waitlist fits this place'));
  const { roomId, startsOn, slots, planIds, formIds, deposit, isRefundable, madeAt, expiresAt } = offer;
  const hours = Math.max(1, Math.round((expiresAt.getTime() - madeAt.getTime()) / 3_600_000));
  const terms = { roomId, startsOn, slots, planIds, formIds, deposit, isRefundable, hours, shortAcknowledged: true };
  const id = await makeOffer(server, scope, { inquiryChildId: next.id, ...terms });
  await scope.count(rows.setPassedOn(offer.id, id));
  return id;
}

/** Says whether the next is asked by itself. What is said already changes nothing. */
export async function changeOfferSettings(
  scope: Scope,
  { asksNext, version }: { readonly asksNext: boolean; readonly version?: number | undefined },
) {
  await scope.all(rows.lockOfferSettings());
  const before = await chosenSettings(scope);
  refuseStale(before, version);
  if (before.asksNext === asksNext) return before;
  await scope.count(rows.putOfferSettings(asksNext, before.version + 1));
  const was = { asksNext: before.asksNext };
  audit(scope, { action: 'change offers', entity: 'admission_setting', ids: [], before: was, after: { asksNext } });
  scope.touch('offers');
  return { asksNext, version: before.version + 1 };
}

export const ended = () => conflict('This offer has ended');
