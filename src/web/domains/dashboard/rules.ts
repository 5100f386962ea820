import type { Reply } from '../../../contract/endpoint.ts';
import type { Api } from '../../../contract/index.ts';

export type FamilyDay = Reply<Api['GET /api/parent/day']>;
export type DayEntry = FamilyDay['entries'][number];
export type AttendanceRow = Reply<Api['GET /api/parent/attendance']>[number];

/** How a child's day stands, for the line below its name. */
export type Standing =
  | { readonly kind: 'here' | 'hereLate' | 'left'; readonly time: string }
  | { readonly kind: 'absent' | 'closed' | 'notIn' };

/** `isClosed`: nobody is awaited that day. An absence that the family told counts before the center has recorded it. */
export function standingOf({ status, isHere, checkIn, checkOut, notices }: FamilyDay, isClosed: boolean): Standing {
  if (isHere && checkIn) return { kind: status === 'late' ? 'hereLate' : 'here', time: checkIn };
  if (checkOut) return { kind: 'left', time: checkOut };
  if (status === 'absent') return { kind: 'absent' };
  if (isClosed) return { kind: 'closed' };
  return { kind: notices.some(({ kind }) => kind === 'absence') ? 'absent' : 'notIn' };
}

export interface Attended {
  readonly attended: number;
  readonly recorded: number;
  /** Rounded percent; undefined while nothing is recorded. */
  readonly rate: number | undefined;
}

/** Present and late records over all records (seed 001 section 9, DECISIONS row 15). */
export function attendanceRate(rows: readonly Pick<AttendanceRow, 'status'>[]): Attended {
  const attended = rows.filter(({ status }) => status !== 'absent').length;
  return {
    attended,
    recorded: rows.length,
    rate: rows.length > 0 ? Math.round((attended / rows.length) * 100) : undefined,
  };
}
