import { pastRange } from '#server/http/date-range.ts';
import type { Serve } from '#server/http/serve.ts';
import { askedChild } from '#server/kernel/access/guardian.ts';
import { familyAttendance } from './family.ts';

export function familyAttendanceRoutes(serve: Serve): void {
  serve('GET /api/parent/attendance', async ({ scope, query }) => {
    const childId = await askedChild(scope, query);
    const range = await pastRange(scope, query, { days: 365, limit: 500 });
    return childId === undefined ? [] : familyAttendance(scope, childId, range);
  });
}
