import type { Serve } from '#server/http/serve.ts';
import { writeTable } from '#server/kernel/documents/table.ts';
import { bookedDaysRevenue, bookedReport } from './booked.ts';
import { readTable } from './downloads.ts';
import { activityReport, attendanceReport, completenessReport, incidentReport, ratioReport } from './reports.ts';

/** Reports & Analytics. */
export function analyticsRoutes(serve: Serve): void {
  serve.cached(
    'GET /api/analytics/attendance',
    {
      until: 'minute',
      sharedBy: 'role',
    },
    ({ scope, query }) => attendanceReport(scope, query),
  );
  serve('GET /api/analytics/ratio', ({ scope, query }) => ratioReport(scope, query));
  serve.cached('GET /api/analytics/incidents', { until: 'minute', sharedBy: 'role' }, ({ scope, query }) =>
    incidentReport(scope, query),
  );
  serve('GET /api/analytics/activities', ({ scope, query }) => activityReport(scope, query));
  serve('GET /api/analytics/completeness', ({ scope, query }) => completenessReport(scope, query));
  // Days, schedules and stays of a year are compared one by one.
  serve.heavy('GET /api/analytics/booked', ({ act, query }) => act((scope) => bookedReport(scope, query)));
  serve('GET /api/analytics/booked-days-revenue', ({ scope, query }) => bookedDaysRevenue(scope, query));
  // Nobody waits for a long file inside of a transaction.
  serve.heavyFile('GET /api/analytics/downloads/:table', async ({ server, act, params, query }) => {
    const { table, format, logo } = await act((scope) => readTable(server, scope, params.table, query));
    return writeTable(table, format, async () => logo);
  });
}
