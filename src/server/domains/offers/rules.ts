import type { InquiryState } from '#contract/admissions-choices.ts';
import type { OfferState } from '#contract/offers-choices.ts';
import type { WeekSlot } from '#contract/planning-choices.ts';
import { type AgeRoom, monthsOld, takesAge } from '#server/domains/planning/growth-rules.ts';
import { addDays, momentOf } from '#server/kernel/clock/zone.ts';
import { type HttpError, invalid } from '#server/kernel/http-error.ts';

/** How it stands with an offer at a moment: one whose time has run out has ended, whether or not that was noted. */
export const stateAt = (
  { state, expiresAt }: { readonly state: OfferState; readonly expiresAt: Date },
  now: Date,
): OfferState => (state === 'open' && expiresAt <= now ? 'expired' : state);

const HOUR_MS = 3_600_000;

/** Until when an offer holds its place: so many hours, by whatever the clocks say meanwhile, and no longer than until the first day begins. */
export function endOf(now: Date, hours: number, startsOn: string, zone: string): Date {
  const end = new Date(now.getTime() + hours * HOUR_MS);
  const begins = momentOf(startsOn, '00:00', zone);
  return end < begins ? end : begins;
}

/** Refuses an offer that cannot be, whatever room there is; `today` is the center's day. */
export function checkOffer(
  said: { readonly startsOn: string; readonly planIds: readonly number[]; readonly formIds: readonly number[] },
  today: string,
): HttpError | null {
  if (said.startsOn <= today) return invalid({ startsOn: 'Choose a day from tomorrow on' });
  if (new Set(said.planIds).size < said.planIds.length) return invalid({ planIds: 'Name each plan once' });
  return new Set(said.formIds).size < said.formIds.length ? invalid({ formIds: 'Name each form once' }) : null;
}

/** A child of an inquiry, as far as it says where the inquiry stands. */
export interface AskedChild {
  /** Its offer that holds a place, or was accepted. */
  readonly offer: 'open' | 'accepted' | null;
  /** It came onto the waitlist. */
  readonly waits: boolean;
}

/** Where an inquiry stands after something became of an offer: it waits as long as one of its children does without an offer. */
export function inquiryStateAfter(children: readonly AskedChild[]): InquiryState {
  if (children.some(({ offer, waits }) => offer === null && waits)) return 'waiting';
  if (children.some(({ offer }) => offer === 'open')) return 'offered';
  return children.some(({ offer }) => offer === 'accepted') ? 'enrolled' : 'new';
}

/** Somebody who waits. */
export interface Waiting {
  readonly id: number;
  /** When it was born, or is due. */
  readonly dateOfBirth: string;
  readonly wishedStart: string;
  readonly weekdays: readonly number[];
}

/** A place that is free again. */
export interface FreedPlace {
  readonly room: AgeRoom;
  readonly startsOn: string;
  readonly slots: readonly Pick<WeekSlot, 'weekday'>[];
  /** Children to whom it was offered before. */
  readonly offeredTo: readonly number[];
}

/**
 * Who is asked next for a place, of those who wait in their order: the first who has the age of the room on the first day, wishes to begin
 * by then on these weekdays and no others, so that place and price fit, and was not asked for it before.
 */
export const nextFor = <Row extends Waiting>(
  { room, startsOn, slots, offeredTo }: FreedPlace,
  inOrder: readonly Row[],
): Row | undefined => {
  const days = daysText(slots.map(({ weekday }) => weekday));
  return inOrder.find(
    ({ id, dateOfBirth, wishedStart, weekdays }) =>
      takesAge(room, monthsOld(dateOfBirth, startsOn)) &&
      wishedStart <= startsOn &&
      daysText(weekdays) === days &&
      !offeredTo.includes(id),
  );
};
const daysText = (weekdays: readonly number[]): string => [...new Set(weekdays)].toSorted((a, b) => a - b).join();

/** The first day of a child that is enrolled on a day: as offered, unless it was born or enrolled later. */
export const firstDay = (startsOn: string, birthDate: string, today: string): string =>
  [startsOn, birthDate, today].toSorted().at(-1) ?? startsOn;

/** Until when the forms of a new child are due: the day before the first one. */
export const formsDue = (startsOn: string, today: string): string => (startsOn > today ? addDays(startsOn, -1) : today);
