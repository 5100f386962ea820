import { pastRange } from '#server/http/date-range.ts';
import type { Serve } from '#server/http/serve.ts';
import { askedChild } from '#server/kernel/access/guardian.ts';
import { readReports } from './read.ts';

export function familyReportRoutes(serve: Serve): void {
  serve.cached('GET /api/parent/daily-reports', { until: 'day', sharedBy: 'person' }, async ({ scope, query }) => {
    const childId = await askedChild(scope, query);
    const range = await pastRange(scope, query, { days: 90, limit: 500 });
    return childId === undefined ? [] : readReports(scope, childId, range);
  });
}
