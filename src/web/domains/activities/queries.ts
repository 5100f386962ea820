import { mutation, query } from '#web/lib/api.ts';

/** A room's board: who is there, and what was recorded today. */
export const roomLog = (id: number) => query('GET /api/rooms/:id/log', { params: { id } });

/** Who is asleep in any room; read anew now and then for devices that were away from the stream. */
export const runningNaps = { ...query('GET /api/naps/running'), refetchInterval: 60_000 };

export const logActivities = mutation('POST /api/activities', 'activities');
export const undoActivities = mutation('POST /api/activities/undo', 'activities');
export const endNaps = mutation('POST /api/naps/end', 'activities');
export const resumeNap = mutation('POST /api/naps/:id/resume', 'activities');
export const checkNaps = mutation('POST /api/naps/checks', 'activities');
export const checkNap = mutation('POST /api/naps/:id/checks', 'activities');
