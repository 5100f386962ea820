import { inCenter } from '#server/db/open-scope.ts';
import { refreshStatistics } from '#server/db/queries.ts';
import type { Scope } from '#server/db/scope.ts';
import { addDays, timeAt } from '#server/kernel/clock/zone.ts';
import { orGiveUp } from '#server/kernel/jobs/give-up.ts';
import type { Routine, Task } from '#server/kernel/jobs/tasks.ts';
import type { Server } from '#server/server.ts';
import { todayOf } from './accounts/ledger.ts';
import { failRun } from './invoices/run-queries.ts';
import { startRun, stepRun } from './invoices/runs.ts';
import { reachedAccounts, sendInvoices } from './invoices/sending.ts';
import { markInvoice } from './invoices/void-queries.ts';
import { claimInvoiceDay, claimReminder, toRemind } from './job-queries.ts';
import { later } from './plans/rules-periods.ts';
import { settingsRow } from './settings-queries.ts';

/** Nobody is written to at night. */
const MORNING = '08:00';
/** A standstill of the server is made up for, up to this long. */
const CATCH_UP_DAYS = 35;

/** Makes the invoices of a run, part by part; started again after a crash it goes on where it stopped. */
const run: Task = async ({ server, centerId, input }) => {
  const { runId } = input as { runId: number };
  let isMore = true;
  while (isMore) {
    isMore = await inCenter(server, { centerId }, (scope) => stepRun(server, scope, runId));
    await inCenter(server, { centerId }, (scope) => scope.one(refreshStatistics()));
  }
};

export const runInvoices = orGiveUp(run, ({ server, centerId, input }, failure) =>
  inCenter(server, { centerId }, async (scope) => {
    const { runId } = input as { runId: number };
    await scope.count(failRun(runId, failure, scope.now));
    scope.touch('billing');
  }),
);

/** Once a day, in the morning: the invoices of the coming periods, and reminders of those that are not paid. */
export const billByTheClock: Routine['run'] = async ({ server, centerId }) => {
  for (const work of [invoiceComing, remind]) await inCenter(server, { centerId }, (scope) => work(server, scope));
};

async function invoiceComing(_: Server, scope: Scope): Promise<void> {
  if (!(await isMorning(scope))) return;
  const today = await todayOf(scope);
  const { automaticInvoices, automaticSince, invoiceDaysBefore } = await scope.one(settingsRow());
  if (!automaticInvoices || (await scope.count(claimInvoiceDay(today))) === 0) return;
  const from = later(addDays(today, -CATCH_UP_DAYS), automaticSince ?? today);
  await startRun(scope, { from, to: addDays(today, invoiceDaysBefore), send: true, isAutomatic: true });
}

/** Each of the days by the center's rule reminds once, the latest one that has come. */
async function remind(server: Server, scope: Scope): Promise<void> {
  if (!(await isMorning(scope))) return;
  const today = await todayOf(scope);
  const { reminderDays } = await scope.one(settingsRow());
  if (reminderDays.length === 0) return;
  const asked = await scope.all(toRemind(today, reminderDays));
  const reached = await reachedAccounts(
    server,
    scope,
    asked.map(({ accountId }) => accountId),
  );
  const due = asked.filter(({ accountId }) => reached.has(accountId));
  for (const { days, ...invoice } of due) {
    if ((await scope.count(claimReminder(invoice.id, days, scope.now))) === 0) continue;
    await scope.count(markInvoice(invoice.id, { remindedAt: scope.now }));
    await sendInvoices(server, scope, [invoice], invoice.dueOn < today ? 'overdue' : 'due');
  }
  if (due.length > 0) scope.touch('billing');
}

async function isMorning(scope: Scope): Promise<boolean> {
  const { center } = await scope.opened;
  return timeAt(scope.now, center.zone) >= MORNING;
}
