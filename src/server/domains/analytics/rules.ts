import type { z } from 'zod';
import type { AttendanceReport, BookedReport, RatioReport } from '#contract/analytics.ts';
import { staffNeeded } from '#server/domains/center/rules.ts';
import { attendanceRate } from '#server/domains/dashboard/rules.ts';
import type { DayRow, EnrollmentRow } from './attendance-queries.ts';
import type { PresenceRow } from './ratio-queries.ts';
import type { RoomRow } from './whereabouts-queries.ts';

type Attendance = z.input<typeof AttendanceReport>;
type Counts = Omit<Attendance['days'][number]['rooms'][number], 'roomId'>;
type Slot = z.input<typeof RatioReport>['rooms'][number]['slots'][number];

/** On an open day everybody enrolled is expected, on a closed one those who came; late ones are present (attendance-7). */
export const countsOf = ({ isOpen, enrolled, present, late }: Omit<DayRow, 'date' | 'roomId'>): Counts => {
  const expected = isOpen ? enrolled : present;
  return { enrolled, expected, present, late, absent: expected - present };
};

/** Rows of days and rooms, in their order, as days. */
export function daysOf(rows: readonly DayRow[]): Attendance['days'] {
  const days: Attendance['days'] = [];
  for (const { date, roomId, ...row } of rows) {
    if (days.at(-1)?.date !== date) days.push({ date, isOpen: row.isOpen, rooms: [] });
    days.at(-1)?.rooms.push({ roomId, ...countsOf(row) });
  }
  return days;
}

/**
 * What a period comes to. Of a single day the rate is present over all enrolled, and absent all enrolled less present, open or
 * not (analytics-2); of more days over those expected.
 */
export function totalsOf(
  days: Attendance['days'],
  enrollment: readonly EnrollmentRow[],
  isOneDay: boolean,
): Attendance['totals'] {
  const sum = (pick: (counts: Counts) => number) =>
    days.reduce((whole, { rooms }) => whole + rooms.reduce((part, counts) => part + pick(counts), 0), 0);
  const enrolled = sum((counts) => counts.enrolled);
  const present = sum((counts) => counts.present);
  const expected = isOneDay ? enrolled : sum((counts) => counts.expected);
  return {
    children: enrollment.reduce((whole, room) => whole + room.enrolled, 0),
    enrolled,
    expected,
    present,
    late: sum((counts) => counts.late),
    absent: expected - present,
    attendanceRate: attendanceRate(present, expected),
  };
}

/** HH:MM of a quarter hour counted from midnight. */
export const quarterTime = (quarter: number): string =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;

/** What a moment in a room means: children without anybody, too many for the staff there, or as it should be. */
export function slotState(children: number, staff: number, needed: number): Slot['state'] {
  if (children === 0) return 'empty';
  if (staff === 0) return 'unstaffed';
  return staff < needed ? 'broken' : 'kept';
}

/**
 * The quarter hours of each room: from opening or the first child to closing or the last one. A room without a limit asks for
 * one person while children are in it.
 */
export function roomsOverDay(
  rooms: readonly RoomRow[],
  quarters: readonly { at: Date; time: string }[],
  presence: readonly PresenceRow[],
  hours: { opens: string; closes: string } | undefined,
) {
  const asked = new Set(rooms.map(({ id }) => id));
  const peopled = new Set(
    presence.filter(({ roomId, children }) => children > 0 && asked.has(roomId)).map(({ at }) => at.getTime()),
  );
  const isWithin = ({ at, time }: { at: Date; time: string }) =>
    peopled.has(at.getTime()) || (hours !== undefined && time >= hours.opens && time <= hours.closes);
  const first = quarters.findIndex(isWithin);
  const shown = first < 0 ? [] : quarters.slice(first, quarters.findLastIndex(isWithin) + 1);
  const there = new Map(presence.map((row) => [`${row.roomId} ${row.at.getTime()}`, row]));
  const used = new Set(presence.filter(({ children }) => children > 0).map(({ roomId }) => roomId));
  return rooms
    .filter(({ id, isAside }) => !isAside || used.has(id))
    .map(({ id, name, childrenPerStaff }) => ({
      roomId: id,
      room: name,
      childrenPerStaff,
      slots: shown.map(({ at, time }): Slot => {
        const { children = 0, staff = 0 } = there.get(`${id} ${at.getTime()}`) ?? {};
        const needed = childrenPerStaff === null ? Math.min(children, 1) : staffNeeded(children, childrenPerStaff);
        return { at, time, children, staff, needed, state: slotState(children, staff, needed) };
      }),
    }));
}

/** The sum of some cells for each key, in the keys' order. */
export function sumBy<Cell, Key>(
  cells: readonly Cell[],
  keyOf: (cell: Cell) => Key,
  pick: (cell: Cell) => number,
): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const cell of cells) sums.set(keyOf(cell), (sums.get(keyOf(cell)) ?? 0) + pick(cell));
  return sums;
}

type BookedTotals = z.input<typeof BookedReport>['totals'];

/** What rows of booked against attended come to. */
export const sumOfBooked = (rows: readonly BookedTotals[]): BookedTotals =>
  rows.reduce<BookedTotals>(
    (sum, row) => ({
      booked: sum.booked + row.booked,
      came: sum.came + row.came,
      noShows: sum.noShows + row.noShows,
      told: sum.told + row.told,
      unbooked: sum.unbooked + row.unbooked,
      bookedMinutes: sum.bookedMinutes + row.bookedMinutes,
      attendedMinutes: sum.attendedMinutes + row.attendedMinutes,
    }),
    { booked: 0, came: 0, noShows: 0, told: 0, unbooked: 0, bookedMinutes: 0, attendedMinutes: 0 },
  );
