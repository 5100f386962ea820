import { Temporal } from 'temporal-polyfill';

/** The calendar day at a moment in a zone, YYYY-MM-DD. */
export const dayAt = (moment: Date, zone: string): string => localAt(moment, zone).toPlainDate().toString();

/** The time of day at a moment in a zone, HH:MM. */
export const timeAt = (moment: Date, zone: string): string =>
  localAt(moment, zone).toPlainTime().toString({ smallestUnit: 'minute' });

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
export const addDays = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString();

/** Every day of a span, both ends included; none where it ends before it begins. */
export function daysOf(from: string, to: string): string[] {
  const first = Temporal.PlainDate.from(from);
  const { days } = first.until(to, { largestUnit: 'days' });
  return Array.from({ length: Math.max(0, days + 1) }, (_, at) => first.add({ days: at }).toString());
}

/** The day `months` after another one; the month's last where it has no such day. */
export const addMonths = (date: string, months: number): string =>
  Temporal.PlainDate.from(date).add({ months }).toString();

/** Monday is 1, Sunday 7. */
export const weekdayOf = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek;

const localAt = (moment: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);
