import { addDays, weekdayOf } from '#server/kernel/clock/zone.ts';

const [MONDAY, SUNDAY] = [1, 7];
const EVENING = '18:00';

/** Whether parents are reminded now: from six in the evening of the center's day. */
export const isEvening = (time: string): boolean => time >= EVENING;

/** The Sunday of the week that is told now: on its evening, or on the Monday after a standstill; else null. */
export function weekThatEnded(date: string, time: string): string | null {
  if (weekdayOf(date) === MONDAY) return addDays(date, -1);
  return weekdayOf(date) === SUNDAY && isEvening(time) ? date : null;
}
