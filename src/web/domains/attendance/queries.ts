import { mutation, query, tellingMutation } from '#web/lib/api.ts';
import { withDay } from './rules.ts';

export const attendanceOn = (date: string) => query('GET /api/attendance', { query: { date } });
/** Who is expected on a local date. */
export const expectedOn = (date: string) => query('GET /api/expected', { query: { date } });
/** What families told for a day. */
export const noticesOn = (date: string) => query('GET /api/notices', { query: { date } });
/** Who brought each child lately; asked anew whenever several are checked in. */
export const bringers = { ...query('GET /api/attendance/bringers'), staleTime: 0 };
export const forgottenCheckOuts = query('GET /api/attendance/forgotten');

/**
 * To be used through `useRecordAttendance`, which shows the result before the server has answered. The answer is the child's
 * day; of earlier days it changes nothing.
 */
export const recordAttendance = tellingMutation('POST /api/attendance', ['attendance'], ({ put, leave }, day) => {
  put(attendanceOn(day.date).queryKey, (days) => days && withDay(days, day.childId, day));
  leave(forgottenCheckOuts.queryKey);
});
export const undoAttendance = mutation('POST /api/attendance/:id/undo', 'attendance');
