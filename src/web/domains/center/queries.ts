import { query } from '../../lib/api.ts';

export const rooms = query('GET /api/rooms');
export const ratios = query('GET /api/rooms/ratios');
