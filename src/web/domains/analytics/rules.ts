import { LONGEST_PERIOD_DAYS } from '#contract/analytics-choices.ts';
import type { RoomFilter } from '#contract/center-room-filters.ts';
import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { dayAfter, daysBetween } from '#web/lib/time.ts';

export type AttendanceReport = Reply<Api['GET /api/analytics/attendance']>;
export type RatioReport = Reply<Api['GET /api/analytics/ratio']>;
export type RatioRoom = RatioReport['rooms'][number];
export type IncidentReport = Reply<Api['GET /api/analytics/incidents']>;
export type ActivityReport = Reply<Api['GET /api/analytics/activities']>;
export type BookedReport = Reply<Api['GET /api/analytics/booked']>;
export type RevenueRow = Reply<Api['GET /api/analytics/booked-days-revenue']>['months'][number];

/** The choices of the period selector (analytics-1). */
export const PERIODS = ['today', 'week', 'month', 'custom'] as const;
export type PeriodChoice = (typeof PERIODS)[number];

/** Local days, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}
export interface AskedPeriod extends Days {
  readonly room: RoomFilter;
}

/** The days of a choice: the week from Monday and the month from its first, both up to today. */
export function daysOf(choice: Exclude<PeriodChoice, 'custom'>, today: string): Days {
  if (choice === 'today') return { from: today, to: today };
  if (choice === 'month') return { from: `${today.slice(0, 8)}01`, to: today };
  return { from: mondayOf(today), to: today };
}

