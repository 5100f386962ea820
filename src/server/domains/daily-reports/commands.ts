import type { Scope } from '#server/db/scope.ts';
import { refuseBadSubjects } from '#server/domains/children/subject.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import { dailyReport, insertDailyReports, type NewDailyReportRow } from './queries.ts';

export type NewDailyReport = Omit<NewDailyReportRow, 'recordedBy' | 'createdAt'>;

/** Writes a report on a child's day. `staffId` is whose report it is; who typed it is kept apart (daily-reports-2). */
export async function writeDailyReport(scope: Scope, input: NewDailyReport) {
  const [id = 0] = await writeDailyReports(scope, [input]);
  return scope.one(dailyReport(id));
}

/** Writes the reports of several children at once, all or none, and tells their guardians. Returns their ids. */
export async function writeDailyReports(scope: Scope, reports: readonly NewDailyReport[]): Promise<number[]> {
  await refuseBadSubjects(scope, reports, 'A daily report cannot be written for a future date');
  const { actor } = await scope.opened;
  const rows = reports.map((report) => ({ ...report, recordedBy: staffIdOf(actor), createdAt: scope.now }));
  const ids = (await scope.all(insertDailyReports(rows))).map(({ id }) => id);
  const children = reports.map(({ childId }) => childId);
  audit(scope, { action: 'write daily report', entity: 'daily_report', ids, children, after: reports });
  for (const [n, childId] of children.entries()) {
    await notify(scope, {
      kind: 'daily-report',
      event: 'written',
      recipients: { guardiansOf: [childId], staffWith: ['daily-reports'] },
      about: { id: ids[n] ?? 0, childIds: [childId] },
    });
  }
  scope.touch('daily-reports', children);
  return ids;
}
