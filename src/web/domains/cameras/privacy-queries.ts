import { mutation, query } from '#web/lib/api.ts';

/** The rooms, and where privacy is on. */
export const roomPrivacy = query('GET /api/rooms/privacy');
export const setRoomPrivacy = mutation('POST /api/rooms/:id/privacy', 'cameras');
