import { mutation, query } from '#web/lib/api.ts';

export const timeOff = query('GET /api/time-off');
export const ownTimeOff = query('GET /api/time-off/own');
export const timeOffPolicies = query('GET /api/time-off/policies');

export const askForTimeOff = mutation('POST /api/time-off/own', 'time-off');
export const withdrawTimeOff = mutation('POST /api/time-off/:id/withdraw', 'time-off');
/** Days off stand in the timesheet of their period. */
export const answerTimeOff = mutation('POST /api/time-off/:id/answer', 'time-off', 'timesheets');
export const adjustTimeOff = mutation('POST /api/time-off/adjustments', 'time-off');
export const setTimeOffPolicies = mutation('PUT /api/time-off/policies', 'time-off');
