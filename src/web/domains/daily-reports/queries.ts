import { mutation } from '../../lib/api.ts';

export const writeDailyReport = mutation(
  'POST /api/daily-reports',
  'GET /api/daily-reports',
  'GET /api/dashboard/stats',
);
