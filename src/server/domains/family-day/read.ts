import type { Scope } from '#server/db/scope.ts';
import { readActivities } from '#server/domains/activities/read.ts';
import { familyAttendance } from '#server/domains/attendance/family.ts';
import { readReports } from '#server/domains/daily-reports/read.ts';
import { photosOfChildOn } from '#server/domains/gallery/queries.ts';
import { readIncidents } from '#server/domains/incidents/family.ts';
import { asFamilySees } from '#server/domains/notices/commands.ts';
import { familyNoticesOn } from '#server/domains/notices/queries.ts';
import { isChildExpected } from '#server/domains/schedules/expected-queries.ts';
import { askedChild } from '#server/kernel/access/guardian.ts';
import { dayAt, timeAt } from '#server/kernel/clock/zone.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { entriesOf } from './timeline.ts';

/** A child's day as its family sees it: what is recorded so far, in its order, and what they told the center. */
export async function familyDay(scope: Scope, asked: { childId?: number | undefined; date?: string | undefined }) {
  const childId = orRefuse(await askedChild(scope, asked), notFound('This child was not found'));
  const { center } = await scope.opened;
  const today = dayAt(scope.now, center.zone);
  const date = asked.date ?? today;
  const range = { from: date, to: date, limit: 200 };
  const [{ isExpected }, [attendance], reports, incidents, activities, photos, notices] = await Promise.all([
    scope.one(isChildExpected(childId, date)),
    familyAttendance(scope, childId, range),
    readReports(scope, childId, range),
    readIncidents(scope, childId, range),
    readActivities(scope, childId, range),
    scope.all(photosOfChildOn(childId, date)),
    scope.all(familyNoticesOn(childId, date)),
  ]);
  const writtenAt = (at: Date) => (dayAt(at, center.zone) === date ? timeAt(at, center.zone) : null);
  const isHere = attendance?.spans.some(({ checkOutTime }) => checkOutTime === null) ?? false;
  return {
    childId,
    date,
    isToday: date === today,
    isExpected,
    status: attendance?.status ?? null,
    isHere: isHere && date === today,
    checkIn: attendance?.checkInTime ?? null,
    checkOut: attendance?.checkOutTime ?? null,
    entries: entriesOf({ spans: attendance?.spans ?? [], reports, incidents, activities, photos }, writtenAt),
    report: reports[0] ?? null,
    notices: await Promise.all(notices.map((notice) => asFamilySees(scope, notice))),
  };
}
