import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { absencesRecordedOn, setAbsencesRecordedOn } from '#server/domains/center/queries.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { addDays, dayAt, daysOf } from '#server/kernel/clock/zone.ts';
import type { Routine } from '#server/kernel/jobs/tasks.ts';
import { insertAbsences, tieToReports } from './queries.ts';

/** After a longer standstill the days before are somebody's to write up. */
const MOST_DAYS = 31;

/**
 * Records the absences of every day since the last run up to yesterday, by the center's calendar; running again changes
 * nothing (attendance-6).
 */
export const recordAbsences: Routine['run'] = ({ server, centerId }) =>
  inCenter(server, { centerId }, async (scope) => {
    const { center } = await scope.opened;
    const yesterday = addDays(dayAt(scope.now, center.zone), -1);
    const { recordedOn } = await scope.one(absencesRecordedOn());
    const earliest = addDays(yesterday, 1 - MOST_DAYS);
    const next = recordedOn === null ? yesterday : addDays(recordedOn, 1);
    for (const day of daysOf(next < earliest ? earliest : next, yesterday)) await recordAbsencesOn(scope, day);
    await scope.count(setAbsencesRecordedOn(yesterday));
  });

/** Records everybody absent who was expected and did not come (attendance-8); absences the family reported are tied to that. */
export async function recordAbsencesOn(scope: Scope, date: string): Promise<void> {
  const children = (await scope.all(insertAbsences(date, scope.now))).map(({ childId }) => childId);
  scope.later(tieToReports(date, null));
  if (children.length === 0) return;
  audit(scope, { action: 'record absences', entity: 'attendance', ids: [], children, after: { date } });
  scope.touch('attendance', children);
}
