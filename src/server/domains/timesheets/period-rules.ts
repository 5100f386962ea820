import type { PayPeriod, Rounding } from '#contract/timesheets-choices.ts';
import { addDays, addMonths } from '#server/kernel/clock/zone.ts';

/** From a local date on, until the next rule. */
export interface PayRule {
  /** The first day of a period. */
  readonly fromDate: string;
  readonly payPeriod: PayPeriod;
  readonly roundingMinutes: Rounding | null;
}
/** Local dates, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** What holds before a Director has said anything: two weeks that begin on a Sunday, and no rounding; from before any day that is named (http-11). */
export const FIRST_RULE: PayRule = { fromDate: '1899-12-24', payPeriod: 'every-two-weeks', roundingMinutes: null };

/** The rule of a date. The rules are in the order of their dates. */
export const ruleOn = (rules: readonly PayRule[], date: string): PayRule =>
  rules.findLast(({ fromDate }) => fromDate <= date) ?? FIRST_RULE;

/** The pay period in which a date lies; a new rule cuts the last one of the rule before it short. */
export function periodOf(rules: readonly PayRule[], date: string): Period {
  const rule = ruleOn(rules, date);
  const whole = wholePeriod(rule, date);
  const next = rules.find(({ fromDate }) => fromDate > date);
  const ends = next ? addDays(next.fromDate, -1) : whole.to;
  return { from: later(rule.fromDate, whole.from), to: ends < whole.to ? ends : whole.to };
}

function wholePeriod({ payPeriod, fromDate }: PayRule, date: string): Period {
  if (payPeriod === 'weekly' || payPeriod === 'every-two-weeks') {
    const length = payPeriod === 'weekly' ? 7 : 14;
    const since = Math.round((Date.parse(date) - Date.parse(fromDate)) / DAY_MS);
    const from = addDays(date, -(((since % length) + length) % length));
    return { from, to: addDays(from, length - 1) };
  }
  const first = `${date.slice(0, 8)}01`;
  const last = addDays(addMonths(first, 1), -1);
  if (payPeriod === 'monthly') return { from: first, to: last };
  const middle = `${date.slice(0, 8)}15`;
  return date <= middle ? { from: first, to: middle } : { from: addDays(middle, 1), to: last };
}

const DAY_MS = 86_400_000;
const later = (one: string, other: string) => (one > other ? one : other);
