import type { Serve } from '#server/http/serve.ts';
import { downloadTable } from './downloads.ts';
import { activityReport, attendanceReport, completenessReport, incidentReport, ratioReport } from './reports.ts';

/** Reports & Analytics. */
export function analyticsRoutes(serve: Serve): void {
  serve.cached(
    'GET /api/analytics/attendance',
    {
      tables: ['attendance', 'center', 'child', 'closure', 'openingHours', 'room', 'roomStay'],
      until: 'minute',
      sharedBy: 'role',
    },
    ({ scope, query }) => attendanceReport(scope, query),
  );
  serve('GET /api/analytics/ratio', ({ scope, query }) => ratioReport(scope, query));
  serve.cached(
    'GET /api/analytics/incidents',
    { tables: ['center', 'child', 'incident', 'room', 'roomStay'], until: 'minute', sharedBy: 'role' },
    ({ scope, query }) => incidentReport(scope, query),
  );
  serve('GET /api/analytics/activities', ({ scope, query }) => activityReport(scope, query));
  serve('GET /api/analytics/completeness', ({ scope, query }) => completenessReport(scope, query));
  serve.file('GET /api/analytics/downloads/:table', ({ server, scope, params, query }) =>
    downloadTable(server, scope, params.table, query),
  );
}
