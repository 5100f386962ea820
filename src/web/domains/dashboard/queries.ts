import { query } from '#web/lib/api.ts';

/** Today's numbers and the center's status. */
export const dashboardNow = query('GET /api/dashboard/now');
