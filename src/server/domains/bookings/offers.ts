import type { KindOfBooking } from '#contract/bookings-choices.ts';
import { halfHoursMore, type Times } from '#contract/bookings-times.ts';
import type { Scope } from '#server/db/scope.ts';
import { planByDay } from '#server/domains/billing/booked-days/queries.ts';
import { noSuchChild } from '#server/domains/children/rules.ts';
import { packOf } from '#server/domains/compliance/packs.ts';
import { choice } from '#server/domains/compliance/queries.ts';
import { dayAt, momentOf, timeAt } from '#server/kernel/clock/zone.ts';
import { orRefuse } from '#server/kernel/http-error.ts';
import { type Free, freePlaces } from './places-rules.ts';
import { bookedBetween, bookingRules, daysOfChildren, openingOn, roomFor, timesOfChild } from './queries.ts';
import {
  type BookingRules,
  checkChange,
  checkDay,
  cutoffOf,
  type Day,
  kindOf,
  type LocalMoment,
  NO_BOOKINGS,
  noneOfTheseKinds,
  type Verdict,
  verdictOn,
} from './rules.ts';

export const rulesNow = async (scope: Scope): Promise<BookingRules> =>
  (await scope.maybe(bookingRules())) ?? NO_BOOKINGS;

/** Now, by the center's clock. */
export async function localNow(scope: Scope): Promise<LocalMoment> {
  const { center } = await scope.opened;
  return { date: dayAt(scope.now, center.zone), time: timeAt(scope.now, center.zone) };
}

/** The last moment at which a day can be asked for or cancelled. */
export async function cutoffMoment(scope: Scope, date: string, rules: BookingRules): Promise<Date> {
  const { center } = await scope.opened;
  const cutoff = cutoffOf(date, rules);
  return momentOf(cutoff.date, cutoff.time, center.zone);
}

export const dayOfChild = async (scope: Scope, childId: number, date: string) =>
  orRefuse((await scope.all(daysOfChildren([childId], date, date)))[0], noSuchChild());

/** Everybody who takes a place on a date, with its hours and the rule pack; it needs the center's scope. Null: a weekday without hours. */
export async function houseOn(scope: Scope, date: string) {
  const hours = await scope.maybe(openingOn(date));
  if (!hours) return null;
  const [kept, booked] = await Promise.all([scope.maybe(choice()), scope.all(bookedBetween(date, date, scope.now))]);
  return { date, ...hours, pack: packOf(kept?.pack), booked };
}
export type HouseOnDate = Awaited<ReturnType<typeof houseOn>>;

interface Place {
  readonly childId: number;
  /** Null: the child's own room. */
  readonly roomId: number | null;
}
/** The free places through a day in a room, for a child, who takes none from itself. */
async function freeFor(scope: Scope, place: Place, house: HouseOnDate, rules: BookingRules): Promise<Free[]> {
  if (!house) return [];
  const { childId, roomId } = place;
  const { dateOfBirth, ...room } = orRefuse(await scope.maybe(roomFor(childId, roomId, house.date)), noSuchChild());
  const booked = house.booked.filter((one) => one.childId !== childId);
  return freePlaces({ ...house, booked, licensedPlaces: rules.licensedPlaces, room }, dateOfBirth);
}

export interface Asked extends Times {
  readonly childId: number;
  readonly date: string;
  readonly kind: KindOfBooking;
}
/** What the rule says of what is asked for: of other times, of the half hours in which the child would not be there without them. */
export async function verdictFor(
  scope: Scope,
  { childId, date, kind, arrives, leaves }: Asked,
  house: HouseOnDate,
  rules: BookingRules,
): Promise<Verdict> {
  const times = { arrives, leaves };
  const isOwnDay = kind !== 'times' && kind !== 'return';
  const booked = isOwnDay ? [] : await scope.all(timesOfChild(childId, date));
  const free = await freeFor(scope, { childId, roomId: booked[0]?.roomId ?? null }, house, rules);
  return verdictOn(free, kind === 'times' ? halfHoursMore(times, booked) : [times]);
}

/** Whether a child has a place at the times at which it is booked on a date, besides those at which it kept its place. */
export async function hasPlaceAgain(
  scope: Scope,
  { childId, date, kept }: { readonly childId: number; readonly date: string; readonly kept: readonly Times[] },
  rules: BookingRules,
): Promise<boolean> {
  const booked = await scope.all(timesOfChild(childId, date));
  const wanted = booked.flatMap((times) => halfHoursMore(times, kept));
  if (wanted.length === 0) return true;
  const place = { childId, roomId: booked[0]?.roomId ?? null };
  return verdictOn(await freeFor(scope, place, await houseOn(scope, date), rules), wanted).hasPlace;
}

/** The rules as a child pays by them on a date: a plan by the day charges its days as attended, so that booking them costs nothing. */
export async function rulesPaidBy(
  scope: Scope,
  { childId, date }: Pick<Asked, 'childId' | 'date'>,
  rules: BookingRules,
) {
  const isPaidByPlan = (await scope.maybe(planByDay(childId, date))) !== undefined;
  return { isPaidByPlan, rules: isPaidByPlan ? { ...rules, dayPrice: 0, halfDayPrice: 0, dropInPrice: 0 } : rules };
}

/** What a day of a child would be and cost, with the places that are left; refuses a day that cannot be asked for. */
export async function offerFor(scope: Scope, childId: number, date: string) {
  const rules = await rulesNow(scope);
  const day = await dayOfChild(scope, childId, date);
  const isChange = day.isExpected && rules.kinds.includes('times');
  const paid = await rulesPaidBy(scope, { childId, date }, rules);
  const offer = isChange ? await changeOffered(scope, childId, day, rules) : await dayOffered(scope, day, paid.rules);
  const place = { childId, roomId: offer.roomId };
  const { roomId: _, ...offered } = offer;
  return {
    ...offered,
    isPaidByPlan: paid.isPaidByPlan && !isChange,
    ...(await scope.one(openingOn(date))),
    isAnsweredAtOnce: rules.answeredBy === 'rule',
    askUntil: await cutoffMoment(scope, date, rules),
    free: await freeFor(scope, place, await houseOn(scope, date), rules),
  };
}

async function dayOffered(scope: Scope, day: Day, rules: BookingRules) {
  const refused = checkDay(day, rules, await localNow(scope));
  if (refused) throw refused;
  const possible = [kindOf(day.care, false), kindOf(day.care, true)].filter((kind) => kind !== null);
  const kinds = rules.kinds.filter((kind) => possible.includes(kind));
  if (kinds.length === 0) throw noneOfTheseKinds();
  const isExtra = kinds.includes('extra');
  const isDropIn = kinds.includes('drop-in');
  return {
    kinds,
    booked: [],
    price: isExtra ? rules.dayPrice : isDropIn ? rules.dropInPrice : 0,
    halfDayPrice: isExtra ? rules.halfDayPrice : isDropIn ? rules.dropInPrice : 0,
    halfHourPrice: 0,
    roomId: null,
  };
}

async function changeOffered(scope: Scope, childId: number, day: Day, rules: BookingRules) {
  const refused = checkChange(day, rules, await localNow(scope));
  if (refused) throw refused;
  const booked = await scope.all(timesOfChild(childId, day.date));
  return {
    kinds: ['times' as const],
    booked: booked.map(({ arrives, leaves }) => ({ arrives, leaves })),
    price: 0,
    halfDayPrice: 0,
    halfHourPrice: rules.halfHourPrice,
    roomId: booked[0]?.roomId ?? null,
  };
}
