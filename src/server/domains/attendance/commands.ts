import type { Scope } from '#server/db/scope.ts';
import { childLeaves } from '#server/domains/children/hooks.ts';
import { barredFromPickup } from '#server/domains/guardians/queries.ts';
import { checkPickup } from '#server/domains/guardians/rules.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt, timeAt } from '#server/kernel/clock/zone.ts';
import { on } from '#server/kernel/hooks.ts';
import { conflict, HttpError, invalid, orRefuse } from '#server/kernel/http-error.ts';
import { staysChanged } from './hooks.ts';
import { notifyOfAttendance } from './notifications.ts';
import {
  type AttendanceDayRow,
  attendanceOfChild,
  attendanceOfChildren,
  daysBefore,
  endOpenSpans,
  insertAttendance,
  lockChildren,
  type NewSpan,
  tieToReports,
  updateAttendance,
} from './queries.ts';
import {
  checkDate,
  type Day,
  decideCheckIn,
  decideCheckOut,
  decideTimes,
  type Span,
  type Status,
  statusAt,
} from './rules.ts';

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
  /** Staff have read that this person may not pick the child up. */
  readonly pickupWarningAcknowledged?: boolean | undefined;
}

/**
 * Checks a child in, out, or both for a stay written up later, or records an absence: whichever the times say (attendance-2).
 * Its guardians are told of what is said of today.
 */
export async function recordAttendance(scope: Scope, input: AttendanceInput): Promise<AttendanceDayRow> {
  const { childId, date } = input;
  await write(scope, input);
  const day = await scope.one(attendanceOfChild(scope.now, childId, date));
  await notifyOfAttendance(scope, input, day);
  scope.touch('attendance', [childId]);
  return day;
}

export interface Arrivals {
  /** Local date, YYYY-MM-DD. */
  readonly date: string;
  readonly arrivals: readonly { readonly childId: number; readonly checkInTime: string; readonly checkInBy: string }[];
}

/** Checks several children in on one date: all of them, or none. Their guardians are told of what is said of today. */
export async function recordArrivals(scope: Scope, { date, arrivals }: Arrivals): Promise<AttendanceDayRow[]> {
  const inputs = arrivals.map((arrival) => ({ ...arrival, date, checkOutBy: null }));
  await recordDay(scope, date, inputs);
  const byChild = new Map(inputs.map((input) => [input.childId, input]));
  const days = await scope.all(attendanceOfChildren(scope.now, [...byChild.keys()], date));
  for (const day of days) {
    const input = byChild.get(day.childId);
    if (input) await notifyOfAttendance(scope, input, day);
  }
  return days;
}

/** Records what a guardian signed at a kiosk and staff accepted later: as recordAttendance, and calls nobody. */
export async function recordAcceptedEntry(scope: Scope, input: AttendanceInput): Promise<void> {
  await write(scope, input);
  scope.touch('attendance', [input.childId]);
}

async function write(scope: Scope, input: AttendanceInput): Promise<void> {
  const { checkInTime, checkOutTime } = input;
  if (checkOutTime && !checkInTime) await checkOut(scope, input, checkOutTime);
  else await writeDay(scope, input.date, [input]);
}

/** Records arrivals, whole stays and absences of many children on one local date, in the given order: all of them or none. */
export async function recordDay(scope: Scope, date: string, inputs: readonly DayInput[]): Promise<void> {
  await writeDay(scope, date, inputs);
  scope.touch(
    'attendance',
    inputs.map(({ childId }) => childId),
  );
}
type DayInput = Omit<AttendanceInput, 'date'>;

async function writeDay(scope: Scope, date: string, inputs: readonly DayInput[]): Promise<void> {
  const childIds = [...new Set(inputs.map(({ childId }) => childId))];
  const days = await lockedDays(scope, childIds, date);
  const entries: Entry[] = [];
  for (const input of inputs) {
    const before = orRefuse(days.get(input.childId), noSuchChild());
    const decision = decideEntry(before, input);
    if (!decision) continue;
    entries.push({ ...decision, childId: input.childId, absenceId: before.absenceId });
    days.set(input.childId, withStay(before, decision.stay));
  }
  await save(scope, date, entries);
  const left = entries.filter(({ stay }) => stay.checkOut).map(({ childId }) => childId);
  if (left.length > 0) await staysChanged.tell(scope, { childIds: left, date });
}

