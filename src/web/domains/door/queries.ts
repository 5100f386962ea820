import { mutation, query, type ReplyOf } from '../../lib/api.ts';

export const kiosks = query('GET /api/kiosks');
export type Kiosk = ReplyOf<'GET /api/kiosks'>[number];
export const addKiosk = mutation('POST /api/kiosks', 'GET /api/kiosks');
export const removeKiosk = mutation('DELETE /api/kiosks/:id', 'GET /api/kiosks');

export const doorSettings = query('GET /api/center/door');
export const changeDoorSettings = mutation('PUT /api/center/door', 'GET /api/center/door');

export const doorPins = query('GET /api/door-pins');
export type PinHolder = ReplyOf<'GET /api/door-pins'>[number];
export const makePinCode = mutation('POST /api/door-pins/:id/code');
export const resetPin = mutation('DELETE /api/door-pins/:id', 'GET /api/door-pins');

export const doorWaiting = query('GET /api/door/waiting');
export const doorEntries = query('GET /api/door');
export type DoorEntry = ReplyOf<'GET /api/door'>['entries'][number];
/** What was signed at an arrival or departure; each read is written down. */
export const doorMove = (id: number) => query('GET /api/door/moves/:id', { params: { id } });
export const acceptEntry = mutation(
  'POST /api/door/:id/accept',
  'GET /api/door',
  'GET /api/door/waiting',
  'GET /api/attendance',
);
export const dismissEntry = mutation('POST /api/door/:id/dismiss', 'GET /api/door', 'GET /api/door/waiting');

export const ownPin = query('GET /api/parent/door-pin');
export const setOwnPin = mutation('PUT /api/parent/door-pin', 'GET /api/parent/door-pin');
export const removeOwnPin = mutation('DELETE /api/parent/door-pin', 'GET /api/parent/door-pin');
export const doorCode = (code: string) => query('GET /api/parent/door-codes/:code', { params: { code } });
export const confirmDoorCode = mutation('POST /api/parent/door-codes/:code');
