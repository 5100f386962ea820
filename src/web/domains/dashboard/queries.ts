import { query } from '../../lib/api.ts';

export const stats = query('GET /api/dashboard/stats');

/** A child's day as its parents may follow it. */
export const familyDay = (childId: number, date: string) => query('GET /api/parent/day', { query: { childId, date } });
