import { Temporal } from 'temporal-polyfill';
import { addDays, daysOf, weekdayOf } from '#server/kernel/clock/zone.ts';

/** Calendar days, both ends included. A day is a day: no period knows of clock changes. */
export interface Span {
  readonly from: string;
  readonly to: string;
}
export type PeriodCadence = 'weekly' | 'biweekly' | 'monthly';

/** A Monday that every two weeks are counted from. */
const FIRST_MONDAY = '2024-01-01';

/** The period of a cadence in which a day lies: Monday to Sunday, two such weeks, or the calendar month. */
export function periodOf(cadence: PeriodCadence, day: string): Span {
  const date = Temporal.PlainDate.from(day);
  if (cadence === 'monthly')
    return { from: date.with({ day: 1 }).toString(), to: date.with({ day: date.daysInMonth }).toString() };
  const monday = date.subtract({ days: date.dayOfWeek - 1 });
  if (cadence === 'weekly') return { from: monday.toString(), to: monday.add({ days: 6 }).toString() };
  const weeks = Math.floor(Temporal.PlainDate.from(FIRST_MONDAY).until(monday, { largestUnit: 'days' }).days / 7);
  const first = monday.subtract({ days: ((weeks % 2) + 2) % 2 === 0 ? 0 : 7 });
  return { from: first.toString(), to: first.add({ days: 13 }).toString() };
}

/** A period with what of it an enrollment covers. */
export interface Covered {
  readonly period: Span;
  readonly covered: Span;
}

/** The periods of an enrollment whose first covered day lies in the range, in order. */
export function periodsBeginning(
  cadence: PeriodCadence,
  enrollment: { readonly from: string; readonly to: string | null },
  range: Span,
): Covered[] {
  const found: Covered[] = [];
  for (let day = later(range.from, enrollment.from); isUpTo(day, range.to); ) {
    const period = periodOf(cadence, day);
    const covered = {
      from: later(period.from, enrollment.from),
      to: earlier(period.to, enrollment.to ?? period.to),
    };
    if (covered.from >= range.from && covered.from <= range.to && covered.from <= covered.to)
      found.push({ period, covered });
    day = addDays(period.to, 1);
  }
  return found;
}

interface OpenSpan {
  readonly from: string;
  readonly to: string | null;
}
/** Whether two spans share a day; one that ended before it began has none. */
export const areTogether = (one: OpenSpan, other: OpenSpan): boolean => {
  const first = later(one.from, other.from);
  return [one.to, other.to].every((to) => to === null || to >= first);
};

/** The days of care in a span, by the weekdays of care. */
export const careDays = ({ from, to }: Span, weekdays: ReadonlySet<number>): string[] =>
  daysOf(from, to).filter((day) => weekdays.has(weekdayOf(day)));

/** By the calendar: as texts, a day of the year 10000 would come before those of 9999. */
const isUpTo = (day: string, last: string): boolean => Temporal.PlainDate.compare(day, last) <= 0;

export const earlier = (one: string, other: string): string => (one < other ? one : other);
export const later = (one: string, other: string): string => (one > other ? one : other);
