import { type BookingKind, HALF_DAY_MINUTES } from '#contract/bookings-choices.ts';
import type { ReplyOf } from '#web/lib/api.ts';
import { dayAfter } from '#web/lib/time.ts';

export type FamilyDays = ReplyOf<'GET /api/parent/bookings'>;
export type FamilyChild = FamilyDays['children'][number];
export type BookableDay = FamilyChild['days'][number];
export type Offer = ReplyOf<'GET /api/parent/bookings/offer'>;
export type StaffBooking = ReplyOf<'GET /api/bookings'>['waiting'][number];
export type BookingRules = ReplyOf<'GET /api/booking-rules'>;

/** Local times of one day, HH:MM. */
interface Times {
  readonly arrives: string;
  readonly leaves: string;
}

/** The first and the last date of the month of a date. */
export function monthOf(date: string): { from: string; to: string } {
  const from = `${date.slice(0, 7)}-01`;
  return { from, to: dayAfter(`${dayAfter(from, 31).slice(0, 7)}-01`, -1) };
}

/** Whether a day can be asked for; the server has the last word. */
export const canAsk = (day: BookableDay, { kinds, bookableFrom, bookableTo }: FamilyDays): boolean => {
  const asked = day.booking?.status === 'requested' || day.booking?.status === 'confirmed';
  const mayBe = kinds.some((kind) => kind === day.care || (day.care === 'fixed' && isBesideFixed(kind)));
  return day.state === 'free' && !asked && mayBe && day.date >= bookableFrom && day.date <= bookableTo;
};
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
  return minutesOf(leaves) - minutesOf(arrives) <= HALF_DAY_MINUTES ? offer.halfDayPrice : offer.price;
}
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** What is against answering at once at these times; null: nothing. */
export function againstAtOnce(offer: Offer, { arrives, leaves }: Times): 'staff' | 'full' | 'ratio' | null {
  if (!offer.isAnsweredAtOnce) return 'staff';
  const within = offer.free.filter(({ from, to }) => from < leaves && arrives < to);
  if (within.some(({ places }) => places === 0)) return 'full';
  return within.every(({ keepsRatio }) => keepsRatio) ? null : 'ratio';
}
