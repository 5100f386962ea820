import { Temporal } from 'temporal-polyfill';
import { LONGEST_RUN } from '#contract/billing-shapes.ts';
import type { Scope } from '#server/db/scope.ts';
import { refuseLong } from '#server/http/date-range.ts';
import { flatMapInSlices } from '#server/kernel/jobs/slices.ts';
import { todayOf } from '../accounts/ledger.ts';
import { latePickups, pickupCharges } from '../late-pickups/commands.ts';
import { earlier } from '../plans/rules-periods.ts';
import { settingsRow } from '../settings-queries.ts';
import { plannedTuition } from './drafts.ts';
import { totalOf, tuitionLine, waitingLine } from './rules-drafts.ts';
import { accountIdsAfter, balancesOf, childrenWithoutPlan, payers, waitingCharges } from './run-queries.ts';

/** What invoices of the periods that begin in these days would be; nothing is written. */
export async function previewInvoices(scope: Scope, asked: { from?: string | undefined; to?: string | undefined }) {
  const range = refuseLong(await rangeOf(scope, asked), LONGEST_RUN);
  const today = await todayOf(scope);
  const all = (await scope.all(accountIdsAfter(0, 100_000))).map(({ id }) => id);
  const [tuition, waiting, late] = [
    await plannedTuition(scope, all, range, earlier(range.to, today)),
    await scope.all(waitingCharges(all)),
    await lateLines(scope),
  ];
  const lines = [
    ...(await flatMapInSlices(tuition, (charge) => [{ accountId: charge.accountId, line: tuitionLine(charge) }])),
    ...waiting.map((charge) => ({ accountId: charge.accountId, line: waitingLine(charge) })),
    ...late,
  ];
  const byAccount = Map.groupBy(lines, ({ accountId }) => accountId);
  const ids = [...byAccount.keys()];
  const balances = new Map((await scope.all(balancesOf(ids))).map(({ accountId, balance }) => [accountId, balance]));
  const waitingTotals = Map.groupBy(waiting, ({ accountId }) => accountId);
  const invoices = (await scope.all(payers(ids)))
    .map(({ id, name }) => {
      const own = (byAccount.get(id) ?? []).map(({ line }) => line);
      const total = totalOf(own);
      const previousBalance = (balances.get(id) ?? 0) - totalOf(waitingTotals.get(id) ?? []);
      const amountDue = Math.max(0, previousBalance + total);
      return { accountId: id, accountName: name, previousBalance, lines: own, total, amountDue };
    })
    .sort((one, other) => one.accountName.localeCompare(other.accountName, 'en'));
  const sum = (of: (invoice: (typeof invoices)[number]) => number) => invoices.reduce((all, one) => all + of(one), 0);
  return {
    ...range,
    invoices,
    totals: {
      invoices: invoices.length,
      gross: sum(({ lines: own }) => own.reduce((all, { gross }) => all + gross, 0)),
      discount: sum(({ lines: own }) => own.reduce((all, { discount }) => all + discount, 0)),
      total: sum(({ total }) => total),
      previousBalance: sum(({ previousBalance }) => previousBalance),
      amountDue: sum(({ amountDue }) => amountDue),
    },
    withoutPlan: await scope.all(childrenWithoutPlan(range.from, range.to)),
  };
}

/** The range asked for; without one, the month after this one. */
async function rangeOf(scope: Scope, { from, to }: { from?: string | undefined; to?: string | undefined }) {
  const next = Temporal.PlainDate.from(await todayOf(scope))
    .with({ day: 1 })
    .add({ months: 1 });
  const first = from === undefined ? next : Temporal.PlainDate.from(from);
  return { from: first.toString(), to: to ?? first.with({ day: first.daysInMonth }).toString() };
}

/** The late pickups that a run would charge, by the center's rule. */
async function lateLines(scope: Scope) {
  const { automaticLateFees } = await scope.one(settingsRow());
  if (!automaticLateFees) return [];
  const proposed = (await latePickups(scope, {})).filter(({ status }) => status === 'proposed');
  const names = new Map(proposed.map(({ childId, childName }) => [childId, childName]));
  return (await pickupCharges(scope, proposed)).map(
    ({ billingAccountId, childId = null, amount, description = '', serviceFrom = null }) => ({
      accountId: billingAccountId,
      line: {
        childId,
        childName: (childId !== null && names.get(childId)) || null,
        category: 'late_pickup' as const,
        description,
        from: serviceFrom,
        to: serviceFrom,
        days: null,
        ofDays: null,
        gross: amount,
        discount: 0,
        amount,
      },
    }),
  );
}
