import {
  type BookingKind,
  type BookingState,
  type EndReason,
  HALF_DAY_MINUTES,
  type KindOfBooking,
} from '#contract/bookings-choices.ts';
import { halfHoursMore, minutesOf, overlaps, type Times } from '#contract/bookings-times.ts';
import type { ScheduleKind } from '#contract/schedules-choices.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { conflict, HttpError, invalid } from '#server/kernel/http-error.ts';
import { withValues } from '#server/kernel/i18n/translate.ts';
import type { Free } from './places-rules.ts';

/** The center's rules of what families may book. */
export interface BookingRules {
  readonly kinds: readonly BookingKind[];
  readonly cutoffDays: number;
  /** Local time. */
  readonly cutoffTime: string;
  readonly aheadDays: number;
  /** In cents. */
  readonly dayPrice: number;
  readonly halfDayPrice: number;
  readonly dropInPrice: number;
  /** Of each half hour that a changed day is longer. */
  readonly halfHourPrice: number;
  /** Whether the place of a child whose absence was told before the cut-off is given to another. */
  readonly absencesFree: boolean;
  readonly answeredBy: 'rule' | 'staff';
  /** In the whole house at one moment; null: not known. */
  readonly licensedPlaces: number | null;
  readonly version: number;
}

/** What a center begins with: families book nothing. */
export const NO_BOOKINGS: BookingRules = {
  kinds: [],
  cutoffDays: 1,
  cutoffTime: '12:00',
  aheadDays: 60,
  dayPrice: 0,
  halfDayPrice: 0,
  dropInPrice: 0,
  halfHourPrice: 0,
  absencesFree: false,
  answeredBy: 'rule',
  licensedPlaces: null,
  version: 1,
};

/** What the rule says of times on a day: whether there is a place, and the ratio is kept, in each half hour of them. */
export interface Verdict {
  readonly hasPlace: boolean;
  readonly keepsRatio: boolean;
}
export function verdictOn(free: readonly Free[], times: readonly Times[]): Verdict {
  const within = free.filter(({ from, to }) => times.some((one) => overlaps({ arrives: from, leaves: to }, one)));
  return {
    hasPlace: within.every(({ places }) => places === null || places > 0),
    keepsRatio: within.every(({ keepsRatio }) => keepsRatio),
  };
}

/** What a booking of a day would be, by how the child's days are agreed; null: every day is booked, so that there is nothing to ask for. */
export function kindOf(care: ScheduleKind | null, isSwap: boolean): BookingKind | null {
  if (care === 'fixed') return isSwap ? 'swap' : 'extra';
  return care;
}

/** What a day costs beside what is agreed, in cents. */
export function priceOf(kind: BookingKind, times: Times, rules: BookingRules): number {
  if (kind === 'drop-in') return rules.dropInPrice;
  if (kind !== 'extra') return 0;
  const isHalf = minutesOf(times.leaves) - minutesOf(times.arrives) <= HALF_DAY_MINUTES;
  return isHalf ? rules.halfDayPrice : rules.dayPrice;
}

/** What other times of a day cost beside those that are booked, in cents; a shorter day gives nothing back. */
export const priceOfChange = (times: Times, booked: readonly Times[], { halfHourPrice }: BookingRules): number =>
  halfHoursMore(times, booked).length * halfHourPrice;

/** A local moment of the center's clock. */
export interface LocalMoment {
  readonly date: string;
  readonly time: string;
}

/** Until when a day can be asked for and cancelled. */
export const cutoffOf = (date: string, { cutoffDays, cutoffTime }: BookingRules): LocalMoment => ({
  date: addDays(date, -cutoffDays),
  time: cutoffTime,
});

export const isPastCutoff = (date: string, rules: BookingRules, now: LocalMoment): boolean => {
  const cutoff = cutoffOf(date, rules);
  return now.date > cutoff.date || (now.date === cutoff.date && now.time > cutoff.time);
};

interface Cancellable {
  readonly kind: KindOfBooking;
  readonly status: BookingState;
  readonly date: string;
}
/** Whether the family can cancel a booking; a request to come after all as long as it waits and its day has not passed. */
export function isCancellable({ kind, status, date }: Cancellable, rules: BookingRules, now: LocalMoment): boolean {
  if (kind === 'return') return status === 'requested' && date >= now.date;
  return (status === 'requested' || status === 'confirmed') && !isPastCutoff(date, rules, now);
}

/** The first and the last day that can be asked for at a moment. */
export function bookableDays(rules: BookingRules, now: LocalMoment): { from: string; to: string } {
  const first = addDays(now.date, rules.cutoffDays + (now.time > rules.cutoffTime ? 1 : 0));
  return { from: first, to: addDays(now.date, rules.aheadDays) };
}

/** A child's day as far as it decides on a booking. */
export interface Day {
  readonly date: string;
  readonly isOpen: boolean;
  readonly isEnrolled: boolean;
  /** How the days are agreed then. */
  readonly care: ScheduleKind | null;
  /** It is booked: the schedule has it and it was not given up, or the family booked it beside that. */
  readonly isExpected: boolean;
  /** A request waits for it, or it was confirmed. */
  readonly isAsked: boolean;
  /** Other times of it were asked for, or confirmed. */
  readonly isChanged: boolean;
  /** The family reported that the child stays away. */
  readonly isAbsent: boolean;
  /** It is given up for another one, by a request that waits or was confirmed. */
  readonly isGivenUp: boolean;
}

