import { momentOf, timeAt } from '#server/kernel/clock/zone.ts';
import { conflict, HttpError, invalid } from '#server/kernel/http-error.ts';

/** A stay of a child at the center; open while `checkOut` is null. */
export interface Span {
  readonly id: number;
  readonly checkIn: Date;
  readonly checkOut: Date | null;
}
/** What is known of a child's day before it changes. */
export interface Day {
  readonly childName: string;
  readonly date: string;
  readonly zone: string;
  readonly spans: readonly Span[];
}
export type Status = 'present' | 'late';

/** Refuses days to come; the past can be written up. Both are days of the center. */
export const checkDate = (date: string, today: string): HttpError | null =>
  date > today ? invalid({ date: 'Attendance cannot be recorded for a future date' }) : null;

/** The moment of a check-in, or why it can't be: one open stay at a time, none inside another. */
export function decideCheckIn(day: Day, time: string): Date | HttpError {
  if (openSpan(day)) return conflict('{{name}} is already checked in', { name: day.childName });
  const last = lastCheckOut(day);
  const moment = momentOf(day.date, time, day.zone, last ?? undefined);
  return overlapping(day, moment, null) ? insideStay(day, 'checkInTime') : moment;
}

/** The open stay and the moment it ends, or why it can't. */
export function decideCheckOut(day: Day, time: string): { span: Span; moment: Date } | HttpError {
  const span = openSpan(day);
  if (!span) return conflict('{{name}} is not checked in', { name: day.childName });
  return decideEnd(day, span, time);
}

/** New times of a stay, or why they can't be; `end` null leaves it open. A time that stays the same keeps its moment. */
export function decideTimes(day: Day, id: number, start: string, end: string | null): Omit<Span, 'id'> | HttpError {
  const old = day.spans.find((span) => span.id === id);
  const others = { ...day, spans: day.spans.filter((span) => span !== old) };
  const checkIn = kept(old?.checkIn, start, day.zone) ?? momentOf(day.date, start, day.zone);
  if (end === null && openSpan(others)) return conflict('{{name}} is already checked in', { name: day.childName });
  const ended = end === null ? null : decideEnd(others, { id, checkIn, checkOut: old?.checkOut ?? null }, end);
  if (ended instanceof HttpError) return ended;
  const checkOut = ended?.moment ?? null;
  return overlapping(others, checkIn, checkOut) ? insideStay(others, 'checkInTime') : { checkIn, checkOut };
}

/** Late when the center has an arrival deadline, this is the first stay of the day, and the time is past it (attendance-5). */
export function statusAt(
  time: string,
  arrivalDeadline: string | null,
  isFirst: boolean,
  told: Status | undefined,
): Status {
  if (!isFirst) return 'present';
  return told === 'late' || (arrivalDeadline !== null && time > arrivalDeadline) ? 'late' : 'present';
}

/** A change can be taken back for as long as a slip of the thumb is noticed. */
export const UNDO_MINUTES = 15;
export const canUndo = (changedAt: Date, now: Date): boolean =>
  now.getTime() - changedAt.getTime() <= UNDO_MINUTES * 60_000;

function decideEnd(day: Day, span: Span, time: string): { span: Span; moment: Date } | HttpError {
  const unchanged = kept(span.checkOut, time, day.zone);
  const moment = unchanged && unchanged >= span.checkIn ? unchanged : momentOf(day.date, time, day.zone, span.checkIn);
  if (moment < span.checkIn) {
    return new HttpError(422, 'Check-out cannot be before the check-in at {{time}}', {
      values: { time: timeAt(span.checkIn, day.zone) },
      fields: { checkOutTime: 'Check-out cannot be before the check-in' },
    });
  }
  return overlapping({ ...day, spans: day.spans.filter(({ id }) => id !== span.id) }, span.checkIn, moment)
    ? insideStay(day, 'checkOutTime')
    : { span, moment };
}

/** HH:MM alone would lose the seconds, or which pass of the hour that a clock change repeats. */
const kept = (moment: Date | null | undefined, time: string, zone: string): Date | null =>
  moment && timeAt(moment, zone) === time ? moment : null;

const openSpan = ({ spans }: Day) => spans.find(({ checkOut }) => checkOut === null);

const lastCheckOut = ({ spans }: Day): Date | null =>
  spans.reduce<Date | null>((last, { checkOut }) => (checkOut && (!last || checkOut > last) ? checkOut : last), null);

/** Whether [start, end) and a stay share time; an end of null is open. */
const overlapping = ({ spans }: Day, start: Date, end: Date | null): boolean =>
  spans.some((span) => (end === null || span.checkIn < end) && (span.checkOut === null || start < span.checkOut));

const insideStay = ({ childName }: Day, field: string) =>
  new HttpError(422, 'This time lies within another stay of {{name}} on this day', {
    values: { name: childName },
    fields: { [field]: 'This time lies within another stay on this day' },
  });
