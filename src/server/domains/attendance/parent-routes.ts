import { pastRange } from '#server/http/date-range.ts';
import type { Serve } from '#server/http/serve.ts';
import { askedChild } from '#server/kernel/access/guardian.ts';
import { familyAttendance } from './family.ts';
import { attendedWithin } from './queries.ts';

/** How far back a family reads where it doesn't say. */
const A_YEAR = { days: 365, limit: 500 };

export function familyAttendanceRoutes(serve: Serve): void {
  serve('GET /api/parent/attendance', async ({ scope, query }) => {
    const childId = await askedChild(scope, query);
    const range = await pastRange(scope, query, A_YEAR);
    return childId === undefined ? [] : familyAttendance(scope, childId, range);
  });
  serve.cached('GET /api/parent/attendance/summary', { until: 'day', sharedBy: 'person' }, async ({ scope, query }) => {
    const childId = await askedChild(scope, query);
    const range = await pastRange(scope, query, A_YEAR);
    return childId === undefined ? { attended: 0, recorded: 0 } : scope.one(attendedWithin(childId, range));
  });
}
