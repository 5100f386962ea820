import type { Scope } from '#server/db/scope.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { invalid } from '#server/kernel/http-error.ts';
import { holdBilling } from '../accounts/credit-queries.ts';
import { planOf } from './commands.ts';
import { endEnrollment, enrollInPlan } from './enrollments.ts';
import { type EnrollmentRow, enrollmentsOf, lockChildren, type PlanRow, planStates } from './queries.ts';
import { areTogether } from './rules-periods.ts';

/** Children whom this plan would not take like the others, were they put on it from a day on. */
export async function statesOf(scope: Scope, planId: number, from: string) {
  const plan = await planOf(scope, planId);
  return scope.all(planStates(planId, daysOn(plan, from)));
}

export interface SeveralOnPlan {
  readonly childIds: readonly number[];
  readonly from: string;
  readonly agencyAccountId?: number | null | undefined;
  readonly endOthers?: boolean | undefined;
}

/**
 * Puts several children on a plan, each as by itself (billing-12); all of them or, where something is wrong, none. Answers who
 * stayed as they were, how many other enrollments ended, and what was given back for them, in cents.
 */
export async function enrollSeveral(scope: Scope, planId: number, input: SeveralOnPlan) {
  const { from, agencyAccountId, endOthers = false } = input;
  const ids = [...new Set(input.childIds)];
  // First, as whoever invoices does: it holds the books and then the children.
  await scope.count(holdBilling());
  const plan = await planOf(scope, planId);
  if (endOthers && plan.kind !== 'tuition')
    throw invalid({ endOthers: 'Only tuition takes the place of other tuition' });
  const children = (await scope.all(lockChildren(ids))).map(({ id, name }) => ({ childId: id, name }));
  if (children.length < ids.length) throw invalid({ childIds: 'There is no enrolled child with this id' });

  const states = new Map((await scope.all(planStates(planId, daysOn(plan, from)))).map((one) => [one.childId, one]));
  const reasonOf = (childId: number): 'there' | 'no-payer' | null => {
    const state = states.get(childId);
    if (state?.isOnPlan) return 'there';
    return state && !state.hasPayer ? 'no-payer' : null;
  };
  const kept = children.flatMap((child) => {
    const reason = reasonOf(child.childId);
    return reason ? [{ ...child, reason }] : [];
  });
  const enrolled = children.filter(({ childId }) => reasonOf(childId) === null);
  const others = endOthers ? await otherTuition(scope, enrolled, planId, from) : [];
  let credited = 0;
  for (const other of others) {
    // What begins later never begins.
    const on = addDays(other.from < from ? from : other.from, -1);
    credited += (await endEnrollment(scope, other.id, { on })).credited;
  }
  // In the order of their ids, like all who write for several.
  for (const { childId } of enrolled.toSorted((one, other) => one.childId - other.childId))
    await enrollInPlan(scope, { childId, planId, from, agencyAccountId });
  return { enrolled, kept, ended: others.length, credited };
}

/** Other tuition of these children that is in force on a day, or begins after it. */
async function otherTuition(
  scope: Scope,
  children: readonly { readonly childId: number }[],
  planId: number,
  from: string,
): Promise<EnrollmentRow[]> {
  const rows = await scope.all(enrollmentsOf(children.map(({ childId }) => childId)));
  return rows.filter((one) => one.kind === 'tuition' && one.planId !== planId && areTogether(one, { from, to: null }));
}

/** The days of an enrollment from a day on: a fee's is one. */
const daysOn = ({ kind }: PlanRow, from: string) => ({ from, to: kind === 'fee' ? from : null });
