import { dayAfter } from '#web/lib/time.ts';

/** A date range, both dates included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}
export const VIEWS = ['list', 'week', 'month'] as const;
export type CalendarView = (typeof VIEWS)[number];

/** How far a list reaches. */
const LIST_DAYS = 30;
const DAY_MS = 86_400_000;

/** Monday is 1, Sunday 7. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** The first day of the week of a day, where weeks begin with `start` (1: Monday, 7: Sunday). */
const weekOf = (date: string, start: number): string => dayAfter(date, -((weekdayOf(date) - start + 7) % 7));

const monthOf = (date: string): string => `${date.slice(0, 7)}-01`;

/** The date some months later; of a shorter month its last. */
export function monthAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const length = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, length))).toISOString().slice(0, 10);
}

/** The days that a view shows around a day. A month is shown in whole weeks. */
export function daysShown(view: CalendarView, date: string, start: number): Days {
  if (view === 'list') return { from: date, to: dayAfter(date, LIST_DAYS - 1) };
  if (view === 'week') {
    const from = weekOf(date, start);
    return { from, to: dayAfter(from, 6) };
  }
  const last = dayAfter(monthAfter(monthOf(date), 1), -1);
  return { from: weekOf(monthOf(date), start), to: dayAfter(weekOf(last, start), 6) };
}

/** The day around which the view before or after is. */
export function stepped(view: CalendarView, date: string, by: 1 | -1): string {
  if (view === 'month') return monthAfter(monthOf(date), by);
  return dayAfter(date, by * (view === 'week' ? 7 : LIST_DAYS));
}

export function* eachDay({ from, to }: Days): Generator<string> {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  for (let at = 0; at <= days; at += 1) yield dayAfter(from, at);
}

/** By week, as a month is drawn. */
export function weeksOf(days: Days): string[][] {
  const all = [...eachDay(days)];
  return Array.from({ length: Math.ceil(all.length / 7) }, (_, week) => all.slice(week * 7, week * 7 + 7));
}

/** The day to which a key leads in the grid of a month; null for every other key. */
export function dayByKey(key: string, date: string, isMirrored: boolean): string | null {
  const sideways = isMirrored ? -1 : 1;
  if (key === 'ArrowRight') return dayAfter(date, sideways);
  if (key === 'ArrowLeft') return dayAfter(date, -sideways);
  if (key === 'ArrowDown') return dayAfter(date, 7);
  if (key === 'ArrowUp') return dayAfter(date, -7);
  if (key === 'PageDown') return monthAfter(date, 1);
  if (key === 'PageUp') return monthAfter(date, -1);
  return null;
}
