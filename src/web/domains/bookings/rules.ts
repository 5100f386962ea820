import { type BookingKind, HALF_DAY_MINUTES } from '#contract/bookings-choices.ts';
import { halfHoursMore, minutesOf, overlaps, type Times } from '#contract/bookings-times.ts';
import type { ReplyOf } from '#web/lib/api.ts';

export type FamilyDays = ReplyOf<'GET /api/parent/bookings'>;
export type FamilyChild = FamilyDays['children'][number];
export type BookableDay = FamilyChild['days'][number];
export type FamilyBooking = BookableDay['changes'][number];
export type Offer = ReplyOf<'GET /api/parent/bookings/offer'>;
export type StaffBooking = ReplyOf<'GET /api/bookings'>['waiting'][number];
export type BookingRules = ReplyOf<'GET /api/booking-rules'>;

/** What is said of a child on a day in a word. */
export type ShownDay = BookableDay['state'] | 'came' | 'absent' | 'requested' | 'declined' | 'ended';

export function shownOf({ came, state, isAbsent, booking }: BookableDay): ShownDay {
  if (came) return 'came';
  if (state === 'booked') return isAbsent ? 'absent' : 'booked';
  if (state === 'closed' || state === 'not-enrolled') return state;
  const asked = booking?.status;
  return asked === 'requested' || asked === 'declined' || asked === 'ended' ? asked : state;
}
/** Whether a day can be asked for; the server has the last word. */
export const canAsk = (day: BookableDay, { kinds, bookableFrom, bookableTo }: FamilyDays): boolean => {
  const asked = day.booking?.status === 'requested' || day.booking?.status === 'confirmed';
  const mayBe = kinds.some((kind) => kind === day.care || (day.care === 'fixed' && isBesideFixed(kind)));
  return day.state === 'free' && !asked && mayBe && day.date >= bookableFrom && day.date <= bookableTo;
};
/** Whether the times of a day can be changed; the server has the last word. */
export const canChange = (day: BookableDay, { kinds, bookableFrom, bookableTo }: FamilyDays): boolean =>
  shownOf(day) === 'booked' &&
  kinds.includes('times') &&
  day.date >= bookableFrom &&
  day.date <= bookableTo &&
  !day.changes.some(({ kind, status }) => kind === 'times' && (status === 'requested' || status === 'confirmed'));

/** Whether a child can be reported absent on a day. */
export const canStayAway = (day: BookableDay, today: string): boolean => shownOf(day) === 'booked' && day.date >= today;

const isBesideFixed = (kind: BookingKind) => kind === 'extra' || kind === 'swap';

/** The booked days of a child that it could give up for another one. */
export const daysToGiveUp = ({ days }: FamilyChild, { bookableFrom, bookableTo }: FamilyDays): BookableDay[] =>
  days.filter(
    ({ state, care, booking, date }) =>
      state === 'booked' &&
      care === 'fixed' &&
      booking?.status !== 'confirmed' &&
      date >= bookableFrom &&
      date <= bookableTo,
  );

/** What a day costs, in cents. */
export function priceOf(offer: Offer, { arrives, leaves }: Times, isSwap: boolean): number {
  if (isSwap) return 0;
  if (isChange(offer)) return halfHoursMore({ arrives, leaves }, offer.booked).length * offer.halfHourPrice;
  return minutesOf(leaves) - minutesOf(arrives) <= HALF_DAY_MINUTES ? offer.halfDayPrice : offer.price;
}

/** The day is booked, and other times of it are offered. */
export const isChange = ({ booked }: Offer): boolean => booked.length > 0;

/** Times that take up no half hour more than is booked. */
export const isShorter = (offer: Offer, times: Times): boolean =>
  isChange(offer) && halfHoursMore(times, offer.booked).length === 0;

/** What is against answering at once at these times; null: nothing. */
export function againstAtOnce(offer: Offer, times: Times): 'staff' | 'full' | 'ratio' | null {
  if (isShorter(offer, times)) return null;
  if (!offer.isAnsweredAtOnce) return 'staff';
  const wanted = isChange(offer) ? halfHoursMore(times, offer.booked) : [times];
  const within = offer.free.filter(({ from, to }) =>
    wanted.some((one) => overlaps({ arrives: from, leaves: to }, one)),
  );
  if (within.some(({ places }) => places === 0)) return 'full';
  return within.every(({ keepsRatio }) => keepsRatio) ? null : 'ratio';
}