/** Refuses a day that cannot be changed any more, or not yet, or on which the child cannot be there. */
function checkChangeable(day: Day, rules: BookingRules, now: LocalMoment): HttpError | null {
  if (rules.kinds.length === 0) return conflict('This center takes no bookings here. Please speak with the center.');
  if (day.date < now.date) return invalid({ date: 'This day has passed' });
  if (day.date > addDays(now.date, rules.aheadDays))
    return invalid({ date: withValues('Choose a day within the next {{days}} days', { days: rules.aheadDays }) });
  if (isPastCutoff(day.date, rules, now))
    return invalid({ date: 'It is too late to change this day here. Please speak with the center.' });
  if (!day.isOpen) return invalid({ date: 'The center is closed on this day' });
  return day.isEnrolled ? null : invalid({ date: 'Your child is not enrolled on this day' });
}

/** Refuses a day that nothing can be booked on. */
export function checkDay(day: Day, rules: BookingRules, now: LocalMoment): HttpError | null {
  const refused = checkChangeable(day, rules, now);
  if (refused) return refused;
  if (day.isAsked) return alreadyAsked();
  if (day.isExpected || day.care === null) return invalid({ date: 'Your child is booked on this day already' });
  if (day.isGivenUp) return invalid({ date: 'This day is given up for another one. Cancel that booking instead.' });
  return null;
}

export const alreadyAsked = () => conflict('There is a booking of this day already');

/** Refuses a day whose times cannot be changed (bookings-8). */
export function checkChange(day: Day, rules: BookingRules, now: LocalMoment): HttpError | null {
  const refused = checkChangeable(day, rules, now);
  if (refused) return refused;
  if (!rules.kinds.includes('times')) return noneOfTheseKinds();
  if (!day.isExpected) return invalid({ date: 'Your child is not booked on this day' });
  if (day.isChanged) return conflict('Other times of this day are booked or asked for. Cancel them first.');
  // Who stays away has no times.
  if (day.isAbsent) return invalid({ date: 'You reported that your child stays away. Take that back first.' });
  return null;
}

/** Refuses times that are booked already. */
export const checkOtherTimes = (times: Times, booked: readonly Times[]): HttpError | null =>
  booked.length === 1 && booked[0]?.arrives === times.arrives && booked[0].leaves === times.leaves
    ? invalid({ leaves: 'These times are booked already' })
    : null;

/** Refuses a day that cannot be given up for another one. */
export function checkGivenUp(day: Day, rules: BookingRules, now: LocalMoment): HttpError | null {
  const isTheirs = day.isOpen && day.isEnrolled && day.care === 'fixed' && day.isExpected && !day.isAsked;
  if (!isTheirs || day.date < now.date) return invalid({ givesUp: 'Choose a booked day to give up' });
  if (day.isGivenUp) return invalid({ givesUp: 'This day is given up already' });
  if (isPastCutoff(day.date, rules, now))
    return invalid({ givesUp: 'It is too late to change this day here. Please speak with the center.' });
  return null;
}

/** Refuses times that are none, or outside of the opening hours. */
export function checkTimes(
  { arrives, leaves }: Times,
  { opens, closes }: { readonly opens: string; readonly closes: string },
): HttpError | null {
  if (leaves <= arrives) return invalid({ leaves: 'Pick-up must be after drop-off' });
  const hours = withValues('The center is open from {{opens}} to {{closes}}', { opens, closes });
  if (arrives < opens) return invalid({ arrives: hours });
  return leaves > closes ? invalid({ leaves: hours }) : null;
}

/** Staff know what the rule says against it before they confirm. */
export function refuseOverruled({ hasPlace, keepsRatio }: Verdict): HttpError | null {
  if (hasPlace && keepsRatio) return null;
  const text = hasPlace
    ? 'There are not enough staff assigned to the room for one more child. Confirm it all the same?'
    : 'No place is free at these times. Confirm it all the same?';
  return new HttpError(409, text, { code: 'no-place' });
}

/** What is left of the ground that a booking stands on. */
export interface Ground {
  readonly kind: KindOfBooking;
  readonly isOpen: boolean;
  readonly isEnrolled: boolean;
  /** The schedule has the day, and it was not given up for another one. */
  readonly isAgreed: boolean;
  readonly isExpected: boolean;
  /** The child was there. */
  readonly came: boolean;
  /** Of a swap: the day given up. */
  readonly givesUp: string | null;
}

/** Why a booking can be no longer; null: it can (bookings-10). */
export function endingOf(ground: Ground, today: string): EndReason | null {
  const { kind, isOpen, isEnrolled, isAgreed, isExpected, came, givesUp } = ground;
  const isOfBookedDay = kind === 'times' || kind === 'return';
  // Who stayed away on the day given up was not absent; such a swap costs nothing and stays.
  if (givesUp !== null && givesUp < today) return null;
  if (isEnrolled && isOpen && isAgreed && !isOfBookedDay) return 'agreed';
  // Who came had the day; whether it costs anything, people decide.
  if (came) return null;
  if (!isEnrolled) return 'not-enrolled';
  if (!isOpen) return 'closed';
  return isOfBookedDay && !isExpected ? 'not-booked' : null;
}

export const noneOfTheseKinds = () =>
  conflict('This center takes no such bookings here. Please speak with the center.');
