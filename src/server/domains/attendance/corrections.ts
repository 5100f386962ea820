import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { timeAt } from '#server/kernel/clock/zone.ts';
import { conflict, invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { takeBack } from '#server/kernel/notify/notify.ts';
import { changed, decided, lockedDay } from './commands.ts';
import { staysChanged } from './hooks.ts';
import { attendanceRow, deleteAttendance, updateAttendance } from './queries.ts';
import { canUndo, decideTimes } from './rules.ts';

export interface Amendment {
  readonly checkInTime?: string | undefined;
  /** null opens the stay again. */
  readonly checkOutTime?: string | null | undefined;
  readonly checkInBy?: string | null | undefined;
  readonly checkOutBy?: string | null | undefined;
  readonly status?: 'present' | 'late' | undefined;
  readonly version?: number | undefined;
}

/** Corrects one stay: times (local HH:MM), who brought or collected the child, late or not. An absence becomes a stay by a check-in time. */
export async function amendAttendance(scope: Scope, id: number, amendment: Amendment) {
  const found = await findRow(scope, id);
  const { day, by } = await lockedDay(scope, found.childId, found.date);
  const before = await findRow(scope, id);
  refuseStale(before, amendment.version);

  const local = (moment: Date | null) => moment && timeAt(moment, day.zone);
  const start = amendment.checkInTime ?? local(before.checkIn);
  if (!start) throw invalid({ checkInTime: 'Enter a check-in time' });
  const end = amendment.checkOutTime === undefined ? local(before.checkOut) : amendment.checkOutTime;
  const times = decided(decideTimes(day, id, start, end));
  const after = {
    ...times,
    status: amendment.status ?? (before.status === 'absent' ? ('present' as const) : before.status),
    checkInBy: amendment.checkInBy === undefined ? before.checkInBy : amendment.checkInBy,
    checkOutBy: end === null ? null : amendment.checkOutBy === undefined ? before.checkOutBy : amendment.checkOutBy,
    ...(before.checkIn === null && { checkedInBy: by, wasAbsent: true }),
    ...checkedOut(amendment, before, end, by),
    // What staff change is theirs from then on; the entry from the kiosk stays beside it.
    ...((amendment.checkInTime !== undefined || amendment.checkInBy !== undefined) && { checkInHow: 'staff' as const }),
    changedAt: scope.now,
  };
  await scope.count(updateAttendance(id, after));
  audit(scope, {
    action: 'amend attendance',
    entity: 'attendance',
    ids: [id],
    children: [before.childId],
    before,
    after,
  });
  await staysChanged.tell(scope, { childIds: [before.childId], date: before.date });
  return changed(scope, before.childId, before.date);
}

/** Takes back the newest thing said of a stay: its check-out, else its check-in, or an absence. Refused after 15 minutes. */
export async function undoAttendance(scope: Scope, id: number, version: number | undefined) {
  const found = await findRow(scope, id);
  const { day } = await lockedDay(scope, found.childId, found.date);
  const before = await findRow(scope, id);
  refuseStale(before, version);
  if (!canUndo(before.changedAt, scope.now)) throw conflict('It is too late to undo this. Correct the times instead.');

  const children = [before.childId];
  const undone = before.checkIn === null ? 'absence' : before.checkOut ? 'check-out' : 'check-in';
  if (undone === 'check-out') {
    if (day.spans.some((span) => span.id !== id && span.checkOut === null)) {
      throw conflict('{{name}} is already checked in', { name: day.childName });
    }
    const change = { checkOut: null, checkOutBy: null, checkedOutBy: null, ...NOT_OUT, changedAt: scope.now };
    await scope.count(updateAttendance(id, change));
  } else if (before.wasAbsent) {
    await scope.count(updateAttendance(id, { ...ABSENCE, changedAt: scope.now }));
  } else {
    await scope.count(deleteAttendance(id));
  }
  audit(scope, { action: `undo ${undone}`, entity: 'attendance', ids: [id], children, before });
  if (undone === 'check-out') await staysChanged.tell(scope, { childIds: children, date: before.date });
  if (undone !== 'absence') takeBack(scope, 'attendance', undone === 'check-in' ? 'checked-in' : 'checked-out', id);
  scope.touch('attendance', children);
  return { undone } as const;
}

const NOT_OUT = { checkOutHow: 'staff', checkOutMove: null } as const;
const ABSENCE = {
  status: 'absent',
  checkIn: null,
  checkOut: null,
  checkInBy: null,
  checkOutBy: null,
  checkedInBy: null,
  checkedOutBy: null,
  checkInHow: 'staff',
  checkInMove: null,
  ...NOT_OUT,
  wasAbsent: false,
} as const;

/** Who recorded the check-out: whoever last said something of it. */
function checkedOut(amendment: Amendment, before: { checkOut: Date | null }, end: string | null, by: number | null) {
  if (end === null) return { checkedOutBy: null, ...NOT_OUT };
  const isSaid = amendment.checkOutTime !== undefined || amendment.checkOutBy !== undefined || before.checkOut === null;
  return isSaid ? { checkedOutBy: by, checkOutHow: 'staff' as const } : {};
}

const findRow = async (scope: Scope, id: number) =>
  orRefuse(await scope.maybe(attendanceRow(id)), notFound('This attendance record was not found'));
