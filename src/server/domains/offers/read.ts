import type { z } from 'zod';
import type { offers as contract } from '#contract/offers.ts';
import type { WeekSlot } from '#contract/planning-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { childKey } from '#server/domains/admissions/rules.ts';
import { placesOf } from '#server/domains/admissions/waitlist.ts';
import { accountNumber } from '#server/domains/billing/accounts/ledger.ts';
import { type DepositRow, depositsOf } from '#server/domains/billing/deposits/queries.ts';
import { type PlanRow, planRows } from '#server/domains/billing/plans/queries.ts';
import { type RoomRow, roomsOfHouse } from '#server/domains/bookings/queries.ts';
import { openDays } from '#server/domains/center/settings-queries.ts';
import { formEntries } from '#server/domains/forms/queries.ts';
import { requestedStart } from '#server/domains/planning/read.ts';
import { dayAt, timeAt } from '#server/kernel/clock/zone.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import type { Server } from '#server/server.ts';
import { priceOf } from './price-rules.ts';
import * as rows from './queries.ts';
import { nextFor, stateAt } from './rules.ts';

type Shown = z.input<(typeof contract)['POST /api/offers/:id/end']['reply']>;
type FamilyOffers = z.input<(typeof contract)['GET /api/join/inquiries/:token/offers']['reply']>;

export const noSuchOffer = () => notFound('This offer was not found');

export const todayOf = async (scope: Scope): Promise<string> => dayAt(scope.now, (await scope.opened).center.zone);

/** The center's plans and the weekdays on which it opens: what prices are made of. */
async function pricesIn(scope: Scope) {
  const [plans, open] = await Promise.all([scope.all(planRows(await todayOf(scope))), scope.all(openDays())]);
  const known = new Map(plans.map((plan) => [plan.id, plan]));
  const weekdays = open.length === 0 ? [1, 2, 3, 4, 5] : open.map(({ weekday }) => weekday);
  return (ids: readonly number[], from: string, slots: readonly WeekSlot[]) => {
    const chosen = ids.map((id) => known.get(id)).filter((plan) => plan !== undefined);
    return priceOf(chosen, { from, slots }, weekdays);
  };
}

export const priceFor = async (scope: Scope, ids: readonly number[], from: string, slots: readonly WeekSlot[]) =>
  (await pricesIn(scope))(ids, from, slots);

/** Offers with what they cost, how they stand now, and who is next for a place that is free again. */
async function shownOffers(scope: Scope, found: readonly rows.OfferRow[]): Promise<Shown[]> {
  const childIds = found.flatMap(({ childId }) => childId ?? []);
  const [price, deposits, nextOf] = [
    await pricesIn(scope),
    childIds.length === 0 ? [] : await scope.all(depositsOf(childIds)),
    await nextForAll(scope, found),
  ];
  return found.map((row) => ({
    ...termsOf(row),
    inquiryId: row.inquiryId,
    inquiryChildId: row.inquiryChildId,
    firstName: row.firstName,
    lastName: row.lastName,
    hasNoEmail: row.email === null,
    childFirstName: row.childFirstName,
    childLastName: row.childLastName,
    dueDate: row.dueDate,
    state: stateAt(row, scope.now),
    madeAt: row.madeAt,
    madeBy: row.madeBy,
    endedAt: row.endedAt,
    reason: row.reason,
    childId: row.childId,
    price: price(row.planIds, row.startsOn, row.slots),
    chargedDeposit: chargedFor(deposits, row.childId),
    openDeposit: openDeposit(deposits, row.childId)?.amount ?? 0,
    isPassedOn: row.passedOnId !== null,
    next: nextOf(row.id),
  }));
}

/** What staff and family both read. */
const termsOf = ({ id, startsOn, slots, room, deposit, isRefundable, expiresAt }: rows.OfferRow) => ({
  id,
  startsOn,
  slots,
  room,
  deposit,
  isRefundable,
  expiresAt,
});

const chargedFor = (deposits: readonly DepositRow[], childId: number | null): number =>
  deposits.filter((one) => one.childId === childId).reduce((sum, { amount }) => sum + amount, 0);

const ENDED = ['declined', 'expired', 'withdrawn'];

/** Who would be asked next for each place that is free again. */
async function nextForAll(scope: Scope, found: readonly rows.OfferRow[]) {
  const today = await todayOf(scope);
  const free = found.filter(
    (offer) => ENDED.includes(stateAt(offer, scope.now)) && offer.passedOnId === null && offer.startsOn > today,
  );
  const next = new Map<number, { inquiryChildId: number; name: string }>();
  if (free.length === 0) return (id: number) => next.get(id) ?? null;
  const [waiting, rooms] = [await inOrder(scope), await scope.all(roomsOfHouse(today))];
  for (const offer of free) {
    const place = await nextInLine(scope, offer, rooms, waiting);
    if (place) next.set(offer.id, { inquiryChildId: place.id, name: place.name });
  }
  return (id: number) => next.get(id) ?? null;
}

/** Who waits, in the order of the list. */
async function inOrder(scope: Scope) {
  const { found, places } = await placesOf(scope);
  const placeOf = (id: number) => places.get(id)?.place ?? null;
  return found
    .filter(({ id }) => placeOf(id) !== null)
    .toSorted((one, other) => (placeOf(one.id) ?? 0) - (placeOf(other.id) ?? 0))
    .map(({ birthDate, dueDate, childFirstName, childLastName, firstName, lastName, ...row }) => ({
      ...row,
      dateOfBirth: birthDate ?? dueDate ?? '',
      name: [childFirstName, childLastName].filter(Boolean).join(' ') || `${firstName} ${lastName}`,
    }));
}

