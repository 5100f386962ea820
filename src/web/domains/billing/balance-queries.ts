import { query } from '#web/lib/api.ts';

/** What the signed-in parent owes, for the dashboard, which is to stand quickly. */
export const ownBalance = query('GET /api/parent/billing/balance');
