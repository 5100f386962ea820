import { addDays, weekdayOf } from '#server/kernel/clock/zone.ts';
import type { WageLaw } from './wage-law.ts';

/** What of somebody's terms decides about overtime, on a date. */
export interface Terms {
  /** 1 is Monday. */
  readonly workweekStarts: number;
  readonly isExempt: boolean;
}
/** Paid minutes by how they are paid: once, one and a half times, twice. */
export interface Paid {
  readonly regular: number;
  readonly overtime: number;
  readonly double: number;
}

/** Who has no employment on a date: a week that begins on Sunday, and overtime is paid. */
export const USUAL_TERMS: Terms = { workweekStarts: 7, isExempt: false };
export const NOTHING_PAID: Paid = { regular: 0, overtime: 0, double: 0 };

/** The first day of the workweek of a date. */
export const workweekOf = (date: string, { workweekStarts }: Pick<Terms, 'workweekStarts'>): string =>
  addDays(date, -((weekdayOf(date) - workweekStarts + 7) % 7));

/**
 * How the minutes of a date are paid, given those of the days of its workweek before it. A minute that is overtime by the day
 * does not count for the week once more (no pyramiding), so each minute is paid in one way.
 */
export function paidOn(
  date: string,
  workedOn: (date: string) => number,
  terms: Terms,
  law: Pick<WageLaw, 'weekly' | 'daily' | 'seventhDay'>,
): Paid {
  if (terms.isExempt) return { ...NOTHING_PAID, regular: workedOn(date) };
  let regularOfWeek = 0;
  let daysInARow = 0;
  for (let day = workweekOf(date, terms); ; day = addDays(day, 1)) {
    const worked = workedOn(day);
    daysInARow = worked > 0 ? daysInARow + 1 : 0;
    const paid = weekly(daily(worked, daysInARow === 7, law), law.weekly.overtimeOver - regularOfWeek);
    if (day === date) return paid;
    regularOfWeek += paid.regular;
  }
}

function daily(worked: number, isSeventh: boolean, law: Pick<WageLaw, 'daily' | 'seventhDay'>): Paid {
  const overtimeOver = isSeventh && law.seventhDay ? 0 : (law.daily?.overtimeOver ?? worked);
  const doubleOver = (isSeventh && law.seventhDay ? law.seventhDay.doubleOver : law.daily?.doubleOver) ?? worked;
  const double = Math.max(0, worked - doubleOver);
  const overtime = Math.max(0, worked - double - overtimeOver);
  return { regular: worked - double - overtime, overtime, double };
}

/** What is left of the week's hours is paid once, the rest as overtime. */
function weekly({ regular, overtime, double }: Paid, left: number): Paid {
  const beyond = Math.max(0, regular - Math.max(0, left));
  return { regular: regular - beyond, overtime: overtime + beyond, double };
}

export const added = (one: Paid, other: Paid): Paid => ({
  regular: one.regular + other.regular,
  overtime: one.overtime + other.overtime,
  double: one.double + other.double,
});
