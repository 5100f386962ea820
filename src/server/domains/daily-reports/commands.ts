import { staffIdOf } from '../../access/actor.ts';
import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import { refuseBadSubject } from '../children/subject.ts';
import { dailyReport, insertDailyReports, type NewDailyReportRow } from './queries.ts';

export type NewDailyReport = Omit<NewDailyReportRow, 'recordedBy' | 'createdAt'>;

/** Writes a report on a child's day. `staffId` is whose report it is; who typed it is kept apart (DECISIONS rows 5, 19). */
export async function writeDailyReport(scope: Scope, input: NewDailyReport) {
  await refuseBadSubject(scope, input, 'A daily report cannot be written for a future date');
  const { actor } = await scope.opened;
  const row = { ...input, recordedBy: staffIdOf(actor), createdAt: scope.now };
  const { id } = await scope.one(insertDailyReports([row]));
  audit(scope, {
    action: 'write daily report',
    entity: 'daily_report',
    ids: [id],
    children: [input.childId],
    after: input,
  });
  scope.touch('daily-reports', [input.childId]);
  return scope.one(dailyReport(id));
}
