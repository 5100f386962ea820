import { ConfigError } from '#server/config.ts';
import { dayAt, momentOf, timeAt } from '../clock/zone.ts';

const LOCAL = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)$/;
const WITH_ZONE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** The moment that somebody names, by the clock of the center or with its own zone. Throws for what is none. */
export function readMoment(text: string, zone: string): Date {
  const [, date, time] = LOCAL.exec(text) ?? [];
  const moment = date && time ? localMoment(date, time, zone) : new Date(WITH_ZONE.test(text) ? text : Number.NaN);
  if (!Number.isNaN(moment.getTime())) return moment;
  throw new ConfigError(
    `'${text}' is no moment: name it by the clock of the center, as '2026-03-02 14:05', or with its zone, as 2026-03-02T14:05:00-05:00.`,
  );
}

function localMoment(date: string, time: string, zone: string): Date {
  try {
    return momentOf(date, time, zone);
  } catch {
    return new Date(Number.NaN);
  }
}

/** A moment as people at the center and everybody else read it. */
export const momentText = (moment: Date, zone: string): string =>
  `${dayAt(moment, zone)} ${timeAt(moment, zone)} in ${zone} (${moment.toISOString()})`;
