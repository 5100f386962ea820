import { type EventAudience, LIMITS } from '#contract/events-choices.ts';
import type { Moment } from '#server/kernel/calendar/icalendar.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { type HttpError, invalid } from '#server/kernel/http-error.ts';
import { dateOf, numberOf, weekdayOfNumber } from './day-numbers.ts';
import { dayOfCount, daysOfSeries, firstDay, type Recurrence } from './recurrence.ts';

/** What one time of a recurring event can have of its own. */
export interface Content extends Moment {
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly type: string;
  readonly participants: string;
}
export interface Event extends Content {
  readonly recurrence: Recurrence | null;
  readonly audience: EventAudience;
  readonly roomIds: readonly number[];
  readonly asksAnswers: boolean;
  readonly showsCounts: boolean;
}
/** An event as it is sent: what may be absent is null. */
export type SentEvent = Omit<Event, 'endDate'> & { readonly endDate: string | null };

/** The days on which the center is closed. */
export interface ClosedDays {
  readonly closures: ReadonlySet<string>;
  /** Weekdays with opening hours; when there are none nothing is known of them. */
  readonly openWeekdays: readonly number[];
}
export const isClosedOn = (date: string, { closures, openWeekdays }: ClosedDays): boolean =>
  closures.has(date) || (openWeekdays.length > 0 && !openWeekdays.includes(weekdayOfNumber(numberOf(date))));

/** An event ready to be kept: it begins on its first day, and a number of times has become a last day. Or what is wrong with it. */
export function normalized(sent: SentEvent): Event | HttpError {
  const { date, time, endTime, audience } = sent;
  const endDate = sent.endDate ?? date;
  const isTimed = time !== null;
  const { until = null, count = null } = sent.recurrence ?? {};
  const fields = {
    ...(endDate < date && { endDate: 'The last day must not be before the first day' }),
    ...(endDate > addDays(date, LIMITS.days - 1) && { endDate: 'An event lasts at most a month' }),
    ...(!isTimed && endTime !== null && { endTime: 'Only an event with a time has an end time' }),
    ...(isTimed && endTime === null && endDate > date && { endTime: 'Please enter when it ends' }),
    ...(isTimed &&
      endTime !== null &&
      endDate === date &&
      endTime <= time && { endTime: 'The end must be after the beginning' }),
    ...(audience === 'rooms' && sent.roomIds.length === 0 && { roomIds: 'Please choose at least one room' }),
    ...(until !== null && until < date && { 'recurrence.until': 'The last day must not be before the first day' }),
    ...(until !== null && count !== null && { 'recurrence.count': 'Choose a last day or a number, not both' }),
  };
  if (Object.keys(fields).length > 0) return invalid(fields);
  const first = firstDay(date, sent.recurrence);
  const recurrence = sent.recurrence && bounded(first, sent.recurrence);
  if (recurrence?.until && recurrence.until < first) {
    return invalid({ 'recurrence.until': 'It would never take place' });
  }
  return {
    ...sent,
    date: first,
    endDate: addDays(first, numberOf(endDate) - numberOf(date)),
    recurrence,
    roomIds: audience === 'rooms' ? [...new Set(sent.roomIds)] : [],
    showsCounts: sent.asksAnswers && sent.showsCounts,
  };
}

const bounded = (first: string, recurrence: Recurrence): Recurrence =>
  recurrence.count === null ? recurrence : { ...recurrence, until: dayOfCount(first, recurrence, recurrence.count) };

/** How many days it lasts beyond its first. */
export const spanOf = ({ date, endDate }: Pick<Moment, 'date' | 'endDate'>): number =>
  numberOf(endDate) - numberOf(date);

/** The last day of a series, or null when it has no end. */
export function lastDayOf({
  date,
  endDate,
  recurrence,
}: Pick<Event, 'date' | 'endDate' | 'recurrence'>): string | null {
  if (!recurrence) return endDate;
  return recurrence.until === null ? null : addDays(recurrence.until, spanOf({ date, endDate }));
}

/** What was changed of one time of a series; no content: it was cancelled. `date` is the day the series has it on. */
export interface Exception {
  readonly date: string;
  readonly content: Content | null;
}
/** One time of an event. */
export interface Occurrence {
  /** The day the series has it on. */
  readonly occurrence: string;
  readonly isChanged: boolean;
  readonly content: Content;
}
type Stored = Content & Pick<Event, 'recurrence'>;

/** The times of an event that touch the days from `from` to `to`. */
export function occurrencesOf(
  event: Stored,
  exceptions: readonly Exception[],
  { from, to }: { readonly from: string; readonly to: string },
  closed: ClosedDays,
): Occurrence[] {
  const span = spanOf(event);
  const excepted = new Set(exceptions.map(({ date }) => date));
  const usual = [...daysOfSeries(event, addDays(from, -span), to)]
    .filter((day) => !excepted.has(day) && !(event.recurrence?.skipsClosed && isClosedOn(day, closed)))
    .map((day) => ({ occurrence: day, isChanged: false, content: onDay(event, day) }));
  const changed = exceptions.flatMap(({ date, content }) =>
    content && content.date <= to && content.endDate >= from ? [{ occurrence: date, isChanged: true, content }] : [],
  );
  return [...usual, ...changed];
}

/** Whether a series has a time on this day, cancelled or not. */
export function isDayOf(event: Pick<Event, 'date' | 'recurrence'>, date: string): boolean {
  const [found] = daysOfSeries(event, date, date);
  return found !== undefined;
}

function onDay(event: Stored, date: string): Content {
  const { title, description, location, type, participants, time, endTime } = event;
  return {
    title,
    description,
    location,
    type,
    participants,
    time,
    endTime,
    date,
    endDate: addDays(date, spanOf(event)),
  };
}

/** Soonest first; those of all day head their day. */
export const bySoonest = (
  a: { readonly date: string; readonly time: string | null; readonly id: number },
  b: { readonly date: string; readonly time: string | null; readonly id: number },
): number => a.date.localeCompare(b.date) || (a.time ?? '').localeCompare(b.time ?? '') || a.id - b.id;

interface Born {
  readonly dateOfBirth: string;
}
/** The birthdays from `from` to `to`, in order; somebody born on the 29th of February has it on the 28th in a common year. */
export function birthdaysWithin<Child extends Born>(
  children: readonly Child[],
  from: string,
  to: string,
): { child: Child; date: string; turns: number }[] {
  const yearly: Recurrence = {
    unit: 'year',
    interval: 1,
    weekdays: [],
    monthlyBy: 'day',
    until: null,
    count: null,
    skipsClosed: false,
  };
  return children
    .flatMap((child) =>
      [...daysOfSeries({ date: child.dateOfBirth, recurrence: yearly }, from, to)].map((date) => ({
        child,
        date,
        turns: Number(date.slice(0, 4)) - Number(child.dateOfBirth.slice(0, 4)),
      })),
    )
    .filter(({ turns }) => turns > 0)
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Where a series ends so that `occurrence` is no longer part of it. */
export const dayBefore = (occurrence: string): string => dateOf(numberOf(occurrence) - 1);
