import { mutation, query } from '#web/lib/api.ts';

/** What each payer paid for each child in a year. */
export const yearEnd = (year: number) => query('GET /api/billing/year-end', { query: { year } });
export const publishYearEnd = mutation('POST /api/billing/year-end/publish', 'billing');
