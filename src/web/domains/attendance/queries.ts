import { mutation, query } from '../../lib/api.ts';

export const attendanceOn = (date: string) => query('GET /api/attendance', { query: { date } });
/** What families told for a day. */
export const noticesOn = (date: string) => query('GET /api/notices', { query: { date } });
export const forgottenCheckOuts = query('GET /api/attendance/forgotten');

/** To be used through `useRecordAttendance`, which shows the result before the server has answered. */
export const recordAttendance = mutation('POST /api/attendance', 'GET /api/attendance', 'GET /api/dashboard/stats');
export const undoAttendance = mutation(
  'POST /api/attendance/:id/undo',
  'GET /api/attendance',
  'GET /api/dashboard/stats',
);
