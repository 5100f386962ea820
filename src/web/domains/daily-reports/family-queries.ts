import { query } from '#web/lib/api.ts';

/** The dashboard uses the last 7 (daily-reports-5). */
export const recentReportsOf = (childId: number) =>
  query('GET /api/parent/daily-reports', { query: { childId, limit: 7 } });
