import type { CADENCES, PLAN_KINDS } from '#contract/billing-shapes.ts';

interface PlanRule {
  readonly kind: (typeof PLAN_KINDS)[number];
  readonly cadence: (typeof CADENCES)[number] | null;
  readonly amount: number | null;
  readonly basisPoints: number | null;
  readonly weekdays: readonly number[] | null;
}

/** What is wrong with a plan, by field; null when nothing is. */
export function planProblem({ kind, cadence, amount, basisPoints, weekdays }: PlanRule): Record<string, string> | null {
  if (kind === 'discount' || kind === 'subsidy') {
    if (cadence !== null) return { cadence: 'A discount or subsidy follows the tuition; it has no cadence of its own' };
    if ((amount === null) === (basisPoints === null)) return { amount: 'Enter an amount or a percentage' };
    return weekdays === null ? null : { weekdays: 'Weekdays belong to tuition' };
  }
  if (kind === 'fee' && cadence !== 'once') return { cadence: 'A fee is charged once' };
  if (kind === 'tuition' && (cadence === null || cadence === 'once'))
    return { cadence: 'Choose how often tuition is charged' };
  if (amount === null || basisPoints !== null) return { amount: 'Enter an amount' };
  return weekdays === null || (kind === 'tuition' && cadence !== 'day')
    ? null
    : { weekdays: 'Weekdays belong to tuition' };
}
