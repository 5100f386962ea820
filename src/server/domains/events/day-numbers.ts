// Days as numbers, so that a series of years costs additions. Plain calendar days: no zone takes part.

const DAY_MS = 86_400_000;

/** Days since 1970-01-01. */
export const numberOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** Monday is 1, Sunday 7; 1970-01-01 was a Thursday. */
export const weekdayOfNumber = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;
/** How many days a month has; January is 1. */
export const lastDayOf = (year: number, month: number): number =>
  new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
