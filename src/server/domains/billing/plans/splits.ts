import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { invalid, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { withValues } from '#server/kernel/i18n/translate.ts';
import { accountFor } from '../accounts/commands.ts';
import { todayOf } from '../accounts/ledger.ts';
import { accountKinds } from '../accounts/queries.ts';
import { openWeekdays } from '../invoices/drafts.ts';
import { enrollmentRules, payers } from '../invoices/run-queries.ts';
import { type ShareRule, splitProblem, WHOLE } from '../rules-money.ts';
import {
  chargedThrough,
  childNamed,
  deleteSplit,
  enrollmentsOf,
  insertShare,
  insertSplit,
  lockChild,
  payersOf,
  type SplitRow,
  splitsOf,
} from './queries.ts';
import { pricesOn } from './rules-subscription.ts';

/** A child's plans and who pays for them. */
export async function childBilling(scope: Scope, childId: number) {
  const child = orRefuse(await scope.maybe(childNamed(childId)), notFound('This child was not found'));
  const [guardians, enrollments, splits] = await Promise.all([
    scope.all(payersOf(childId)),
    scope.all(enrollmentsOf([childId])),
    scope.all(splitsOf([childId])),
  ]);
  const prices = await pricesOf(scope, childId, splits);
  return { childId, childName: child.name, guardians, enrollments, splits: splits.toReversed(), prices };
}

/** What each payer pays of each tuition that is in force or will be, by the whole period. */
async function pricesOf(scope: Scope, childId: number, splits: readonly SplitRow[]) {
  const [rules, weekdays, today] = await Promise.all([
    scope.all(enrollmentRules([childId])),
    openWeekdays(scope),
    todayOf(scope),
  ]);
  const prices = pricesOn({ childId, enrollments: rules, splits, attended: [] }, today, weekdays);
  const accounts = await scope.all(payers([...new Set(prices.map(({ accountId }) => accountId))]));
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  return prices.map(({ enrollmentId, accountId, amount }) => ({
    enrollmentId,
    accountId,
    accountName: names.get(accountId) ?? '',
    amount,
  }));
}

export interface NewSplit {
  readonly from: string;
  readonly shares: readonly {
    readonly accountId?: number | undefined;
    readonly guardianId?: number | undefined;
    readonly basisPoints?: number | undefined;
    readonly amount?: number | undefined;
  }[];
}

/** Says who pays which part from a day on; days that were charged keep their split. */
export async function setSplit(scope: Scope, childId: number, { from, shares }: NewSplit) {
  orRefuse(await scope.maybe(lockChild(childId)), notFound('This child was not found'));
  const { day } = await scope.one(chargedThrough(childId));
  if (day !== null && from <= day)
    throw invalid({ from: withValues('Care is charged until {{date}}. Choose a later day.', { date: day }) });
  const rules: ShareRule[] = [];
  for (const { accountId, guardianId, basisPoints = null, amount = null } of shares) {
    if ((accountId === undefined) === (guardianId === undefined))
      throw invalid({ shares: 'Name each payer by an account or as a guardian' });
    rules.push({ accountId: accountId ?? (await accountFor(scope, guardianId ?? 0, 'shares')), basisPoints, amount });
  }
  const problem = splitProblem(rules);
  if (problem) throw invalid({ shares: problem });
  const known = await scope.all(accountKinds(rules.map(({ accountId }) => accountId)));
  if (known.length < rules.length) throw invalid({ shares: 'This account was not found' });
  await writeSplit(scope, childId, from, rules);
  return childBilling(scope, childId);
}

/**
 * The first guardian pays all, where nothing else was said; 422 where there is nobody to pay.
 * @param from the first day of care
 */
export async function ensurePayer(scope: Scope, childId: number, from: string): Promise<readonly ShareRule[]> {
  const [split] = await scope.all(splitsOf([childId]));
  if (split) return split.shares;
  const [payer] = await scope.all(payersOf(childId));
  if (!payer) throw invalid({ childId: 'This child has no guardian who could pay. Say who pays first.' });
  const shares = [
    { accountId: payer.accountId ?? (await accountFor(scope, payer.guardianId)), basisPoints: WHOLE, amount: null },
  ];
  await writeSplit(scope, childId, from, shares);
  return shares;
}

async function writeSplit(scope: Scope, childId: number, from: string, shares: readonly ShareRule[]): Promise<void> {
  const { actor } = await scope.opened;
  scope.later(deleteSplit(childId, from));
  const { id: splitId } = await scope.one(insertSplit(childId, from, scope.now, staffIdOf(actor)));
  for (const [place, { accountId, basisPoints, amount }] of shares.entries())
    scope.later(insertShare({ splitId, billingAccountId: accountId, place, basisPoints, amount }));
  audit(scope, {
    action: 'split costs',
    entity: 'payer_split',
    ids: [splitId],
    children: [childId],
    after: { from, shares },
  });
  scope.touch('billing', [childId]);
}
