import type { Serve } from '../../http/serve.ts';
import { pastWindow } from '../../http/window.ts';
import { notify } from '../notifications/notify.ts';
import { writeDailyReport } from './commands.ts';
import { draftReport } from './draft.ts';
import { dailyReports } from './queries.ts';

export function dailyReportRoutes(serve: Serve): void {
  serve('GET /api/daily-reports', async ({ scope, query }) =>
    scope.all(dailyReports(await pastWindow(scope, query, { days: 30, limit: 1000 }))),
  );
  serve('GET /api/daily-reports/draft', ({ scope, query }) => draftReport(scope, query.childId, query.date));
  serve('POST /api/daily-reports', async ({ scope, body }) => {
    const written = await writeDailyReport(scope, body);
    const { id, childId } = written;
    await notify(scope, {
      kind: 'daily-report',
      event: 'written',
      recipients: { guardiansOf: [childId], staffWith: ['daily-reports'] },
      about: { id, childIds: [childId] },
    });
    return written;
  });
}
