import { mutation, query } from '#web/lib/api.ts';

export const writeDailyReport = mutation('POST /api/daily-reports', 'daily-reports');

/** What was recorded of a child's day, as a report could say it. */
export const reportDraft = (childId: number) => ({
  ...query('GET /api/daily-reports/draft', { query: { childId } }),
  staleTime: 0,
});
