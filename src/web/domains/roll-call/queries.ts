import { query } from '#web/lib/api.ts';

export const newestList = query('GET /api/roll-call');
export const pastRollCalls = query('GET /api/roll-calls');
