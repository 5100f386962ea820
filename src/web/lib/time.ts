import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { inFormat } from '#contract/kernel/date-format.ts';
import type { DateFormat, TimeFormat } from '#contract/preferences-defaults.ts';
import { localeOf } from './locale.ts';
import { translate } from './texts.ts';

/** The center's day (YYYY-MM-DD) and time of day (HH:MM). */
export interface CenterNow {
  readonly date: string;
  readonly time: string;
}

/**
 * What the reader chose: the zone of moments (null: the center's), how days are written (null: in words), and the clock of
 * times (undefined: as the language has it).
 */
let chosen: {
  zone: string | null;
  dateFormat: DateFormat | null;
  hourCycle?: Exclude<TimeFormat, 'language'> | undefined;
} = { zone: null, dateFormat: null };

/** Sets how this reader is shown moments, days and times (preferences-6, preferences-13). */
export function setTimeDisplay(choice: typeof chosen): void {
  chosen = choice;
}

/** Without a zone the browser's holds: to ask for its name takes browsers tens of milliseconds. */
let clock: { readonly offset: number; readonly zone?: string } = { offset: 0 };

/** Sets the clock by the server's `now` (ISO 8601) and the center's zone: a tablet's own clock and zone may be wrong. */
export function setCenterClock(now: string, zone: string): void {
  clock = { offset: Date.parse(now) - Date.now(), zone };
}

export const centerNow = (): CenterNow => {
  const [date = '', time = ''] = stamp().split(' ');
  return { date, time };
};

/** The center's date and time on the screen: renders again when the minute changes. */
export function useCenterNow(): CenterNow {
  const [date = '', time = ''] = useSyncExternalStore(onTick, stamp).split(' ');
  return { date, time };
}

/** The center's day: renders again at its midnight. */
export const useCenterToday = (): string => useSyncExternalStore(onTick, () => stamp().slice(0, 10));

/** '9:05 AM' for '09:05', as the language writes it; '' for no time. */
export const formatTime = (time: string | null | undefined): string =>
  time ? shown({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }, new Date(`1970-01-01T${time}Z`)) : '';

const DATE_STYLES = {
  short: { day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} as const;

/** A day of another year than the center's present one is not to be taken for one of this year. */
const WITH_YEAR = { short: 'medium', medium: 'medium', long: 'full', full: 'full' } as const;

/**
 * A calendar day: short 'Mar 1', medium 'Mar 1, 2026', long 'Sunday, March 1', full with the year. Short and long ones say
 * their year as well where it is another than now (web-29). Days with their year are written as the reader chose.
 */
export function formatDate(date: string, asked: keyof typeof DATE_STYLES = 'medium'): string {
  const style = date.slice(0, 4) === centerNow().date.slice(0, 4) ? asked : WITH_YEAR[asked];
  if (!chosen.dateFormat || style === 'short' || style === 'long') {
    return shown({ ...DATE_STYLES[style], timeZone: 'UTC' }, utc(date));
  }
  const numbers = inFormat(date, chosen.dateFormat);
  return style === 'full' ? `${formatWeekday(date)}, ${numbers}` : numbers;
}

/** 'Friday' */
export const formatWeekday = (date: string): string => shown({ weekday: 'long', timeZone: 'UTC' }, utc(date));

/** 'March 2026' for '2026-03'. */
export const formatMonth = (month: string): string =>
  shown({ month: 'long', year: 'numeric', timeZone: 'UTC' }, utc(`${month}-01`));

/** 'Today', 'Tomorrow' or the weekday's name (web-19). */
export function dayLabel(date: string, today: string = centerNow().date): string {
  const days = daysBetween(today, date);
  if (days === 0) return translate('shell.today');
  if (days === 1) return translate('shell.tomorrow');
  return formatWeekday(date);
}

/** A moment (ISO 8601) in the reader's zone, else the center's: only its time when it is of today, else date and time. */
export function formatInstant(instant: string): string {
  const moment = new Date(instant);
  const timeZone = chosen.zone ?? clock.zone;
  const time = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const day = dayFormat(timeZone).format(moment);
  return day === dayFormat(timeZone).format(Date.now() + clock.offset) ? shown(time, moment) : withDate(moment, time);
}

function withDate(moment: Date, time: Intl.DateTimeFormatOptions): string {
  if (!chosen.dateFormat) return shown({ ...DATE_STYLES.medium, ...time }, moment);
  return `${inFormat(dayFormat(time.timeZone).format(moment), chosen.dateFormat)}, ${shown(time, moment)}`;
}

/** A moment to the second, with its date, where it has to be told apart from others. */
export function formatInstantExactly(instant: string): string {
  const timeZone = chosen.zone ?? clock.zone;
  return withDate(new Date(instant), { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZone });
}

/** A moment in few words, for lists: the time of one of today, else its date. */
export function formatInstantBriefly(instant: string): string {
  const timeZone = chosen.zone ?? clock.zone;
  const day = dayFormat(timeZone).format(new Date(instant));
  return day === dayFormat(timeZone).format(Date.now() + clock.offset)
    ? formatInstant(instant)
    : formatDate(day, 'short');
}

/** Whole seconds until a moment (ISO 8601) by the server's clock, rounded up; 0 once it has come. */
export const secondsUntil = (instant: string): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - Date.now() - clock.offset) / 1000));

