import { mutation, query } from '#web/lib/api.ts';

/** Fetched after the screen stands, so not with the dashboard's other reads. */
export const firstSteps = query('GET /api/dashboard/first-steps');
export const dismissFirstSteps = mutation('PUT /api/dashboard/first-steps', 'center');
