import type { Serve } from '../../http/serve.ts';
import { pastWindow } from '../../http/window.ts';
import { askedChild } from '../guardians/access.ts';
import { attendanceWithin } from './queries.ts';

export function familyAttendanceRoutes(serve: Serve): void {
  serve('GET /api/parent/attendance', async ({ scope, query }) => {
    const childId = await askedChild(scope, query);
    const window = await pastWindow(scope, query, { days: 365, limit: 500 });
    return childId === undefined ? [] : scope.all(attendanceWithin(scope.now, childId, window));
  });
}
