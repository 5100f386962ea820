import { audit } from '../../audit/audit.ts';
import { addDays, dayAt, weekdayOf } from '../../clock/zone.ts';
import { inCenter } from '../../db/open-scope.ts';
import type { Scope } from '../../db/scope.ts';
import type { Routine } from '../../jobs/tasks.ts';
import { absencesRecordedOn, isOpenOn, setAbsencesRecordedOn } from '../center/queries.ts';
import { insertAbsences, tieToReports } from './queries.ts';

/** After a longer standstill the days before are somebody's to write up. */
const MOST_DAYS = 31;

/**
 * Records the absences of every day since the last run up to yesterday, by the center's calendar; running again changes
 * nothing (DECISIONS row 14).
 */
export const recordAbsences: Routine['run'] = ({ server, centerId }) =>
  inCenter(server, { centerId }, async (scope) => {
    const { center } = await scope.opened;
    const yesterday = addDays(dayAt(scope.now, center.zone), -1);
    const { recordedOn } = await scope.one(absencesRecordedOn());
    const earliest = addDays(yesterday, 1 - MOST_DAYS);
    const next = recordedOn === null ? yesterday : addDays(recordedOn, 1);
    for (let day = next < earliest ? earliest : next; day <= yesterday; day = addDays(day, 1)) {
      await recordAbsencesOn(scope, day);
    }
    await scope.count(setAbsencesRecordedOn(yesterday));
  });

/** Records everybody absent who was enrolled on an open day and did not come; absences the family reported are tied to that. */
export async function recordAbsencesOn(scope: Scope, date: string): Promise<void> {
  const { isOpen } = await scope.one(isOpenOn(date, weekdayOf(date)));
  if (!isOpen) return;
  const children = (await scope.all(insertAbsences(date, scope.now))).map(({ childId }) => childId);
  scope.later(tieToReports(date, null));
  if (children.length === 0) return;
  audit(scope, { action: 'record absences', entity: 'attendance', ids: [], children, after: { date } });
  scope.touch('attendance', children);
}
