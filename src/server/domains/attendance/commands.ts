import { staffIdOf } from '../../access/actor.ts';
import { audit } from '../../audit/audit.ts';
import { dayAt, timeAt } from '../../clock/zone.ts';
import type { Scope } from '../../db/scope.ts';
import { conflict, invalid, orRefuse, Refusal } from '../../refusal.ts';
import {
  type AttendanceDayRow,
  attendanceOfChild,
  dayBefore,
  endOpenSpans,
  insertAttendance,
  lockChild,
  updateAttendance,
} from './queries.ts';
import { checkDate, type Day, decideCheckIn, decideCheckOut, decideTimes, type Status, statusAt } from './rules.ts';

export interface AttendanceInput {
  readonly childId: number;
  /** Local date, YYYY-MM-DD. */
  readonly date: string;
  /** Local time, HH:MM. */
  readonly checkInTime?: string | null | undefined;
  readonly checkOutTime?: string | null | undefined;
  readonly checkInBy: string | null;
  readonly checkOutBy: string | null;
  readonly status?: Status | 'absent' | undefined;
}

/** Checks a child in, out, or both for a stay written up later, or records an absence: whichever the times say (DECISIONS row 14). */
export async function recordAttendance(scope: Scope, input: AttendanceInput): Promise<AttendanceDayRow> {
  const { checkInTime, checkOutTime, status } = input;
  if (checkInTime && checkOutTime) await recordStay(scope, input, checkInTime, checkOutTime);
  else if (checkInTime) await checkIn(scope, input, checkInTime);
  else if (checkOutTime) await checkOut(scope, input, checkOutTime);
  else if (status === 'absent') await recordAbsence(scope, input);
  else throw invalid({ checkInTime: 'Enter a check-in or check-out time' });
  return changed(scope, input.childId, input.date);
}

/** Ends every open stay of a child now, as when the child is removed. */
export async function closeOpenSpans(scope: Scope, childId: number): Promise<void> {
  const { actor } = await scope.opened;
  scope.later(lockChild(childId));
  const ids = (await scope.all(endOpenSpans(childId, scope.now, staffIdOf(actor)))).map(({ id }) => id);
  if (ids.length > 0) audit(scope, { action: 'check out', entity: 'attendance', ids, children: [childId] });
}

/** The child's day as it is before a change, locked until the change is done. Refuses unknown and removed children. */
export async function lockedDay(scope: Scope, childId: number, date: string) {
  scope.later(lockChild(childId));
  const found = scope.maybe(dayBefore(childId, date));
  const { actor, center } = await scope.opened;
  const row = orRefuse(await found, invalid({ childId: 'There is no child with this id' }));
  if (row.isRemoved) throw conflict('{{name}} is no longer enrolled', { name: row.childName });
  const refused = checkDate(date, dayAt(scope.now, center.zone));
  if (refused) throw refused;
  const spans = row.spans.map((span) => ({
    id: span.id,
    checkIn: new Date(span.checkIn),
    checkOut: span.checkOut ? new Date(span.checkOut) : null,
  }));
  const day: Day = { childName: row.childName, date, zone: center.zone, spans };
  return { day, by: staffIdOf(actor), arrivalDeadline: row.arrivalDeadline, absenceId: row.absenceId };
}

/** Tells screens, and gives the day as it is now. */
export async function changed(scope: Scope, childId: number, date: string): Promise<AttendanceDayRow> {
  scope.touch('attendance', [childId]);
  return scope.one(attendanceOfChild(scope.now, childId, date));
}

async function checkIn(scope: Scope, input: AttendanceInput, time: string): Promise<void> {
  if (!input.checkInBy) throw invalid({ checkInBy: 'Please select who is performing this action' });
  const { day, by, arrivalDeadline, absenceId } = await lockedDay(scope, input.childId, input.date);
  const moment = decided(decideCheckIn(day, time));
  const told = input.status === 'late' ? 'late' : undefined;
  const status = statusAt(time, arrivalDeadline, day.spans.length === 0, told);
  const span = { status, checkIn: moment, checkInBy: input.checkInBy, checkedInBy: by };
  await saveStay(
    scope,
    input,
    absenceId,
    { ...span, checkOut: null, checkOutBy: null, checkedOutBy: null },
    'check in',
  );
}

async function checkOut(scope: Scope, input: AttendanceInput, time: string): Promise<void> {
  if (!input.checkOutBy) throw invalid({ checkOutBy: 'Please select who is performing this action' });
  const { day, by } = await lockedDay(scope, input.childId, input.date);
  const { span, moment } = decided(decideCheckOut(day, time));
  const change = { checkOut: moment, checkOutBy: input.checkOutBy, checkedOutBy: by, changedAt: scope.now };
  await scope.count(updateAttendance(span.id, change));
  const children = [input.childId];
  audit(scope, { action: 'check out', entity: 'attendance', ids: [span.id], children, before: span, after: change });
}

async function recordStay(scope: Scope, input: AttendanceInput, start: string, end: string): Promise<void> {
  if (!input.checkInBy) throw invalid({ checkInBy: 'Please select who is performing this action' });
  const { day, by, arrivalDeadline, absenceId } = await lockedDay(scope, input.childId, input.date);
  const times = decided(decideTimes(day, 0, start, end));
  const isFirst = day.spans.every((span) => span.checkIn > times.checkIn);
  const told = input.status === 'late' ? 'late' : undefined;
  const status = statusAt(timeAt(times.checkIn, day.zone), arrivalDeadline, isFirst, told);
  const people = {
    checkInBy: input.checkInBy,
    checkOutBy: input.checkOutBy ?? input.checkInBy,
    checkedInBy: by,
    checkedOutBy: by,
  };
  await saveStay(scope, input, absenceId, { status, ...times, ...people }, 'record stay');
}

type Stay = Omit<Parameters<typeof insertAttendance>[0][number], 'childId' | 'date' | 'changedAt'>;

/** A child recorded absent who comes after all keeps one row for the day. */
async function saveStay(
  scope: Scope,
  { childId, date }: AttendanceInput,
  absenceId: number | null,
  stay: Stay,
  action: string,
) {
  const row = { ...stay, changedAt: scope.now };
  const { id } = await scope.one(
    absenceId ? updateAttendance(absenceId, row) : insertAttendance([{ childId, date, ...row }]),
  );
  audit(scope, { action, entity: 'attendance', ids: [id], children: [childId], after: row });
}

async function recordAbsence(scope: Scope, { childId, date }: AttendanceInput): Promise<void> {
  const { day, absenceId } = await lockedDay(scope, childId, date);
  if (day.spans.length > 0) throw conflict('{{name}} was here on this day', { name: day.childName });
  if (absenceId) return;
  const nobody = {
    checkIn: null,
    checkOut: null,
    checkInBy: null,
    checkOutBy: null,
    checkedInBy: null,
    checkedOutBy: null,
  };
  const { id } = await scope.one(
    insertAttendance([{ childId, date, status: 'absent', ...nobody, changedAt: scope.now }]),
  );
  audit(scope, { action: 'record absence', entity: 'attendance', ids: [id], children: [childId] });
}

/** What a rule decided; a refusal ends the transaction. */
export function decided<T>(outcome: T | Refusal): T {
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
}
