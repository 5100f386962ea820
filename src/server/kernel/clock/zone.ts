import { Temporal } from 'temporal-polyfill';

/** The calendar day at a moment in a zone, YYYY-MM-DD. */
export const dayAt = (moment: Date, zone: string): string => localAt(moment, zone).slice(0, 10);

/** The time of day at a moment in a zone, HH:MM. */
export const timeAt = (moment: Date, zone: string): string => localAt(moment, zone).slice(11);

/**
 * The moment of a local day and time (YYYY-MM-DD, HH:MM). A time that a clock change skips becomes the one an hour
 * later; of a time that occurs twice it is the first, unless `notBefore` asks for one that is not earlier than it.
 */
export function momentOf(date: string, time: string, zone: string, notBefore?: Date): Date {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`);
  const earlier = new Date(local.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds);
  if (!notBefore || earlier >= notBefore) return earlier;
  return new Date(local.toZonedDateTime(zone, { disambiguation: 'later' }).epochMilliseconds);
}

/** The day `days` after another one. */
export const addDays = (date: string, days: number): string => dateAt(Date.parse(date) + days * DAY_MS);

/** Every day of a span, both ends included; none where it ends before it begins. */
export function daysOf(from: string, to: string): string[] {
  const first = Date.parse(from);
  const days = (Date.parse(to) - first) / DAY_MS;
  return Array.from({ length: Math.max(0, days + 1) }, (_, at) => dateAt(first + at * DAY_MS));
}

/** The day `months` after another one; the month's last where it has no such day. */
export const addMonths = (date: string, months: number): string =>
  Temporal.PlainDate.from(date).add({ months }).toString();

/** Monday is 1, Sunday 7. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay() || 7;

const DAY_MS = 86_400_000;

/** A date is taken for midnight in UTC, where every day has as many hours. */
function dateAt(midnight: number): string {
  const text = new Date(midnight).toISOString();
  return text.slice(0, text.indexOf('T'));
}

/** To make one takes as long as hundreds of answers. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** YYYY-MM-DD HH:MM: Swedish writes them as ISO 8601 does. */
function localAt(moment: Date, timeZone: string): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    clocks.set(timeZone, clock);
  }
  return clock.format(moment);
}
