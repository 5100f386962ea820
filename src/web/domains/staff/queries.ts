import { query } from '../../lib/api.ts';

export const staff = query('GET /api/staff');
