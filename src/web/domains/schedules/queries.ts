import { mutation, query } from '#web/lib/api.ts';

export const schedulesOf = (childId: number) => query('GET /api/children/:id/schedules', { params: { id: childId } });
/** Absences of days that have passed follow it. */
export const agreeOnDays = mutation('POST /api/children/:id/schedules', 'children', 'attendance');
