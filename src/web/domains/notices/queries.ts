import { mutation, query } from '#web/lib/api.ts';

/** What the guardians of a child have told the center for today and later. */
export const noticesOf = (childId: number) => query('GET /api/parent/notices', { query: { childId } });
export const tellCenter = mutation('POST /api/parent/notices', 'notices');
export const reportAbsences = mutation('POST /api/parent/absences', 'notices');
export const withdrawNotice = mutation('POST /api/parent/notices/:id/withdraw', 'notices');
