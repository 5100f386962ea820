import type { Serve } from '../../http/serve.ts';
import { pastWindow } from '../../http/window.ts';
import { mailNews } from '../preferences/news.ts';
import { writeDailyReport } from './commands.ts';
import { dailyReports } from './queries.ts';

export function dailyReportRoutes(serve: Serve): void {
  serve('GET /api/daily-reports', async ({ scope, query }) =>
    scope.all(dailyReports(await pastWindow(scope, query, { days: 30, limit: 1000 }))),
  );
  serve('POST /api/daily-reports', async ({ scope, body }) => {
    await mailNews(scope, 'daily-report', body.childId);
    return writeDailyReport(scope, body);
  });
}
