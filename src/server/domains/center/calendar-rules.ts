import { addDays, weekdayOf } from '#server/kernel/clock/zone.ts';
import type { Closure } from './queries.ts';

/** A weekday on which the center opens: 1 is Monday, local times HH:MM. */
export interface OpenDay {
  readonly weekday: number;
  readonly opens: string;
  readonly closes: string;
}

/** How far ahead the next opening is looked for. */
export const DAYS_IN_SIGHT = 366;

/** What is wrong with a week's hours, by field; null when nothing is. */
export function hoursProblems(days: readonly OpenDay[]): Record<string, string> | null {
  const problems: Record<string, string> = {};
  for (const [at, { weekday, opens, closes }] of days.entries()) {
    if (closes <= opens) problems[`days.${at}.closes`] = 'The closing time must be after the opening time';
    if (days.findIndex((day) => day.weekday === weekday) !== at)
      problems[`days.${at}.weekday`] = 'This weekday is named twice';
  }
  return Object.keys(problems).length > 0 ? problems : null;
}

/** Closed days, in order, put together to ranges of the same reason. A weekend between them parts a range. */
export function closuresOf(days: readonly Closure[]): { from: string; to: string; reason: string }[] {
  const ranges: { from: string; to: string; reason: string }[] = [];
  for (const { date, reason } of days) {
    const last = ranges.at(-1);
    if (last && last.reason === reason && addDays(last.to, 1) === date) last.to = date;
    else ranges.push({ from: date, to: date, reason });
  }
  return ranges;
}

/**
 * Whether a center is open at a local day and time, and else when it opens next.
 * @param closed days from `date` on, at least DAYS_IN_SIGHT of them
 */
export function openingAt(
  { date, time }: { date: string; time: string },
  week: readonly OpenDay[],
  closed: readonly Closure[],
) {
  const reasons = new Map(closed.map((closure) => [closure.date, closure.reason]));
  const usual = (day: string) => week.find(({ weekday }) => weekday === weekdayOf(day));
  const hoursOn = (day: string) => (reasons.has(day) ? undefined : usual(day));
  const today = hoursOn(date);
  const open = today !== undefined && time >= today.opens && time < today.closes;
  const reason = reasons.get(date);
  return {
    open,
    opensAt: today?.opens ?? null,
    closesAt: today?.closes ?? null,
    closure: reason === undefined ? null : { reason },
    nextOpening: open ? null : nextOpening(),
  };

  function nextOpening() {
    if (today && time < today.opens) return { date, time: today.opens };
    for (let ahead = 1; ahead <= DAYS_IN_SIGHT; ahead += 1) {
      const day = addDays(date, ahead);
      const hours = hoursOn(day);
      if (hours) return { date: day, time: hours.opens };
    }
    return null;
  }
}
