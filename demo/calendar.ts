import type { Closure } from '#server/domains/center/queries.ts';
import { DEFAULT_HOURS } from '#server/domains/center/rules.ts';
import { addDays, dayAt, momentOf, timeAt, weekdayOf } from '#server/kernel/clock/zone.ts';
import { closuresBetween } from './closures.ts';

/** How far back the attendance goes, in days. */
export const HISTORY_DAYS = 120;
const AHEAD_DAYS = 75;

/** The center's days around the moment at which the demonstration is made. */
export interface Calendar {
  readonly now: Date;
  readonly today: string;
  /** The time of day now, HH:MM. */
  readonly clock: string;
  readonly closures: readonly Closure[];
  /** Days on which the center was open, oldest first, today included when it is open today. */
  readonly openDays: readonly string[];
  /** Open days to come, tomorrow at the earliest. */
  readonly openDaysAhead: readonly string[];
  isOpen(date: string): boolean;
  moment(date: string, time: string): Date;
  /** Of the open days on which `time` has passed, the one that is `back` before the newest. */
  dayBack(back: number, time: string): string;
}

const DAY = { begins: '07:30', shows: '10:20', ends: '17:00' };

/**
 * The moment that a demonstration shows which is made now: now on an open day from 7:30 to 17:00, else 10:20 of the last
 * open day; and until when of that day its time goes on.
 */
export function workingMoment(now: Date, zone: string): { readonly now: Date; readonly until: Date } {
  const { today, clock, isOpen, openDays, moment } = calendarAt(now, zone);
  const isToday = isOpen(today) && clock >= DAY.begins;
  const date = isToday ? today : openDays.findLast((day) => day < today);
  if (date === undefined) throw new Error('There is no open day');
  const until = moment(date, DAY.ends);
  return { now: isToday && now < until ? now : moment(date, DAY.shows), until };
}

/** Until when the time of a demonstration goes on that stands at some moment. */
export const endOfWork = (at: Date, zone: string): Date => momentOf(dayAt(at, zone), DAY.ends, zone);

export function calendarAt(now: Date, zone: string): Calendar {
  const today = dayAt(now, zone);
  const clock = timeAt(now, zone);
  const closures = closuresBetween(addDays(today, -HISTORY_DAYS), addDays(today, AHEAD_DAYS));
  const closed = new Set(closures.map(({ date }) => date));
  const weekdays = new Set(DEFAULT_HOURS.map(({ weekday }) => weekday));
  const isOpen = (date: string) => weekdays.has(weekdayOf(date)) && !closed.has(date);
  const days = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => addDays(today, from + index)).filter(isOpen);
  const openDays = days(-HISTORY_DAYS, 0);
  return {
    now,
    today,
    clock,
    closures,
    openDays,
    openDaysAhead: days(1, AHEAD_DAYS),
    isOpen,
    moment: (day, time) => momentOf(day, time, zone),
    dayBack: (back, time) => {
      const passed = openDays.filter((day) => day < today || time <= clock);
      const day = passed.at(-1 - back);
      if (day === undefined) throw new Error(`There are no ${back} open days`);
      return day;
    },
  };
}
