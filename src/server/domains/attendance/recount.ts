import { absencesStayRecordedOn } from '#server/domains/center/queries.ts';
import { scheduleChanged } from '#server/domains/schedules/hooks.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { on } from '#server/kernel/hooks.ts';
import { deleteUnexpectedAbsences, insertAbsencesBetween, lockChildren, tieToReports } from './queries.ts';

/**
 * Where other days are booked than before, absences of days that have passed follow: who was not expected was not absent, and who was
 * expected and did not come was (attendance-8). What the family reported, and who came all the same, stays.
 */
export const recountAbsences = on(scheduleChanged, async (scope, { childId, from, to }) => {
  const { center } = await scope.opened;
  if (from >= dayAt(scope.now, center.zone)) return;
  const { recordedOn } = await scope.one(absencesStayRecordedOn());
  if (recordedOn === null || from > recordedOn) return;
  const last = to === null || to > recordedOn ? recordedOn : to;
  scope.later(lockChildren([childId]));
  const gone = await scope.all(deleteUnexpectedAbsences(childId, from, last));
  const found = await scope.all(insertAbsencesBetween(childId, from, last, scope.now));
  for (const { date } of found) scope.later(tieToReports(date, [childId]));
  if (gone.length + found.length === 0) return;
  audit(scope, {
    action: 'recount absences',
    entity: 'attendance',
    ids: gone.map(({ id }) => id),
    children: [childId],
    after: { from, to: last },
  });
});
