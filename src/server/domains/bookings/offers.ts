import type { Scope } from '#server/db/scope.ts';
import { noSuchChild } from '#server/domains/children/rules.ts';
import { packOf } from '#server/domains/compliance/packs.ts';
import { choice } from '#server/domains/compliance/queries.ts';
import { dayAt, momentOf, timeAt } from '#server/kernel/clock/zone.ts';
import { orRefuse } from '#server/kernel/http-error.ts';
import { bookedOn, bookingRules, daysOfChildren, openingOn, roomOfChild } from './queries.ts';
import {
  type BookingRules,
  checkDay,
  cutoffOf,
  type Free,
  freePlaces,
  kindOf,
  type LocalMoment,
  NO_BOOKINGS,
  noneOfTheseKinds,
  type Times,
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

/** Everybody who is booked on a date, with its hours and the rule pack; it needs the center's scope. Null: a weekday without hours. */
export async function houseOn(scope: Scope, date: string) {
  const hours = await scope.maybe(openingOn(date));
  if (!hours) return null;
  const [kept, booked] = await Promise.all([scope.maybe(choice()), scope.all(bookedOn(date))]);
  return { date, ...hours, pack: packOf(kept?.pack), booked };
}
export type HouseOnDate = Awaited<ReturnType<typeof houseOn>>;

/** The free places through a day in the room of a child, for it. */
async function freeFor(scope: Scope, childId: number, house: HouseOnDate, rules: BookingRules): Promise<Free[]> {
  if (!house) return [];
  const { dateOfBirth, ...room } = orRefuse(await scope.maybe(roomOfChild(childId)), noSuchChild());
  return freePlaces({ ...house, licensedPlaces: rules.licensedPlaces, room }, dateOfBirth);
}

/** What the rule says of a child's times on a day. */
export const verdictFor = async (
  scope: Scope,
  { childId, ...times }: Times & { readonly childId: number },
  house: HouseOnDate,
  rules: BookingRules,
): Promise<Verdict> => verdictOn(await freeFor(scope, childId, house, rules), times);

/** What a day of a child would be and cost, with the places that are left; refuses a day that cannot be asked for. */
export async function offerFor(scope: Scope, childId: number, date: string) {
  const rules = await rulesNow(scope);
  const day = await dayOfChild(scope, childId, date);
  const refused = checkDay(day, rules, await localNow(scope));
  if (refused) throw refused;
  const possible = [kindOf(day.care, false), kindOf(day.care, true)].filter((kind) => kind !== null);
  const kinds = rules.kinds.filter((kind) => possible.includes(kind));
  if (kinds.length === 0) throw noneOfTheseKinds();
  const isExtra = kinds.includes('extra');
  const isDropIn = kinds.includes('drop-in');
  const { opens, closes } = await scope.one(openingOn(date));
  return {
    kinds,
    opens,
    closes,
    price: isExtra ? rules.dayPrice : isDropIn ? rules.dropInPrice : 0,
    halfDayPrice: isExtra ? rules.halfDayPrice : isDropIn ? rules.dropInPrice : 0,
    isAnsweredAtOnce: rules.answeredBy === 'rule',
    askUntil: await cutoffMoment(scope, date, rules),
    free: await freeFor(scope, childId, await houseOn(scope, date), rules),
  };
}
