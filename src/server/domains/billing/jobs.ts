import { addDays, timeAt } from '../../clock/zone.ts';
import { inCenter } from '../../db/open-scope.ts';
import type { Scope } from '../../db/scope.ts';
import type { Routine, Task } from '../../jobs/tasks.ts';
import type { Server } from '../../server.ts';
import { claimInvoiceDay, claimReminder, toRemind } from './job-queries.ts';
import { todayOf } from './ledger.ts';
import { later } from './rules-periods.ts';
import { startRun, stepRun } from './runs.ts';
import { sendInvoices } from './sending.ts';
import { settingsRow } from './settings-queries.ts';
import { markInvoice } from './void-queries.ts';

/** Nobody is written to at night. */
const MORNING = '08:00';
/** A standstill of the server is made up for, up to this long. */
const CATCH_UP_DAYS = 35;

/** Makes the invoices of a run, part by part; started again after a crash it goes on where it stopped. */
export const runInvoices: Task = async ({ server, centerId, input }) => {
  const { runId } = input as { runId: number };
  while (await inCenter(server, { centerId }, (scope) => stepRun(server, scope, runId)));
};

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
  const due = await scope.all(toRemind(today, reminderDays));
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
