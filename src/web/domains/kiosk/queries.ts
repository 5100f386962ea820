import { mutation, query, type ReplyOf } from '#web/lib/api.ts';

export const kiosks = query('GET /api/kiosks');
export type Kiosk = ReplyOf<'GET /api/kiosks'>[number];
export const addKiosk = mutation('POST /api/kiosks', 'kiosk');
export const removeKiosk = mutation('DELETE /api/kiosks/:id', 'kiosk');

export const liftKioskWait = mutation('POST /api/kiosks/:id/lift', 'kiosk');

export const kioskSettings = query('GET /api/center/kiosk');
export const changeKioskSettings = mutation('PUT /api/center/kiosk', 'kiosk-settings');

export const kioskPins = query('GET /api/kiosk-pins');
export type PinHolder = ReplyOf<'GET /api/kiosk-pins'>[number];
export const makePinCode = mutation('POST /api/kiosk-pins/:id/code');
/** Its answer is the only place where the codes stand. */
export const makePinLetters = mutation('POST /api/kiosk-pins/codes');
export type PinLetters = ReplyOf<'POST /api/kiosk-pins/codes'>;
export const resetPin = mutation('DELETE /api/kiosk-pins/:id', 'kiosk');

export const kioskWaiting = query('GET /api/kiosk-entries/waiting');
export const kioskEntries = query('GET /api/kiosk-entries');
export type KioskEntry = ReplyOf<'GET /api/kiosk-entries'>['entries'][number];
/** What was signed at an arrival or departure; each read is written down. */
export const kioskMove = (id: number) => query('GET /api/kiosk-entries/moves/:id', { params: { id } });
export const acceptEntry = mutation('POST /api/kiosk-entries/:id/accept', 'kiosk', 'attendance');
export const dismissEntry = mutation('POST /api/kiosk-entries/:id/dismiss', 'kiosk');

export const ownPin = query('GET /api/parent/kiosk-pin');
export const setOwnPin = mutation('PUT /api/parent/kiosk-pin', 'parents');
export const removeOwnPin = mutation('DELETE /api/parent/kiosk-pin', 'parents');
export const kioskCode = (code: string) => query('GET /api/parent/kiosk-codes/:code', { params: { code } });
export const confirmKioskCode = mutation('POST /api/parent/kiosk-codes/:code');
