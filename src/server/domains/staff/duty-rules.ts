import type { Text } from '#server/kernel/i18n/translate.ts';

/** Longer than anybody works: a slip in the date. */
export const LONGEST_DUTY_HOURS = 24;
/** What has been on for so long was forgotten (staff-10; `center/duty-queries.ts` counts by it). */
const FORGOTTEN_AFTER_HOURS = 16;
const HOUR = 3_600_000;

export interface CorrectedTimes {
  readonly startedAt: Date;
  /** Null: still on duty. */
  readonly endedAt: Date | null;
}

/** What is wrong with the times of a duty, by field; null where nothing is. `isOpen`: they are on duty until now. */
export function wrongTimes(
  { startedAt, endedAt }: CorrectedTimes,
  isOpen: boolean,
  now: Date,
): Readonly<Record<string, Text>> | null {
  if (startedAt > now) return { startTime: 'A duty cannot begin in the future' };
  if (endedAt === null) {
    if (!isOpen) return { endTime: 'Enter when this duty ended' };
    if (now.getTime() - startedAt.getTime() < FORGOTTEN_AFTER_HOURS * HOUR) return null;
    return { endTime: 'This duty began more than 16 hours ago. Enter when it ended, too.' };
  }
  if (endedAt <= startedAt) return { endTime: 'A duty must end after it began' };
  if (endedAt > now) return { endTime: 'A duty cannot end in the future' };
  if (endedAt.getTime() - startedAt.getTime() > LONGEST_DUTY_HOURS * HOUR)
    return { endTime: 'A duty lasts at most 24 hours' };
  return null;
}
