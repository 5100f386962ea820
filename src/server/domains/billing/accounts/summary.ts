import type { Scope } from '#server/db/scope.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { openWeekdays } from '../invoices/drafts.ts';
import { billedThrough, childrenPaidBy, enrollmentRules } from '../invoices/run-queries.ts';
import { failedAccounts } from '../payments/online-queries.ts';
import { splitsOf } from '../plans/queries.ts';
import type { EnrollmentRule } from '../plans/rules-charges.ts';
import { later } from '../plans/rules-periods.ts';
import { type Price, paymentStatus, pricesOn, subscriptionStatus, weekly } from '../plans/rules-subscription.ts';
import { settingsRow } from '../settings-queries.ts';
import { todayOf } from './ledger.ts';
import { type AccountRow, accountsOfGuardians, allAccounts } from './queries.ts';

/** How a payer stands: what the columns of Parent Management and the parent's own billing show. */
export interface AccountSummary {
  readonly account: AccountRow;
  /** What is invoiced and not paid. */
  readonly due: number;
  readonly status: ReturnType<typeof subscriptionStatus>;
  readonly prices: readonly (Price & { readonly childName: string })[];
  readonly paymentStatus: string | null;
  /** When the next invoice is due, or will be. */
  readonly nextDueOn: string | null;
}

/** How the payers among some guardians stand, or all payers; by their accounts. */
export async function accountSummaries(scope: Scope, guardianIds: readonly number[] | null): Promise<AccountSummary[]> {
  const today = await todayOf(scope);
  const accounts = await scope.all(guardianIds === null ? allAccounts(today) : accountsOfGuardians(guardianIds, today));
  const accountIds = accounts.map(({ id }) => id);
  const childIds = (await scope.all(childrenPaidBy(accountIds))).map(({ childId }) => childId);
  const [enrollments, splits, weekdays, billed, failed, { dueDaysAfter }] = await Promise.all([
    scope.all(enrollmentRules(childIds)),
    scope.all(splitsOf(childIds)),
    openWeekdays(scope),
    scope.all(billedThrough(childIds)),
    scope.all(failedAccounts()),
    scope.one(settingsRow()),
  ]);
  const splitsByChild = Map.groupBy(splits, ({ childId }) => childId);
  const prices = [...Map.groupBy(enrollments, ({ childId }) => childId)].flatMap(([childId, ofChild]) => {
    const rules = { childId, enrollments: ofChild, splits: splitsByChild.get(childId) ?? [], attended: [] };
    return pricesOn(rules, today, weekdays).map((price) => ({ ...price, childName: ofChild[0]?.childName ?? '' }));
  });
  const through = new Map(billed.map(({ enrollmentId, day }) => [enrollmentId, day]));
  const hasFailed = new Set(failed.map(({ accountId }) => accountId));
  const payersOf = new Map<number, Set<number>>();
  for (const { childId, shares } of splits)
    payersOf.set(childId, new Set([...(payersOf.get(childId) ?? []), ...shares.map(({ accountId }) => accountId)]));

  return accounts.map((account) => {
    const own = enrollments.filter((one) => one.kind === 'tuition' && payersOf.get(one.childId)?.has(account.id));
    const due = Math.max(0, account.balance - account.uninvoiced);
    const paid = { hasPaid: account.lastPaymentOn !== null, hasFailed: hasFailed.has(account.id) };
    return {
      account,
      due,
      status: subscriptionStatus(own, account, today),
      prices: prices.filter(({ accountId }) => accountId === account.id),
      paymentStatus: paymentStatus({ overdue: account.overdue, due, ...paid }),
      nextDueOn: nextDue(account, own, { through, today, dueDaysAfter }),
    };
  });
}

function nextDue(
  { nextDueOn }: AccountRow,
  own: readonly EnrollmentRule[],
  { through, today, dueDaysAfter }: { through: ReadonlyMap<number, string>; today: string; dueDaysAfter: number },
): string | null {
  if (nextDueOn !== null) return nextDueOn;
  const days = own.flatMap(({ id, cadence, from, to }) => {
    const charged = through.get(id);
    const next = later(later(from, today), charged === undefined ? from : addDays(charged, 1));
    return cadence === 'day' || (to !== null && next > to) ? [] : [addDays(next, dueDaysAfter)];
  });
  return days.sort()[0] ?? null;
}

/** The columns of a parent account that are about money (billing-2), by guardian. */
export async function subscriptionsOf(scope: Scope, guardianIds: readonly number[] | null) {
  const found = await accountSummaries(scope, guardianIds);
  return new Map(
    found.flatMap(({ account, status, prices, ...summary }) => {
      if (account.guardianId === null) return [];
      const current = prices.filter(({ cadence }) => cadence !== 'day');
      const fields = {
        subscriptionStatus: status === 'inactive' ? null : status,
        subscriptionPlan: [...new Set(prices.map(({ description }) => description))].join(', ') || null,
        subscriptionAmount:
          current.length === 0 ? null : current.reduce((sum, one) => sum + weekly(one.amount, one.cadence), 0),
        paymentStatus: summary.paymentStatus,
        nextBillingDate: summary.nextDueOn,
        lastPaymentDate: account.lastPaymentOn,
      };
      return [[account.guardianId, fields] as const];
    }),
  );
}