/** The moment (ISO 8601) at which this device's clock showed so many milliseconds, by the server's clock. */
export const momentAt = (deviceMs: number): string => new Date(deviceMs + clock.offset).toISOString();

/** The center's day (YYYY-MM-DD) of a moment (ISO 8601). */
export const dayOf = (instant: string): string => dayFormat(clock.zone).format(new Date(instant));

/** Whole days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / 86_400_000);

/** The calendar day so many days after another; before it, for a negative number. */
export const dayAfter = (date: string, days: number): string =>
  new Date(utc(date).getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** An age in words: years of 365.25 days, months below one year (web-20). */
export function formatAge(dateOfBirth: string, today: string = centerNow().date): string {
  const years = Math.max(0, daysBetween(dateOfBirth, today)) / 365.25;
  return years >= 1
    ? translate('shell.ageInYears', { count: Math.floor(years) })
    : translate('shell.ageInMonths', { count: Math.floor(years * 12) });
}

const utc = (date: string): Date => new Date(`${date}T00:00:00Z`);

/**
 * Who writes the day before the month reads it so in words, too: '1 Mar' (web-29). English alone has both orders, and of a
 * clock it is American English that says AM.
 */
const localeFor = ({ month, hour }: Intl.DateTimeFormatOptions): string => {
  const locale = localeOf(i18next.language);
  return locale === 'en' && month && !hour && chosen.dateFormat === 'DD/MM/YYYY' ? 'en-GB' : locale;
};

/** Some browsers put a narrow no-break space before AM; a plain one reads and searches better. */
const shown = (options: Intl.DateTimeFormatOptions, moment: Date): string =>
  formatter(localeFor(options), { ...options, hourCycle: chosen.hourCycle })
    .format(moment)
    .replaceAll('\u202f', ' ');

const formatters = new Map<string, Intl.DateTimeFormat>();
function formatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language}${JSON.stringify(options)}`;
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(language, options);
  formatters.set(key, made);
  return made;
}

/** Swedish writes days as YYYY-MM-DD and times as HH:MM. */
const dayFormat = (timeZone: string | undefined) =>
  formatter('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });

const stamp = (): string =>
  formatter('sv-SE', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: clock.zone,
  }).format(new Date(Date.now() + clock.offset));

function onTick(listener: () => void): () => void {
  const timer = setInterval(listener, 5000);
  return () => clearInterval(timer);
}
