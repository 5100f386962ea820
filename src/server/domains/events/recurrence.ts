import type { RecurrenceUnit } from '#contract/events-choices.ts';
import { dateOf, lastDayOf, numberOf, weekdayOfNumber } from './day-numbers.ts';

/** When an event takes place again (contract/events.ts says what each field means). Days are the center's, YYYY-MM-DD. */
export interface Recurrence {
  readonly unit: RecurrenceUnit;
  readonly interval: number;
  readonly weekdays: number[];
  readonly monthlyBy: 'day' | 'weekday';
  readonly until: string | null;
  readonly count: number | null;
  readonly skipsClosed: boolean;
}

/** A series: its first day and how it goes on. `until` bounds it; `count` has become an `until` when it was saved. */
export interface Series {
  readonly date: string;
  readonly recurrence: Recurrence | null;
}

/**
 * The days from `from` to `to`, in order, on which a series begins anew. Plain days of a calendar: no zone and no clock change
 * can touch them. What it skips because the center is closed is the business of whoever calls.
 */
export function* daysOfSeries({ date, recurrence }: Series, from: string, to: string): Generator<string> {
  if (!recurrence) {
    if (date >= from && date <= to) yield date;
    return;
  }
  const last = recurrence.until !== null && recurrence.until < to ? recurrence.until : to;
  for (const day of daysFrom(date, recurrence, from)) {
    if (day > last) return;
    if (day >= from) yield day;
  }
}

/** The first day on which a series takes place: the given day, or the next of the weekdays named. */
export function firstDay(date: string, recurrence: Recurrence | null): string {
  if (!recurrence) return date;
  const [first] = daysFrom(date, recurrence, date);
  return first ?? date;
}

/** The day of the `count`th time of a series. */
export function dayOfCount(date: string, recurrence: Recurrence, count: number): string {
  let last = date;
  let seen = 0;
  for (const day of daysFrom(date, recurrence, date)) {
    last = day;
    seen += 1;
    if (seen === count) break;
  }
  return last;
}

/** No calendar reaches further. */
const LAST_YEAR = 9999;

/** The days of a series without its end, beginning at the latest with the first one on or after `from`. */
function daysFrom(date: string, recurrence: Recurrence, from: string): Generator<string> {
  const start = from > date ? from : date;
  if (recurrence.unit === 'day') return steps(date, recurrence.interval, start);
  if (recurrence.unit === 'week') return weeks(date, recurrence, start);
  return months(date, recurrence, start);
}

function* steps(date: string, interval: number, start: string): Generator<string> {
  const first = numberOf(date);
  const skipped = Math.floor((numberOf(start) - first) / interval);
  for (let day = first + skipped * interval; day <= LAST_DAY; day += interval) yield dateOf(day);
}

function* weeks(date: string, { interval, weekdays }: Recurrence, start: string): Generator<string> {
  const first = numberOf(date);
  const monday = first - (weekdayOfNumber(first) - 1);
  const named = weekdays.length > 0 ? [...new Set(weekdays)].toSorted((a, b) => a - b) : [weekdayOfNumber(first)];
  const step = 7 * interval;
  const skipped = Math.floor((numberOf(start) - monday) / step);
  for (let week = monday + skipped * step; week <= LAST_DAY - 7; week += step) {
    for (const weekday of named) if (week + weekday - 1 >= first) yield dateOf(week + weekday - 1);
  }
}

function* months(date: string, recurrence: Recurrence, start: string): Generator<string> {
  const { unit, interval, monthlyBy } = recurrence;
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const step = unit === 'year' ? interval * 12 : interval;
  const [startYear = 0, startMonth = 0] = start.split('-').map(Number);
  const first = year * 12 + month - 1;
  const skipped = Math.max(0, Math.floor((startYear * 12 + startMonth - 1 - first) / step));
  const byWeekday = unit === 'month' && monthlyBy === 'weekday';
  for (let at = first + skipped * step; at < (LAST_YEAR + 1) * 12; at += step) {
    const [inYear, inMonth] = [Math.floor(at / 12), (at % 12) + 1];
    yield byWeekday ? sameWeekday(date, day, inYear, inMonth) : clamped(inYear, inMonth, day);
  }
}

/** The 31st of a shorter month is its last day, the 29th of February in a common year the 28th. */
const clamped = (year: number, month: number, day: number): string =>
  dateIn(year, month, Math.min(day, lastDayOf(year, month)));

/** 'The second Tuesday' of another month; a fifth is the last, since not every month has five. */
function sameWeekday(date: string, day: number, year: number, month: number): string {
  const weekday = weekdayOfNumber(numberOf(date));
  const nth = Math.ceil(day / 7);
  const first = numberOf(dateIn(year, month, 1));
  const found = 1 + ((weekday - weekdayOfNumber(first) + 7) % 7) + 7 * (nth - 1);
  return dateIn(year, month, found > lastDayOf(year, month) || nth === 5 ? lastOf(weekday, year, month) : found);
}

function lastOf(weekday: number, year: number, month: number): number {
  const end = lastDayOf(year, month);
  return end - ((weekdayOfNumber(numberOf(dateIn(year, month, end))) - weekday + 7) % 7);
}

const dateIn = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const LAST_DAY = numberOf('9999-12-31');
