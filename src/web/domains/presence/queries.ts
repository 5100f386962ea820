import { mutation, query } from '#web/lib/api.ts';

/** Where everybody is now. A planned merge begins by the clock, of which the server tells open screens. */
export const presence = query('GET /api/presence');

export const moveChildren = mutation('POST /api/presence/moves', 'attendance');
export const undoMoves = mutation('POST /api/presence/moves/undo', 'attendance');
export const mergeRooms = mutation('POST /api/presence/merges', 'attendance');
export const splitRooms = mutation('DELETE /api/presence/merges/:id', 'attendance');
export const placeStaff = mutation('PUT /api/staff/:id/presence', 'staff');
