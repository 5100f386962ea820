import { LONGEST_ENROLLMENT } from '#contract/billing-shapes.ts';
import type { Scope } from '#server/db/scope.ts';
import { refuseLong } from '#server/http/date-range.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { conflict, invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { holdBilling } from '../accounts/credit-queries.ts';
import { creditUnusedDays, unusedDays } from '../accounts/credits.ts';
import { book, todayOf } from '../accounts/ledger.ts';
import { accountKinds } from '../accounts/queries.ts';
import { partsOf } from '../rules-money.ts';
import { planOf } from './commands.ts';
import {
  type EnrollmentRow,
  endEnrollmentRow,
  enrollmentRow,
  enrollmentsOf,
  insertEnrollment,
  lockChild,
} from './queries.ts';
import { areTogether } from './rules-periods.ts';
import { ensurePayer } from './splits.ts';

export interface NewEnrollment {
  readonly childId: number;
  readonly planId: number;
  readonly from: string;
  readonly to?: string | null | undefined;
  readonly weekdays?: readonly number[] | null | undefined;
  readonly agencyAccountId?: number | null | undefined;
}

/**
 * Puts a child on a plan. A fee is charged at once, by the percentages of the split; a subsidy names its agency. 409 where the
 * child is on that plan on that day already.
 */
export async function enrollInPlan(scope: Scope, input: NewEnrollment): Promise<EnrollmentRow> {
  const { childId, planId, from, weekdays = null } = input;
  orRefuse(await scope.maybe(lockChild(childId)), invalid({ childId: 'Please select a child' }));
  const plan = await planOf(scope, planId);
  if (plan.archivedAt) throw invalid({ planId: 'This plan is archived' });
  const isFee = plan.kind === 'fee';
  const to = isFee ? from : (input.to ?? null);
  if (to !== null && to < from) throw invalid({ to: 'The last day must not be before the first' });
  if (to !== null) refuseLong({ from, to }, LONGEST_ENROLLMENT);
  if (weekdays && (plan.kind !== 'tuition' || plan.cadence === 'day'))
    throw invalid({ weekdays: 'Weekdays belong to tuition' });
  const agencyAccountId = await agencyOf(scope, plan.kind, input.agencyAccountId ?? null);
  const others = await scope.all(enrollmentsOf([childId]));
  if (others.some((one) => one.planId === planId && areTogether(one, { from, to })))
    throw conflict('This child is on this plan already');
  const payers = await ensurePayer(scope, childId, from);

  const { actor } = await scope.opened;
  const row = { childId, planId, weekdays: weekdays && [...new Set(weekdays)].sort(), agencyAccountId };
  const { id } = await scope.one(
    insertEnrollment({ ...row, fromDate: from, toDate: to, createdAt: scope.now, createdBy: staffIdOf(actor) }),
  );
  const after = { ...row, from, to };
  audit(scope, { action: 'enroll in plan', entity: 'plan_enrollment', ids: [id], children: [childId], after });
  scope.touch('billing', [childId]);
  if (isFee) {
    const parts = partsOf(plan.amount ?? 0, payers, null).filter(({ amount }) => amount > 0);
    const common = { kind: 'charge', category: 'registration', date: await todayOf(scope) } as const;
    const about = { description: plan.name, childId, enrollmentId: id, serviceFrom: from, serviceTo: from };
    await book(
      scope,
      parts.map(({ accountId, amount }) => ({ ...common, ...about, billingAccountId: accountId, amount })),
    );
  }
  return enrollment(scope, id);
}

/** Ends an enrollment with a last day (the day before the first: it never began) and credits what was charged beyond. */
export async function endEnrollment(
  scope: Scope,
  id: number,
  { on, version }: { readonly on: string; readonly version?: number | undefined },
): Promise<EnrollmentRow & { credited: number }> {
  await scope.count(holdBilling());
  const before = await enrollment(scope, id);
  refuseStale(before, version);
  if (before.kind === 'fee') throw conflict('A fee is charged once; give a credit instead');
  if (on < addDays(before.from, -1)) throw invalid({ on: 'The last day must not be before the first' });
  if (before.to !== null && on > before.to && before.billedThrough !== null && before.billedThrough >= before.to)
    throw conflict('This enrollment has ended and was charged; put the child on the plan again');
  await scope.count(endEnrollmentRow(id, on));
  const credited = before.kind === 'tuition' ? await creditUnusedDays(scope, id, on) : 0;
  audit(scope, {
    action: 'end enrollment in plan',
    entity: 'plan_enrollment',
    ids: [id],
    children: [before.childId],
    before: { to: before.to },
    after: { to: on, credited },
  });
  scope.touch('billing', [before.childId]);
  return { ...(await enrollment(scope, id)), credited };
}

/** What ending an enrollment on a day would credit; nothing is written. */
export async function creditAtEnd(scope: Scope, id: number, asked: string | undefined) {
  const { kind } = await enrollment(scope, id);
  const date = asked ?? (await todayOf(scope));
  return { date, credited: kind === 'tuition' ? await unusedDays(scope, id, date) : 0 };
}

export const enrollment = async (scope: Scope, id: number): Promise<EnrollmentRow> =>
  orRefuse(await scope.maybe(enrollmentRow(id)), notFound('This enrollment was not found'));

/** Only a subsidy has an agency, and it must have one. */
async function agencyOf(scope: Scope, kind: string, accountId: number | null): Promise<number | null> {
  if (kind !== 'subsidy') {
    if (accountId !== null) throw invalid({ agencyAccountId: 'Only a subsidy is paid by an agency' });
    return null;
  }
  const [account] = accountId === null ? [] : await scope.all(accountKinds([accountId]));
  if (account?.kind !== 'agency') throw invalid({ agencyAccountId: 'Select the agency that pays' });
  return account.id;
}
