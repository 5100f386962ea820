import { query } from '../../lib/api.ts';

export const rooms = query('GET /api/rooms');
export const ratios = query('GET /api/rooms/ratios');

/** It changes with the clock and the sky, which nobody announces. */
export const centerStatus = { ...query('GET /api/center/status'), refetchInterval: 60_000 };
