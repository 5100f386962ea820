import { mutation, query } from '../../lib/api.ts';

/** A room's board: who is there, and what was recorded today. */
export const roomLog = (id: number) => query('GET /api/rooms/:id/log', { params: { id } });

export const logActivities = mutation('POST /api/activities', 'GET /api/rooms/:id/log');
export const undoActivities = mutation('POST /api/activities/undo', 'GET /api/rooms/:id/log');
export const endNaps = mutation('POST /api/naps/end', 'GET /api/rooms/:id/log');
export const resumeNap = mutation('POST /api/naps/:id/resume', 'GET /api/rooms/:id/log');
export const checkNap = mutation('POST /api/naps/:id/checks', 'GET /api/rooms/:id/log');
