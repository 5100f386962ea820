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
export function momentOf(day: string, time: string, zone: string, notBefore?: Date): Date {
  const local = Temporal.PlainDateTime.from(`${day}T${time}`);
  const earlier = new Date(local.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds);
  if (!notBefore || earlier >= notBefore) return earlier;
  return new Date(local.toZonedDateTime(zone, { disambiguation: 'later' }).epochMilliseconds);
}

/** The day `days` after another one. */
export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** The day `months` after another one; the month's last where it has no such day. */
export const addMonths = (day: string, months: number): string =>
  Temporal.PlainDate.from(day).add({ months }).toString();

/** Monday is 1, Sunday 7. */
export const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek;

const localAt = (moment: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);
