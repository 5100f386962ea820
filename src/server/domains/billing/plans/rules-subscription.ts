import type { CADENCES } from '#contract/billing-shapes.ts';
import { type ChildRules, isOn, type PlannedCharge, splitOn, tuitionCharges } from './rules-charges.ts';
import { periodOf } from './rules-periods.ts';

/** What one payer pays for one enrollment, for a whole period. */
export type Price = Pick<PlannedCharge, 'enrollmentId' | 'childId' | 'accountId' | 'description' | 'amount'> & {
  readonly cadence: (typeof CADENCES)[number];
  readonly from: string;
  readonly to: string | null;
};

/** Whole periods' prices of tuition that is in force on a day, or begins after it, split among its payers. */
export function pricesOn(child: ChildRules, date: string, openWeekdays: readonly number[]): Price[] {
  const current = child.enrollments.filter((one) => one.kind === 'tuition' && (isOn(one, date) || one.from > date));
  return current.flatMap((enrollment) => {
    const { cadence, from, to } = enrollment;
    if (cadence === null || cadence === 'once') return [];
    const at = from > date ? from : date;
    // As if it were in force for the whole of that period, beside what else is in force then.
    const whole = child.enrollments.map((one) => (isOn(one, at) ? { ...one, from: EVER, to: null } : one));
    const first = cadence === 'day' ? at : periodOf(cadence, at).from;
    const shares = splitOn(child.splits, at);
    const rules = { ...child, enrollments: whole, splits: shares ? [{ from: EVER, shares }] : [], attended: [at] };
    return tuitionCharges(rules, { from: first, to: first }, openWeekdays)
      .filter(({ enrollmentId }) => enrollmentId === enrollment.id)
      .map((charge) => ({
        enrollmentId: charge.enrollmentId,
        childId: charge.childId,
        accountId: charge.accountId,
        description: charge.description,
        amount: charge.amount,
        cadence,
        from,
        to,
      }));
  });
}
const EVER = '2000-01-01';

/** An amount of a cadence by the week, in whole cents; of drop-in care there is none. */
export function weekly(amount: number, cadence: string): number {
  if (cadence === 'weekly') return amount;
  if (cadence === 'biweekly') return Math.round(amount / 2);
  return cadence === 'monthly' ? Math.round((amount * 12) / 52) : 0;
}

interface AccountSummary {
  readonly overdue: number;
  readonly due: number;
  readonly hasPaid: boolean;
  readonly hasFailed: boolean;
}

/** What the subscription's badge says (billing-2). */
export function subscriptionStatus(
  enrollments: readonly { readonly from: string; readonly to: string | null }[],
  { overdue }: Pick<AccountSummary, 'overdue'>,
  today: string,
): 'active' | 'past_due' | 'pending' | 'canceled' | 'inactive' {
  if (enrollments.length === 0) return 'inactive';
  if (enrollments.some((one) => isOn(one, today))) return overdue > 0 ? 'past_due' : 'active';
  return enrollments.some(({ from }) => from > today) ? 'pending' : 'canceled';
}

/** What the payment's badge says; null where nothing was ever charged or paid. */
export function paymentStatus({ overdue, due, hasPaid, hasFailed }: AccountSummary): string | null {
  if (hasFailed && due > 0) return 'failed';
  if (overdue > 0) return 'past_due';
  if (due > 0) return 'pending';
  return hasPaid ? 'paid' : null;
}