async function nextInLine(
  scope: Scope,
  offer: rows.OfferRow,
  rooms: readonly RoomRow[],
  waiting: Awaited<ReturnType<typeof inOrder>>,
) {
  const room = rooms.find(({ id }) => id === offer.roomId);
  if (!room) return undefined;
  const offeredTo = (await scope.all(rows.offeredBefore(offer.roomId, offer.startsOn))).map(
    (one) => one.inquiryChildId,
  );
  return nextFor({ room, startsOn: offer.startsOn, slots: offer.slots, offeredTo }, waiting);
}

/** Who is asked next for the place of an offer that ended; undefined: nobody. */
export const nextAfter = async (scope: Scope, offer: rows.OfferRow) =>
  nextInLine(scope, offer, await scope.all(roomsOfHouse(await todayOf(scope))), await inOrder(scope));

export async function readOffer(scope: Scope, id: number): Promise<Shown> {
  const row = orRefuse(await scope.maybe(rows.offerById(id)), noSuchOffer());
  const [shown] = await shownOffers(scope, [row]);
  return orRefuse(shown, noSuchOffer());
}

export const chosenSettings = async (scope: Scope) =>
  (await scope.maybe(rows.offerSettings())) ?? { asksNext: false, version: 1 };

export async function listOffers(scope: Scope, inquiryId: number | undefined) {
  const [found, settings] = [await scope.all(rows.listedOffers(inquiryId ?? null)), await chosenSettings(scope)];
  return { offers: await shownOffers(scope, found), ...settings };
}

/** Rooms with a group, plans that can be offered, published forms and hours. */
export async function offerChoices(scope: Scope) {
  const today = await todayOf(scope);
  const [rooms, plans, forms, hours, last] = [
    await scope.all(roomsOfHouse(today)),
    await scope.all(planRows(today)),
    await scope.all(formEntries()),
    await scope.all(openDays()),
    await scope.maybe(rows.lastTerms()),
  ];
  const usable = forms.filter(({ published, retiredAt }) => published !== null && retiredAt === null);
  return {
    rooms: rooms.filter(({ isAside }) => !isAside).map(({ id, name }) => ({ id, name })),
    plans: plans.filter(isOffered).map(({ id, name, cadence, amount }) => ({ id, name, cadence, amount })),
    forms: usable.map(({ id, title }) => ({ id, title: (JSON.parse(title) as { en: string }).en })),
    hours,
    deposit: last?.deposit ?? 0,
    isRefundable: last?.isRefundable ?? true,
    formIds: (last?.formIds ?? []).filter((id) => usable.some((form) => form.id === id)),
  };
}

/** A subsidy names its agency, which is said when the child is there. */
export const isOffered = ({ kind, archivedAt }: Pick<PlanRow, 'kind' | 'archivedAt'>): boolean =>
  kind !== 'subsidy' && archivedAt === null;

/** In which rooms a child of an inquiry fits, as planning counts (planning-4). */
export async function roomsFor(
  scope: Scope,
  {
    inquiryChildId,
    ...asked
  }: { readonly inquiryChildId: number; readonly from: string; readonly slots: readonly WeekSlot[] },
) {
  const child = orRefuse(await scope.maybe(rows.inquiryChild(inquiryChildId)), notFound('This child was not found'));
  const { rooms } = await requestedStart(scope, {
    ...asked,
    dateOfBirth: child.birthDate ?? child.dueDate ?? asked.from,
  });
  const meeting = (one: { date: string; from: string } | null) => one && { date: one.date, from: one.from };
  return {
    rooms: rooms.map(({ id, name, firstFull, firstShort }) => ({
      id,
      name,
      full: meeting(firstFull),
      short: meeting(firstShort),
    })),
  };
}

/** What a family reads of its offers. */
export async function familyOffers(server: Server, scope: Scope, inquiryId: number): Promise<FamilyOffers> {
  const { center } = await scope.opened;
  const found = await scope.all(rows.listedOffers(inquiryId));
  const childIds = found.flatMap(({ childId }) => childId ?? []);
  const [price, deposits, contact] = [
    await pricesIn(scope),
    childIds.length === 0 ? [] : await scope.all(depositsOf(childIds)),
    await scope.one(rows.contactOfCenter()),
  ];
  return {
    offers: found.map((row) => {
      const open = openDeposit(deposits, row.childId);
      return {
        ...termsOf(row),
        childFirstName: row.childFirstName,
        ends: { date: dayAt(row.expiresAt, center.zone), time: timeAt(row.expiresAt, center.zone) },
        state: stateAt(row, scope.now),
        price: price(row.planIds, row.startsOn, row.slots),
        waitsForBirth: row.state === 'accepted' && row.childId === null,
        openDeposit: open?.amount ?? 0,
        reference: open ? accountNumber(open.accountId) : null,
      };
    }),
    isOnline: server.payments !== null,
    contact,
  };
}

/** What is still to be paid of a child's deposit, and on which account; null: nothing. */
export function openDeposit(deposits: readonly DepositRow[], childId: number | null) {
  const own = deposits.find((one) => one.childId === childId && one.balance > 0);
  return own ? { accountId: own.accountId, amount: Math.min(own.amount, own.balance) } : null;
}

/** Whether a child of this name, whatever case and accents, and day of birth is enrolled. */
export async function isEnrolled(scope: Scope, child: { firstName: string; lastName: string; birthDate: string }) {
  const born = await scope.all(rows.enrolledBornOn(child.birthDate));
  return born.some((one) => childKey({ ...one, birthDate: child.birthDate }) === childKey(child));
}