/** A child that is removed leaves: every open stay ends now, and a nap of today with it. */
export const closeOpenSpans = on(childLeaves, async (scope, { childId }) => {
  const { actor, center } = await scope.opened;
  scope.later(lockChildren([childId]));
  const ids = (await scope.all(endOpenSpans(childId, scope.now, staffIdOf(actor)))).map(({ id }) => id);
  if (ids.length === 0) return;
  audit(scope, { action: 'check out', entity: 'attendance', ids, children: [childId] });
  await staysChanged.tell(scope, { childIds: [childId], date: dayAt(scope.now, center.zone) });
});

/** The child's day as it is before a change, locked until the change is done. Refuses unknown and removed children. */
export const lockedDay = async (scope: Scope, childId: number, date: string): Promise<LockedDay> =>
  orRefuse((await lockedDays(scope, [childId], date)).get(childId), noSuchChild());

/** Tells screens, and gives the day as it is now. */
export async function changed(scope: Scope, childId: number, date: string): Promise<AttendanceDayRow> {
  scope.touch('attendance', [childId]);
  return scope.one(attendanceOfChild(scope.now, childId, date));
}

async function checkOut(scope: Scope, input: AttendanceInput, time: string): Promise<void> {
  if (!input.checkOutBy) throw invalid({ checkOutBy: 'Please select who is performing this action' });
  const barred = scope.all(barredFromPickup(input.childId));
  const { day, by } = await lockedDay(scope, input.childId, input.date);
  const { span, moment } = decided(decideCheckOut(day, time));
  const isAcknowledged = input.pickupWarningAcknowledged ?? false;
  const refused = checkPickup(input.checkOutBy, await barred, day.childName, isAcknowledged);
  if (refused) throw refused;
  const change = { checkOut: moment, checkOutBy: input.checkOutBy, checkedOutBy: by, changedAt: scope.now };
  await scope.count(updateAttendance(span.id, change));
  const children = [input.childId];
  const after = isAcknowledged ? { ...change, pickupWarningAcknowledged: true } : change;
  audit(scope, { action: 'check out', entity: 'attendance', ids: [span.id], children, before: span, after });
  await staysChanged.tell(scope, { childIds: children, date: input.date });
}

/** A day before a change, and what the change needs to know besides. */
interface LockedDay {
  readonly day: Day;
  /** The acting staff member. */
  readonly by: number | null;
  readonly arrivalDeadline: string | null;
  readonly absenceId: number | null;
}

async function lockedDays(scope: Scope, childIds: readonly number[], date: string): Promise<Map<number, LockedDay>> {
  scope.later(lockChildren(childIds));
  const found = scope.all(daysBefore(scope.now, childIds, date));
  const { actor, center } = await scope.opened;
  const rows = await found;
  if (rows.length < childIds.length) throw noSuchChild();
  const removed = rows.find(({ isRemoved }) => isRemoved);
  if (removed) throw conflict('{{name}} is no longer enrolled', { name: removed.childName });
  const refused = checkDate(date, dayAt(scope.now, center.zone));
  if (refused) throw refused;
  // What was before a first day that is past was written up later; before one that lies ahead there was nothing.
  const coming = rows.find(({ isYetToStart }) => isYetToStart);
  if (coming) throw conflict('{{name}} has not started yet', { name: coming.childName });
  const by = staffIdOf(actor);
  return new Map(
    rows.map(({ childId, childName, arrivalDeadline, absenceId, spans }) => [
      childId,
      { day: { childName, date, zone: center.zone, spans: spans.map(asSpan) }, by, arrivalDeadline, absenceId },
    ]),
  );
}

const asSpan = ({ id, checkIn, checkOut }: { id: number; checkIn: string; checkOut: string | null }): Span => ({
  id,
  checkIn: new Date(checkIn),
  checkOut: checkOut ? new Date(checkOut) : null,
});

type Stay = Omit<NewSpan, 'childId' | 'date' | 'changedAt'>;
interface Decision {
  readonly action: 'check in' | 'record stay' | 'record absence';
  readonly stay: Stay;
}
type Entry = Decision & { readonly childId: number; readonly absenceId: number | null };

