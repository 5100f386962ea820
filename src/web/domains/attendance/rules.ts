import type { Api } from '#contract/index.ts';
import type { Reply, Sent } from '#contract/kernel/endpoint.ts';
import { type Child, fullName } from '#web/domains/children/rules.ts';
import type { ExpectedChild } from '#web/domains/schedules/rules.ts';

export type AttendanceDay = Reply<Api['GET /api/attendance']>[number];
export type Span = AttendanceDay['spans'][number];
export type Recording = Sent<Api['POST /api/attendance']>['body'];
export type Action = 'check-in' | 'check-out';

/** Where a child is as far as its booking and the day's record tell; who is not booked is not awaited (schedules-2). */
export type Whereabouts = 'expected' | 'here' | 'left' | 'absent' | 'unbooked';

/** An enrolled child, its day, and its booking for it; without a day it has not come (yet). */
export interface AttendanceRow {
  readonly child: Child;
  readonly day: AttendanceDay | undefined;
  readonly booked: ExpectedChild | undefined;
  readonly whereabouts: Whereabouts;
}

interface DayRead {
  readonly days: readonly AttendanceDay[];
  readonly expected: readonly ExpectedChild[];
  readonly isOpen: boolean;
}

/** The rows of a date: on a closed one nobody is awaited, and only who came has a row (attendance-8). */
export function rowsOf(children: readonly Child[], { days, expected, isOpen }: DayRead): AttendanceRow[] {
  const dayOf = new Map(days.map((day) => [day.childId, day]));
  const bookingOf = new Map(expected.map((booked) => [booked.childId, booked]));
  return children
    .map((child) => {
      const [day, booked] = [dayOf.get(child.id), bookingOf.get(child.id)];
      return { child, day, booked, whereabouts: whereaboutsOf(day, booked !== undefined) };
    })
    .filter(({ day }) => isOpen || day?.checkInTime);
}

/** Whether the center opens today, and who is expected next; null for who may not see it. */
export const closingOf = ({ stats }: Reply<Api['GET /api/dashboard/now']>) =>
  stats && { isOpen: stats.isOpenToday, next: stats.nextOpenDay };

export function whereaboutsOf(day: AttendanceDay | undefined, isExpected: boolean): Whereabouts {
  if (!day) return isExpected ? 'expected' : 'unbooked';
  if (isHere(day)) return 'here';
  return day.checkInTime ? 'left' : 'absent';
}

/** Checked in and not out. */
export const isHere = (day: AttendanceDay | undefined): boolean =>
  day?.spans.some(({ checkOutTime }) => checkOutTime === null) ?? false;

/** What the badge says: present or late, anything else is Absent (attendance-7). */
export const shownStatusOf = (day: AttendanceDay | undefined): AttendanceDay['status'] => day?.status ?? 'absent';

/** What can be done next with a child: who is here can only leave. */
export const nextActionOf = (day: AttendanceDay | undefined): Action => (isHere(day) ? 'check-out' : 'check-in');

/** What to send for a check-in or check-out at a moment of the center. */
export function recordingOf(
  childId: number,
  action: Action,
  { date, time }: { readonly date: string; readonly time: string },
  by: string,
): Recording {
  return action === 'check-in'
    ? { childId, date, checkInTime: time, checkInBy: by, status: 'present' }
    : { childId, date, checkOutTime: time, checkOutBy: by, status: 'present' };
}

/** The children of the list for the door: those still to come, those here, those who left, those not booked; by the name that is shown. */
export function byArrivalOrder(rows: readonly AttendanceRow[], language?: string): AttendanceRow[] {
  const { compare } = new Intl.Collator(language);
  return rows.toSorted(
    (a, b) =>
      ARRIVAL_ORDER[a.whereabouts] - ARRIVAL_ORDER[b.whereabouts] || compare(fullName(a.child), fullName(b.child)),
  );
}
const ARRIVAL_ORDER: Record<Whereabouts, number> = { expected: 0, here: 1, left: 2, absent: 3, unbooked: 4 };

/** The rows in the order in which they stood before, so that nothing moves under a thumb; newcomers come last. */
export function inKeptOrder(rows: readonly AttendanceRow[], order: readonly number[]): AttendanceRow[] {
  const place = new Map(order.map((childId, index) => [childId, index]));
  const placeOf = (row: AttendanceRow) => place.get(row.child.id) ?? order.length;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}

export function countWhereabouts(rows: readonly AttendanceRow[]): Record<Whereabouts, number> {
  const counts = { expected: 0, here: 0, left: 0, absent: 0, unbooked: 0 };
  for (const { whereabouts } of rows) counts[whereabouts] += 1;
  return counts;
}

/** The day's list as it will be once the server has recorded this check-in or check-out. */
export function withRecorded(days: readonly AttendanceDay[], sent: Recording): AttendanceDay[] {
  const before = days.find((day) => day.childId === Number(sent.childId));
  const after = sent.checkOutTime ? checkedOut(before, sent) : checkedIn(before, sent);
  if (!after) return [...days];
  return before ? days.map((day) => (day === before ? after : day)) : [...days, after];
}

/** The day's list with another record of one child in place of what was there; undefined takes it out. */
export const withDay = (
  days: readonly AttendanceDay[],
  childId: number,
  day: AttendanceDay | undefined,
): AttendanceDay[] => [...days.filter((other) => other.childId !== childId), ...(day ? [day] : [])];

/** The stay that ended or began last; what can be undone. */
export const lastSpanOf = (day: AttendanceDay): Span | undefined =>
  day.spans.find((span) => span.id === day.id) ?? day.spans.at(-1);

/** Spans that only this screen knows so far. */
const UNSAVED = 0;

function checkedIn(before: AttendanceDay | undefined, sent: Recording): AttendanceDay | undefined {
  const { checkInTime, checkInBy = null } = sent;
  if (!checkInTime) return undefined;
  const span: Span = {
    id: UNSAVED,
    checkInTime,
    checkOutTime: null,
    checkInBy,
    checkOutBy: null,
    version: UNSAVED,
  };
  const came = before && before.checkInTime !== null ? before : undefined;
  return {
    id: UNSAVED,
    childId: Number(sent.childId),
    date: sent.date,
    checkInTime: came?.checkInTime ?? checkInTime,
    checkOutTime: null,
    status: came?.status ?? 'present',
    checkInBy: came ? came.checkInBy : checkInBy,
    checkOutBy: null,
    spans: [...(came?.spans ?? []), span],
    forgottenCheckOut: false,
  };
}

function checkedOut(before: AttendanceDay | undefined, sent: Recording): AttendanceDay | undefined {
  const { checkOutTime = null, checkOutBy = null } = sent;
  if (!before) return undefined;
  return {
    ...before,
    checkOutTime,
    checkOutBy,
    spans: before.spans.map((span) => (span.checkOutTime === null ? { ...span, checkOutTime, checkOutBy } : span)),
  };
}
