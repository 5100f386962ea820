import { query } from '#web/lib/api.ts';

export const center = query('GET /api/center');
export const rooms = query('GET /api/rooms');
export const ratios = query('GET /api/rooms/ratios');

/** The center's status changes with the clock and the sky, which nobody announces. */
export const STATUS_EVERY = { refetchInterval: 60_000 };
export const centerStatus = { ...query('GET /api/center/status'), ...STATUS_EVERY };
