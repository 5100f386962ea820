import {
  type InquiryState,
  LONGEST_TOUR_SERIES,
  TOUR_NOTICE_HOURS,
  TOURING_STATES,
  type TourState,
} from '#contract/admissions-choices.ts';
import { addDays, momentOf } from '#server/kernel/clock/zone.ts';
import { conflict, type HttpError, invalid } from '#server/kernel/http-error.ts';

/** When a tour is, by the center's day and clock. */
export interface TourTime {
  readonly date: string;
  readonly time: string;
  readonly minutes: number;
}

export const startOf = ({ date, time }: Pick<TourTime, 'date' | 'time'>, zone: string): Date =>
  momentOf(date, time, zone);

/** Refuses a time that has begun, or a series without an end; `now` is the clock. */
export function checkSlot(
  slot: TourTime & { readonly weeklyUntil?: string | null },
  now: Date,
  zone: string,
): HttpError | null {
  if (startOf(slot, zone) <= now) return invalid({ time: 'Choose a time that lies ahead' });
  const { weeklyUntil = null } = slot;
  if (weeklyUntil === null) return null;
  if (weeklyUntil < slot.date) return invalid({ weeklyUntil: 'The last day comes before the first' });
  if (weeklyUntil > addDays(slot.date, LONGEST_TOUR_SERIES))
    return invalid({ weeklyUntil: 'Choose a last day within a year' });
  return null;
}

/** The dates of a time that recurs each week; days on which the center is closed for once are left out, but for the first. */
export function datesOf(date: string, weeklyUntil: string | null, closed: ReadonlySet<string>): string[] {
  const dates = [date];
  if (weeklyUntil === null) return dates;
  for (let next = addDays(date, 7); next <= weeklyUntil; next = addDays(next, 7))
    if (!closed.has(next)) dates.push(next);
  return dates;
}

/** Whether a family whose inquiry stands so may look at the center. */
export const isTouring = (state: InquiryState): boolean => TOURING_STATES.some((one) => one === state);

interface Bookable extends TourTime {
  readonly places: number;
  readonly isClosed: boolean;
}

/** From when on a family books a time no more: staff do until it begins. */
export const lastMoment = (start: Date, by: 'family' | 'staff'): Date =>
  new Date(start.getTime() - (by === 'family' ? TOUR_NOTICE_HOURS * 3_600_000 : 0));

/** Why a time cannot be booked; null: it can. `taken`: how many families have it, without the one that asks. */
export function checkBooking(
  slot: Bookable,
  {
    taken,
    now,
    zone,
    by,
  }: { readonly taken: number; readonly now: Date; readonly zone: string; readonly by: 'family' | 'staff' },
): HttpError | null {
  if (slot.isClosed) return conflict('This time was taken back. Please choose another one.');
  if (now >= lastMoment(startOf(slot, zone), by))
    return conflict('It is too late to book this time. Please choose another one.');
  if (taken >= slot.places) return conflict('Somebody else has just taken this time. Please choose another one.');
  return null;
}

/** Refuses an outcome that cannot be known yet, or of a tour that was canceled. */
export function checkOutcome(
  tour: TourTime & { readonly state: TourState },
  now: Date,
  zone: string,
): HttpError | null {
  if (tour.state === 'canceled') return conflict('This tour was canceled');
  return startOf(tour, zone) > now ? conflict('This tour has not begun yet') : null;
}
