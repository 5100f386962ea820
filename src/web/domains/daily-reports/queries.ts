import { mutation, query } from '../../lib/api.ts';

export const writeDailyReport = mutation(
  'POST /api/daily-reports',
  'GET /api/daily-reports',
  'GET /api/dashboard/stats',
);

/** What was recorded of a child's day, as a report could say it. */
export const reportDraft = (childId: number) => ({
  ...query('GET /api/daily-reports/draft', { query: { childId } }),
  staleTime: 0,
});

/** The dashboard uses the last 7 (seed 001 section 9). */
export const recentReportsOf = (childId: number) =>
  query('GET /api/parent/daily-reports', { query: { childId, limit: 7 } });
