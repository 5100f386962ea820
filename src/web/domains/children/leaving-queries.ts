import { mutation, query } from '#web/lib/api.ts';

export const leftChildren = query('GET /api/children/left');
export const planLeaving = mutation('PUT /api/children/:id/leaving', 'children');
export const stayAfterAll = mutation('DELETE /api/children/:id/leaving', 'children');
export const enrollAgain = mutation('POST /api/children/:id/enrollments', 'children');
/** An open stay ends with it. */
export const removeChild = mutation('DELETE /api/children/:id', 'children', 'attendance');
