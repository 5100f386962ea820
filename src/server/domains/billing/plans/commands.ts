import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { holdBilling } from '../accounts/credit-queries.ts';
import { todayOf } from '../accounts/ledger.ts';
import {
  type Cadence,
  insertPlans,
  type PlanChange,
  type PlanKind,
  type PlanRow,
  planNamed,
  planRow,
  updatePlan,
} from './queries.ts';
import { planProblem } from './rules-plans.ts';

export interface NewPlan {
  readonly name: string;
  readonly kind: PlanKind;
  readonly cadence?: Cadence | null | undefined;
  readonly amount?: number | null | undefined;
  readonly basisPoints?: number | null | undefined;
  readonly weekdays?: readonly number[] | null | undefined;
  readonly isOffered?: boolean | undefined;
}

/** Adds a plan. 422 where its kind needs another cadence or amount, or the name is taken. */
export async function addPlan(scope: Scope, plan: NewPlan): Promise<PlanRow> {
  const { name, kind, cadence = null, amount = null, basisPoints = null, weekdays = null, isOffered = false } = plan;
  const problem = planProblem({ kind, cadence, amount, basisPoints, weekdays });
  if (problem) throw invalid(problem);
  await refuseTakenName(scope, name);
  const row = { name, kind, cadence, amount, basisPoints, weekdays: inOrder(weekdays), isOffered };
  const { id } = await scope.one(insertPlans([{ ...row, createdAt: scope.now }]));
  audit(scope, { action: 'add plan', entity: 'billing_plan', ids: [id], after: row });
  scope.touch('billing');
  return planOf(scope, id);
}

export interface ChangedPlan {
  readonly name?: string | undefined;
  readonly amount?: number | undefined;
  readonly basisPoints?: number | undefined;
  readonly weekdays?: readonly number[] | null | undefined;
  readonly isOffered?: boolean | undefined;
  readonly isArchived?: boolean | undefined;
  readonly version?: number | undefined;
}

/** Changes a plan for what is charged from now on; what was charged stays. */
export async function changePlan(
  scope: Scope,
  id: number,
  { version, isArchived, ...change }: ChangedPlan,
): Promise<PlanRow> {
  const before = await planOf(scope, id);
  refuseStale(before, version);
  const price =
    change.amount !== undefined
      ? { amount: change.amount, basisPoints: null }
      : change.basisPoints !== undefined
        ? { amount: null, basisPoints: change.basisPoints }
        : {};
  const weekdays = change.weekdays === undefined ? before.weekdays : inOrder(change.weekdays);
  const whole = { ...before, ...price, weekdays };
  const problem = planProblem(whole);
  if (problem) throw invalid(problem);
  const isBack = isArchived === false && before.archivedAt !== null;
  const name = change.name ?? before.name;
  if (isBack || name.toLowerCase() !== before.name.toLowerCase()) await refuseTakenName(scope, name, id);
  const written: PlanChange = {
    name,
    amount: whole.amount,
    basisPoints: whole.basisPoints,
    weekdays,
    isOffered: change.isOffered ?? before.isOffered,
    ...(isArchived !== undefined && { archivedAt: isArchived ? (before.archivedAt ?? scope.now) : null }),
  };
  await scope.count(updatePlan(id, written));
  audit(scope, { action: 'change plan', entity: 'billing_plan', ids: [id], before, after: written });
  scope.touch('billing');
  return planOf(scope, id);
}

export const planOf = async (scope: Scope, id: number): Promise<PlanRow> =>
  orRefuse(await scope.maybe(planRow(id, await todayOf(scope))), notFound('This plan was not found'));

async function refuseTakenName(scope: Scope, name: string, own?: number): Promise<void> {
  await scope.count(holdBilling());
  const taken = await scope.maybe(planNamed(name));
  if (taken && taken.id !== own) throw invalid({ name: 'There is a plan of this name already' });
}

const inOrder = (weekdays: readonly number[] | null | undefined): number[] | null =>
  weekdays ? [...new Set(weekdays)].sort() : null;
