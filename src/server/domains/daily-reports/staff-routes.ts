import { pastRange } from '#server/http/date-range.ts';
import type { Serve } from '#server/http/serve.ts';
import { writeDailyReport } from './commands.ts';
import { draftReport, draftsOfToday } from './draft.ts';
import { dailyReports } from './queries.ts';

export function dailyReportRoutes(serve: Serve): void {
  serve('GET /api/daily-reports', async ({ scope, query }) =>
    scope.all(dailyReports(await pastRange(scope, query, { days: 30, limit: 1000 }))),
  );
  serve('GET /api/daily-reports/draft', ({ scope, query }) => draftReport(scope, query.childId, query.date));
  serve('GET /api/daily-reports/drafts', ({ scope }) => draftsOfToday(scope));
  serve('POST /api/daily-reports', ({ scope, body }) => writeDailyReport(scope, body));
}
