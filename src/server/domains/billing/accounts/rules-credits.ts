import { prorated } from '../rules-money.ts';

/**
 * What of a charge falls to some of the days it was for: the days of a charge together are exactly its amount, however they
 * are credited one after another.
 * @param days all days of care the charge was for, in order
 */
export function creditFor(amount: number, days: readonly string[], credited: ReadonlySet<string>): number {
  return days.reduce(
    (sum, day, at) =>
      credited.has(day) ? sum + prorated(amount, at + 1, days.length) - prorated(amount, at, days.length) : sum,
    0,
  );
}
