import type { Position } from '#contract/employment-choices.ts';
import { type AccrualKind, USUAL_DAY } from '#contract/time-off-choices.ts';

/** How paid time off comes about. In minutes. */
export interface Policy {
  /** Null: everybody whose position has none of its own. */
  readonly position: Position | null;
  readonly kind: AccrualKind;
  readonly minutes: number;
  /** The balance grows to so much at most; null: without an end. */
  readonly most: number | null;
}

/** The policy of somebody's position, else that of all others. */
export const policyFor = (policies: readonly Policy[], position: Position | null): Policy | undefined =>
  policies.find((policy) => position !== null && policy.position === position) ??
  policies.find((policy) => policy.position === null);

/**
 * What an approved timesheet brings beside what it has brought before, when it was approved with other hours. It never takes the
 * balance beyond the policy's limit; where less was worked than it had said, the difference is taken back.
 */
export function accrual(
  policy: Policy | undefined,
  { worked, before, balance }: { readonly worked: number; readonly before: number; readonly balance: number },
): number {
  if (!policy) return 0;
  const all = policy.kind === 'worked' ? Math.floor((worked * policy.minutes) / 60) : policy.minutes;
  const more = all - before;
  if (more <= 0 || policy.most === null) return more;
  return Math.min(more, Math.max(0, policy.most - balance));
}

/** A whole day off: a fifth of the week that was agreed on. */
export const wholeDayOf = (weeklyMinutes: number | null): number =>
  weeklyMinutes === null || weeklyMinutes < 5 ? USUAL_DAY : Math.round(weeklyMinutes / 5);