/** What an input makes of a day; null when the day says it already. */
function decideEntry(before: LockedDay, input: Omit<AttendanceInput, 'date'>): Decision | null {
  const { checkInTime, checkOutTime, status } = input;
  if (!checkInTime) {
    if (status !== 'absent') throw invalid({ checkInTime: 'Enter a check-in or check-out time' });
    return before.absenceId === null ? { action: 'record absence', stay: absence(before) } : null;
  }
  if (!input.checkInBy) throw invalid({ checkInBy: 'Please select who is performing this action' });
  const stay = checkOutTime
    ? wholeStay(before, input, input.checkInBy, [checkInTime, checkOutTime])
    : arrival(before, input, input.checkInBy, checkInTime);
  return { action: checkOutTime ? 'record stay' : 'check in', stay };
}

type Told = Pick<AttendanceInput, 'status' | 'checkOutBy'>;

function arrival({ day, by, arrivalDeadline }: LockedDay, { status }: Told, checkInBy: string, time: string): Stay {
  const checkIn = decided(decideCheckIn(day, time));
  return {
    status: statusAt(time, arrivalDeadline, day.spans.length === 0, toldLate(status)),
    checkIn,
    checkInBy,
    checkedInBy: by,
    checkOut: null,
    checkOutBy: null,
    checkedOutBy: null,
  };
}

function wholeStay(
  { day, by, arrivalDeadline }: LockedDay,
  { status, checkOutBy }: Told,
  checkInBy: string,
  [start, end]: readonly [string, string],
): Stay {
  const times = decided(decideTimes(day, 0, start, end));
  const isFirst = day.spans.every((span) => span.checkIn > times.checkIn);
  return {
    status: statusAt(timeAt(times.checkIn, day.zone), arrivalDeadline, isFirst, toldLate(status)),
    ...times,
    checkInBy,
    checkOutBy: checkOutBy ?? checkInBy,
    checkedInBy: by,
    checkedOutBy: by,
  };
}

function absence({ day }: LockedDay): Stay {
  if (day.spans.length > 0) throw conflict('{{name}} was here on this day', { name: day.childName });
  return {
    status: 'absent',
    checkIn: null,
    checkOut: null,
    checkInBy: null,
    checkOutBy: null,
    checkedInBy: null,
    checkedOutBy: null,
  };
}

/** The day once the stay is recorded, for what comes after it in the same call. Nothing but itself can follow an absence. */
function withStay(before: LockedDay, { checkIn, checkOut }: Stay): LockedDay {
  if (!checkIn) return { ...before, absenceId: JUST_NOW };
  const spans = [...before.day.spans, { id: JUST_NOW, checkIn, checkOut }];
  return { ...before, absenceId: null, day: { ...before.day, spans } };
}
// No row's id, and not the 0 by which a stay that is still to be written is told from the others.
const JUST_NOW = -1;

/** A child recorded absent who comes after all keeps one row for the day. */
async function save(scope: Scope, date: string, entries: readonly Entry[]): Promise<void> {
  for (const [action, made] of Map.groupBy(entries, (entry) => entry.action)) {
    const rows = made.map(({ childId, stay }) => ({ childId, date, ...stay, changedAt: scope.now }));
    const fresh = rows.filter((_, index) => made[index]?.absenceId === null);
    const ids = fresh.length > 0 ? (await scope.all(insertAttendance(fresh))).map(({ id }) => id) : [];
    for (const { absenceId, stay } of made) {
      if (absenceId === null) continue;
      ids.push((await scope.one(updateAttendance(absenceId, { ...stay, wasAbsent: true, changedAt: scope.now }))).id);
    }
    const children = made.map(({ childId }) => childId);
    if (action === 'record absence') scope.later(tieToReports(date, children));
    audit(scope, { action, entity: 'attendance', ids, children, after: rows });
  }
}

const toldLate = (status: AttendanceInput['status']) => (status === 'late' ? 'late' : undefined);
const noSuchChild = () => invalid({ childId: 'There is no child with this id' });

/** What a rule decided; a refusal ends the transaction. */
export function decided<T>(outcome: T | HttpError): T {
  if (outcome instanceof HttpError) throw outcome;
  return outcome;
}
