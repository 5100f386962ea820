import { mutation, query } from '#web/lib/api.ts';

export const ownClock = query('GET /api/time-clock');
export const clockedIn = query('GET /api/time-clock/now');
export const clockFindings = query('GET /api/time-clock/findings');
export const dutyRequests = query('GET /api/time-clock/requests');
export const punchesOf = (id: number, from: string, to: string) =>
  query('GET /api/staff/:id/punches', { params: { id }, query: { from, to } });

export const askForCorrection = mutation('POST /api/time-clock/requests', 'time-clock');
export const acceptRequest = mutation('POST /api/time-clock/requests/:id/accept', 'time-clock');
export const declineRequest = mutation('POST /api/time-clock/requests/:id/decline', 'time-clock');
export const dismissRefused = mutation('POST /api/time-clock/refused/:id/dismiss', 'time-clock');
