import type { Closure } from '#server/domains/center/queries.ts';
import { DEFAULT_HOURS } from '#server/domains/center/rules.ts';
import { addDays, weekdayOf } from '#server/kernel/clock/zone.ts';

const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;

/** Days (both included) on which the center would be open and is not: public holidays, and two training days a year. */
export function closuresBetween(from: string, to: string): Closure[] {
  const usual = new Set(DEFAULT_HOURS.map(({ weekday }) => weekday));
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4))) as [number, number];
  // A New Year's Day on a Saturday is kept in the year before.
  const all = Array.from({ length: last + 1 - first + 1 }, (_, index) => first + index).flatMap(closuresOf);
  const byDate = new Map(all.toReversed().map((closure) => [closure.date, closure]));
  return [...byDate.values()]
    .filter(({ date }) => date >= from && date <= to && usual.has(weekdayOf(date)))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

function closuresOf(year: number): Closure[] {
  const thanksgiving = nth(4, THURSDAY, year, 11);
  return [
    { date: observed(`${year}-01-01`), reason: "New Year's Day" },
    { date: nth(3, MONDAY, year, 1), reason: 'Martin Luther King Jr. Day' },
    { date: nth(3, MONDAY, year, 2), reason: "Presidents' Day" },
    { date: nth(2, FRIDAY, year, 4), reason: 'Staff training day' },
    { date: addDays(nth(1, MONDAY, year, 6), -7), reason: 'Memorial Day' },
    { date: observed(`${year}-06-19`), reason: 'Juneteenth' },
    { date: observed(`${year}-07-04`), reason: 'Independence Day' },
    { date: nth(1, MONDAY, year, 9), reason: 'Labor Day' },
    { date: nth(3, FRIDAY, year, 10), reason: 'Staff training day' },
    { date: thanksgiving, reason: 'Thanksgiving' },
    { date: addDays(thanksgiving, 1), reason: 'Day after Thanksgiving' },
    { date: `${year}-12-24`, reason: 'Christmas Eve' },
    { date: observed(`${year}-12-25`), reason: 'Christmas Day' },
    { date: `${year}-12-31`, reason: "New Year's Eve" },
  ];
}

/** The `count`th of a weekday in a month. */
function nth(count: number, weekday: number, year: number, month: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7);
}

/** A holiday on a Saturday is kept on the Friday before, one on a Sunday on the Monday after. */
function observed(date: string): string {
  const weekday = weekdayOf(date);
  if (weekday === 6) return addDays(date, -1);
  return weekday === 7 ? addDays(date, 1) : date;
}
