import type { Serve } from '#server/http/serve.ts';
import { readBringers } from './bringers.ts';
import { recordArrivals, recordAttendance } from './commands.ts';
import { amendAttendance, undoAttendance } from './corrections.ts';
import { attendanceOn, forgottenCheckOuts } from './queries.ts';

export function attendanceRoutes(serve: Serve): void {
  serve.cached('GET /api/attendance', { until: 'minute', sharedBy: 'role' }, ({ scope, query }) =>
    scope.all(attendanceOn(scope.now, query.date ?? null)),
  );
  serve.cached('GET /api/attendance/forgotten', { until: 'minute', sharedBy: 'role' }, ({ scope }) =>
    scope.all(forgottenCheckOuts(scope.now)),
  );
  serve('GET /api/attendance/bringers', ({ scope }) => readBringers(scope));
  serve('POST /api/attendance', ({ scope, body }) => recordAttendance(scope, body));
  serve('POST /api/attendance/arrivals', ({ scope, body }) => recordArrivals(scope, body));
  serve('PATCH /api/attendance/:id', ({ scope, params, body }) => amendAttendance(scope, params.id, body));
  serve('POST /api/attendance/:id/undo', ({ scope, params, body }) => undoAttendance(scope, params.id, body.version));
}