/** The Monday of a day's week. */
export const mondayOf = (date: string): string => dayAfter(date, -(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7);

/** What is wrong with days that were typed: a missing one, the wrong order, more than a report covers. */
export function problemOf({ from, to }: Days): 'incomplete' | 'reversed' | 'long' | null {
  if (from === '' || to === '') return 'incomplete';
  if (from > to) return 'reversed';
  return daysBetween(from, to) >= LONGEST_PERIOD_DAYS ? 'long' : null;
}

/** Days shown one by one; longer periods by the week. */
const MOST_SINGLE_DAYS = 45;

export interface Column {
  /** The day, or the Monday of the week. */
  readonly date: string;
  /** Days that were counted; values are their average. */
  readonly days: number;
  readonly expected: number;
  readonly present: ReadonlyMap<number, number>;
}
/** Attendance over time by room: a column for each day, or for each week the average of its days. */
export function columnsOf({ days }: Pick<AttendanceReport, 'days'>, { from, to }: Days): Column[] {
  const isByWeek = daysBetween(from, to) >= MOST_SINGLE_DAYS;
  const groups = Map.groupBy(days, ({ date }) => (isByWeek ? mondayOf(date) : date));
  return [...groups].map(([date, group]) => {
    const present = new Map<number, number>();
    let expected = 0;
    for (const { rooms } of group) {
      for (const counts of rooms) {
        expected += counts.expected / group.length;
        present.set(counts.roomId, (present.get(counts.roomId) ?? 0) + counts.present / group.length);
      }
    }
    return { date, days: group.length, expected, present };
  });
}
export const isByWeek = ({ from, to }: Days): boolean => daysBetween(from, to) >= MOST_SINGLE_DAYS;

export interface RoomSum {
  readonly roomId: number;
  readonly room: string;
  readonly onTime: number;
  readonly late: number;
  readonly absent: number;
}
/**
 * A period's attendance room by room: child-days on time, late, and absent; of a single open day everybody enrolled who
 * didn't come, as the tiles count.
 */
export function sumByRoom({
  from,
  to,
  rooms,
  days,
}: Pick<AttendanceReport, 'from' | 'to' | 'rooms' | 'days'>): RoomSum[] {
  return rooms.map(({ id, name }) => {
    const own = days.flatMap(({ isOpen, rooms: counted }) =>
      counted.filter(({ roomId }) => roomId === id).map((counts) => ({ ...counts, isOpen })),
    );
    const sum = (of: (counts: (typeof own)[number]) => number) => own.reduce((whole, counts) => whole + of(counts), 0);
    const late = sum((counts) => counts.late);
    return {
      roomId: id,
      room: name,
      onTime: sum((counts) => counts.present) - late,
      late,
      absent: sum((counts) => (from === to && counts.isOpen ? counts.enrolled - counts.present : counts.absent)),
    };
  });
}

/** Every quarter hour from the first arrival to the last, those without one too. */
export function quartersOf(arrivals: AttendanceReport['arrivals']): AttendanceReport['arrivals'] {
  const [first, last] = [arrivals[0], arrivals.at(-1)];
  if (!first || !last) return [];
  const told = new Map(arrivals.map((arrival) => [arrival.time, arrival]));
  const quarters: AttendanceReport['arrivals'] = [];
  for (let minutes = minutesOf(first.time); minutes <= minutesOf(last.time); minutes += 15) {
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    quarters.push(told.get(time) ?? { time, count: 0, late: 0 });
  }
  return quarters;
}
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The last day on which anybody came. */
export const lastAttended = ({ days }: Pick<AttendanceReport, 'days'>): string | undefined =>
  days.findLast(({ rooms }) => rooms.some(({ present }) => present > 0))?.date;

export interface Trouble {
  readonly state: 'unstaffed' | 'broken';
  /** The first quarter hour, and the last one, of the center's clock. */
  readonly from: string;
  readonly to: string;
  readonly children: number;
  readonly staff: number;
}
/** When a room had nobody with its children, or too few: quarter hours of one state together, with their most children. */
export function troublesOf({ slots }: Pick<RatioRoom, 'slots'>): Trouble[] {
  const troubles: Trouble[] = [];
  for (const [at, { state, time, children, staff }] of slots.entries()) {
    if (state !== 'unstaffed' && state !== 'broken') continue;
    const last = troubles.at(-1);
    if (last && slots[at - 1]?.state === state)
      troubles[troubles.length - 1] = {
        ...last,
        to: time,
        children: Math.max(last.children, children),
        staff: Math.min(last.staff, staff),
      };
    else troubles.push({ state, from: time, to: time, children, staff });
  }
  return troubles;
}

/** How many children the staff on duty may look after; null without a limit. */
export const allowed = (staff: number, childrenPerStaff: number | null): number | null =>
  childrenPerStaff === null ? null : staff * childrenPerStaff;

/** The hours from the first incident to the last one, at least those of a day of care. */
export function hoursOf(byHour: IncidentReport['byHour']): number[] {
  const first = Math.min(7, ...byHour.map(({ hour }) => hour));
  const last = Math.max(17, ...byHour.map(({ hour }) => hour));
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** A part of a whole in percent, rounded; nothing of nothing is null. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 100);

export interface BookedSum {
  readonly roomId: number;
  readonly room: string;
  readonly came: number;
  readonly told: number;
  /** Booked today, and not here yet. */
  readonly awaited: number;
  readonly noShows: number;
  readonly unbooked: number;
  readonly bookedMinutes: number;
  readonly attendedMinutes: number;
}
/** Booked against attended, room by room. */
export const bookedByRoom = ({ rooms, rows }: Pick<BookedReport, 'rooms' | 'rows'>): BookedSum[] =>
  rooms.map(({ id, name }) => {
    const own = rows.filter(({ roomId }) => roomId === id);
    const sum = (of: (row: (typeof own)[number]) => number) => own.reduce((whole, row) => whole + of(row), 0);
    return {
      roomId: id,
      room: name,
      came: sum(({ came }) => came),
      told: sum(({ told }) => told),
      awaited: sum(({ booked, came, told, noShows }) => booked - came - told - noShows),
      noShows: sum(({ noShows }) => noShows),
      unbooked: sum(({ unbooked }) => unbooked),
      bookedMinutes: sum(({ bookedMinutes }) => bookedMinutes),
      attendedMinutes: sum(({ attendedMinutes }) => attendedMinutes),
    };
  });
