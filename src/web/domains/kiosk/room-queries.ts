import { mutation, query, type ReplyOf } from '#web/lib/api.ts';

/** What was logged at classroom tablets and could not be recorded. */
export const roomEntries = query('GET /api/room-entries');
export type RoomEntry = ReplyOf<'GET /api/room-entries'>[number];
export const acceptRoomEntry = mutation('POST /api/room-entries/:id/accept', 'kiosk', 'activities');
export const dismissRoomEntry = mutation('POST /api/room-entries/:id/dismiss', 'kiosk');

export const ownStaffPin = query('GET /api/staff-pin');
export const setOwnStaffPin = mutation('PUT /api/staff-pin', 'kiosk');
export const removeOwnStaffPin = mutation('DELETE /api/staff-pin', 'kiosk');
export const staffPins = query('GET /api/staff-pins');
export type StaffPinHolder = ReplyOf<'GET /api/staff-pins'>[number];
export const resetStaffPin = mutation('DELETE /api/staff-pins/:id', 'kiosk');
