import type { Scope } from '#server/db/scope.ts';
import { timeAt } from '#server/kernel/clock/zone.ts';
import { deleteAttendance, insertAttendance, lockChildren, type NewSpan, updateAttendance } from './queries.ts';
import { statusAt } from './rules.ts';
import { recordedDays } from './stay-queries.ts';

/** A stay as a row holds it, with how each end was confirmed. */
export interface StayRow {
  readonly id: number;
  /** @known whoever came is not absent */
  readonly status: 'present' | 'late';
  readonly checkIn: Date;
  readonly checkOut: Date | null;
  readonly checkInBy: string | null;
  readonly checkOutBy: string | null;
  readonly checkedInBy: number | null;
  readonly checkedOutBy: number | null;
  readonly checkInHow: 'staff' | 'pin' | 'qr';
  readonly checkOutHow: 'staff' | 'pin' | 'qr';
  readonly checkInMove: number | null;
  readonly checkOutMove: number | null;
}

/** A child's day as it is recorded. */
export interface RecordedDay {
  readonly childId: number;
  readonly date: string;
  readonly arrivalDeadline: string | null;
  readonly absenceId: number | null;
  readonly stays: readonly StayRow[];
}

/** One end of a stay as it is to be: somebody's word at the door, or what a row says already. */
export type NewEnd =
  | { readonly at: Date; readonly by: string; readonly how: 'pin' | 'qr'; readonly move: number }
  | { readonly row: number };

export interface NewStay {
  /** The row that holds it; null: a new one. */
  readonly row: number | null;
  readonly start: NewEnd;
  readonly end: NewEnd | null;
}

/** The days of children as they are recorded, held until the transaction ends: nobody changes them meanwhile. */
export async function holdDays(
  scope: Scope,
  days: readonly { readonly childId: number; readonly date: string }[],
): Promise<RecordedDay[]> {
  scope.later(lockChildren([...new Set(days.map(({ childId }) => childId))]));
  const found = await scope.all(recordedDays(days));
  return found.map((day) => ({
    ...day,
    stays: day.stays.map((stay) => ({
      ...stay,
      checkIn: new Date(stay.checkIn),
      checkOut: stay.checkOut === null ? null : new Date(stay.checkOut),
    })),
  }));
}

/**
 * Makes a held day consist of these stays, whose row numbers are its own; gives the row of each. Late is told by the
 * center's deadline where an arrival is new (attendance-5).
 */
export async function rebuildStays(
  scope: Scope,
  day: RecordedDay,
  stays: readonly NewStay[],
  zone: string,
): Promise<number[]> {
  const used = new Set(stays.map(({ row }) => row));
  for (const { id } of day.stays) if (!used.has(id)) scope.later(deleteAttendance(id));
  const made = stays.map((stay, index) => ({ stay, row: rowOf(day, stay, index === 0, zone, scope.now) }));
  // At most one stay is open at any moment, so those that end are written first.
  const inOrder = [...made].sort((a, b) => Number(a.row.checkOut === null) - Number(b.row.checkOut === null));
  const ids = new Map<NewStay, Promise<number>>();
  let { absenceId } = day;
  for (const { stay, row } of inOrder) {
    const into = stay.row ?? absenceId;
    const wasAbsent = stay.row === null && absenceId !== null ? { wasAbsent: true } : {};
    if (stay.row === null) absenceId = null;
    const write = into === null ? insertAttendance([row]) : updateAttendance(into, { ...row, ...wasAbsent });
    ids.set(
      stay,
      scope.one<{ id: number }>(write).then(({ id }) => id),
    );
  }
  return Promise.all(stays.map((stay) => ids.get(stay) ?? 0));
}

function rowOf(day: RecordedDay, stay: NewStay, isFirst: boolean, zone: string, now: Date): NewSpan {
  const start = partOf(day, stay.start, 'start');
  const end = stay.end ? partOf(day, stay.end, 'end') : NO_END;
  const old = day.stays.find(({ id }) => 'row' in stay.start && id === stay.start.row);
  const status = old?.status ?? statusAt(timeAt(start.at, zone), day.arrivalDeadline, isFirst, undefined);
  return {
    childId: day.childId,
    date: day.date,
    status,
    checkIn: start.at,
    checkInBy: start.by,
    checkedInBy: start.staff,
    checkInHow: start.how,
    checkInMove: start.move,
    checkOut: end.at,
    checkOutBy: end.by,
    checkedOutBy: end.staff,
    checkOutHow: end.how,
    checkOutMove: end.move,
    changedAt: now,
  };
}

const NO_END = { at: null, by: null, staff: null, how: 'staff', move: null } as const;

function partOf(day: RecordedDay, end: NewEnd, side: 'start' | 'end') {
  if ('move' in end) return { at: end.at, by: end.by, staff: null, how: end.how, move: end.move };
  const row = day.stays.find(({ id }) => id === end.row);
  const at = side === 'start' ? row?.checkIn : row?.checkOut;
  if (!row || !at) throw new Error(`Row ${end.row} has no ${side} to keep`);
  return side === 'start'
    ? { at, by: row.checkInBy, staff: row.checkedInBy, how: row.checkInHow, move: row.checkInMove }
    : { at, by: row.checkOutBy, staff: row.checkedOutBy, how: row.checkOutHow, move: row.checkOutMove };
}

interface Signed {
  readonly childId: number;
  readonly date: string;
  readonly direction: 'in' | 'out';
  readonly at: Date;
  readonly move: number;
}

/** Puts what somebody signed at the kiosk beside what staff recorded nearest to it; false where there is nothing. */
export async function signStay(scope: Scope, { childId, date, direction, at, move }: Signed): Promise<boolean> {
  const [day] = await holdDays(scope, [{ childId, date }]);
  const distance = (moment: Date | null) => (moment ? Math.abs(moment.getTime() - at.getTime()) : Infinity);
  const moment = (stay: StayRow) => (direction === 'in' ? stay.checkIn : stay.checkOut);
  const [nearest] = (day?.stays ?? [])
    .filter((stay) => (direction === 'in' ? stay.checkInHow : stay.checkOutHow) === 'staff' && moment(stay))
    .sort((a, b) => distance(moment(a)) - distance(moment(b)));
  if (!nearest) return false;
  const change = direction === 'in' ? { checkInMove: move } : { checkOutMove: move };
  await scope.count(updateAttendance(nearest.id, change));
  return true;
}
