import { query } from '#web/lib/api.ts';

/** What a guardian has not celebrated yet, of all their children. */
export const celebrations = query('GET /api/parent/celebrations');
