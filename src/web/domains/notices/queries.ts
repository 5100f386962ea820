import { mutation, query } from '../../lib/api.ts';

/** What the guardians of a child have told the center for today and later. */
export const noticesOf = (childId: number) => query('GET /api/parent/notices', { query: { childId } });
export const tellCenter = mutation('POST /api/parent/notices', 'GET /api/parent/notices', 'GET /api/parent/day');
export const withdrawNotice = mutation(
  'POST /api/parent/notices/:id/withdraw',
  'GET /api/parent/notices',
  'GET /api/parent/day',
);
