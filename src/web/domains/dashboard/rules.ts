import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';

export type FamilyDay = Reply<Api['GET /api/parent/day']>;
export type DayEntry = FamilyDay['entries'][number];
export type Attended = Reply<Api['GET /api/parent/attendance/summary']>;

/** How a child's day stands, for the line below its name. */
export type Presence =
  | { readonly kind: 'here' | 'hereLate' | 'left'; readonly time: string }
  | { readonly kind: 'absent' | 'closed' | 'notBooked' | 'notIn' };

/** `isClosed`: nobody is awaited that day. An absence that the family told counts before the center has recorded it. */
export function presenceOf(day: FamilyDay, isClosed: boolean): Presence {
  const { status, isHere, checkIn, checkOut, isExpected, notices } = day;
  if (isHere && checkIn) return { kind: status === 'late' ? 'hereLate' : 'here', time: checkIn };
  if (checkOut) return { kind: 'left', time: checkOut };
  if (isClosed) return { kind: 'closed' };
  if (status === 'absent') return { kind: 'absent' };
  if (!isExpected) return { kind: 'notBooked' };
  return { kind: notices.some(({ kind }) => kind === 'absence') ? 'absent' : 'notIn' };
}

/** A day in a few words: as its report says it, and where that says nothing yet, as it was logged (family-day-4). */
export function glanceOf({ report, entries }: Pick<FamilyDay, 'report' | 'entries'>) {
  const logged = (...kinds: readonly DayEntry['activityKind'][]) =>
    entries
      .filter(({ activityKind }) => activityKind && kinds.includes(activityKind))
      .map(({ title }) => title)
      .join('\n');
  return {
    mood: report?.mood ?? null,
    meals: report?.meals || logged('meal', 'bottle'),
    naps: report?.naps || logged('nap'),
    activities: report?.activities || logged('learning', 'outdoor', 'other'),
  };
}

/** Present and late records over all records (attendance-7), in whole percent; undefined while nothing is recorded. */
export const attendanceRate = ({ attended, recorded }: Attended): number | undefined =>
  recorded > 0 ? Math.round((attended / recorded) * 100) : undefined;

/** Which greeting a time of day (HH:MM) asks for. */
export const greetingAt = (time: string): 'morning' | 'afternoon' | 'evening' =>
  time < '12:00' ? 'morning' : time < '17:00' ? 'afternoon' : 'evening';
