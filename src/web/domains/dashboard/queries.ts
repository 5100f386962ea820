import { query } from '../../lib/api.ts';

export const stats = query('GET /api/dashboard/stats');
