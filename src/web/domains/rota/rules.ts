import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { QUARTER_HOUR } from '#contract/rota-choices.ts';

export type RotaWeek = Reply<Api['GET /api/rota']>;
export type RotaRoom = RotaWeek['rooms'][number];
export type RotaRoomDay = RotaRoom['days'][number];
export type RotaPerson = RotaWeek['people'][number];
export type RotaDate = RotaWeek['days'][number];
export type Shift = RotaWeek['shifts'][number];
export type Ribbon = RotaRoomDay['ribbon'];
/** When and where somebody is looked for. */
export interface Gap extends Times {
  readonly roomId: number;
  readonly date: string;
}
export type CoverCandidate = Reply<Api['GET /api/rota/cover']>[number];
export type Proposal = Reply<Api['GET /api/rota/proposal']>;
export type Template = Reply<Api['GET /api/rota/templates']>[number];
export type OwnShifts = Reply<Api['GET /api/rota/own']>;
export type OwnWish = OwnShifts['wishes'][number];
/** What somebody asks for, as whoever plans reads it. */
export type ShiftWish = RotaWeek['wishes'][number];
export type ShiftBreak = Shift['breaks'][number];

/** A time of a day, in minutes. */
export interface Times {
  readonly fromMinute: number;
  readonly toMinute: number;
}

const DAY = 1440;

/** 'HH:MM' of minutes of the day; of the end of the day '24:00'. */
export const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Minutes of the day of 'HH:MM'; null of anything else. */
export function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Minutes of the day at which something ends: midnight is the end of the day. */
export const endOf = (time: string): number | null => {
  const minute = minuteOf(time);
  return minute === 0 ? DAY : minute;
};

/** From which full hour to which a week is drawn: the opening hours, and whatever is planned beside them. */
export function axisOf({ days, shifts }: Pick<RotaWeek, 'days' | 'shifts'>): Times {
  const begins = [...days.map(({ opens }) => minuteOf(opens ?? '')), ...shifts.map(({ fromMinute }) => fromMinute)];
  const ends = [...days.map(({ closes }) => minuteOf(closes ?? '')), ...shifts.map(({ toMinute }) => toMinute)];
  const known = (all: readonly (number | null)[]) => all.filter((one) => one !== null);
  const from = Math.min(...known(begins), DAY);
  const to = Math.max(...known(ends), 0);
  if (from >= to) return { fromMinute: 7 * 60, toMinute: 18 * 60 };
  return { fromMinute: Math.floor(from / 60) * 60, toMinute: Math.min(DAY, Math.ceil(to / 60) * 60) };
}

/** Where a time begins on an axis and how much of it it takes, in percent; nothing lies outside. */
export function placeOn(axis: Times, { fromMinute, toMinute }: Times): { start: number; width: number } {
  const length = axis.toMinute - axis.fromMinute;
  const at = (minute: number) =>
    ((Math.min(Math.max(minute, axis.fromMinute), axis.toMinute) - axis.fromMinute) / length) * 100;
  return { start: at(fromMinute), width: at(toMinute) - at(fromMinute) };
}

/** Shifts in lanes, in which none lies on another, as few as can be. */
export function lanesOf<One extends Times>(shifts: readonly One[]): One[][] {
  const lanes: One[][] = [];
  for (const shift of shifts.toSorted((a, b) => a.fromMinute - b.fromMinute || b.toMinute - a.toMinute)) {
    const free = lanes.find((lane) => (lane.at(-1)?.toMinute ?? 0) <= shift.fromMinute);
    if (free) free.push(shift);
    else lanes.push([shift]);
  }
  return lanes;
}

/** Quarter hours of a ribbon that are alike, as one. */
export interface Run extends Times {
  readonly booked: number;
  readonly needed: number;
  readonly planned: number;
  readonly qualified: number;
}
export function runsOf({ fromMinute, booked, needed, planned, qualified }: Ribbon): Run[] {
  const runs: Run[] = [];
  for (const [at, children] of booked.entries()) {
    const begins = fromMinute + at * QUARTER_HOUR;
    const here = {
      booked: children,
      needed: needed[at] ?? 0,
      planned: planned[at] ?? 0,
      qualified: qualified[at] ?? 0,
    };
    const last = runs.at(-1);
    const isAlike =
      last &&
      last.booked === here.booked &&
      last.needed === here.needed &&
      last.planned === here.planned &&
      last.qualified === here.qualified;
    if (isAlike) runs[runs.length - 1] = { ...last, toMinute: begins + QUARTER_HOUR };
    else runs.push({ fromMinute: begins, toMinute: begins + QUARTER_HOUR, ...here });
  }
  return runs;
}

/** How many qualified people are missing; 0: enough. */
export const missingIn = ({ needed, qualified }: Pick<Run, 'needed' | 'qualified'>): number =>
  Math.max(0, needed - qualified);

/** When and with which breaks a shift is. */
export interface ShiftTimes extends Times {
  readonly breaks: readonly ShiftBreak[];
}

/** A shift that begins at another minute, as long as it is, with its breaks; it stays within the day. */
export function movedTo({ fromMinute, toMinute, breaks }: ShiftTimes, minute: number): ShiftTimes {
  const by = Math.min(Math.max(minute, 0), DAY - (toMinute - fromMinute)) - fromMinute;
  return {
    fromMinute: fromMinute + by,
    toMinute: toMinute + by,
    breaks: breaks.map((one) => ({ ...one, fromMinute: one.fromMinute + by, toMinute: one.toMinute + by })),
  };
}

/** A shift that begins or ends at another minute, a quarter hour long at least; what is left outside of its breaks is gone. */
export function resizedTo(
  { fromMinute, toMinute, breaks }: ShiftTimes,
  edge: 'from' | 'to',
  minute: number,
): ShiftTimes {
  const from = edge === 'from' ? Math.min(Math.max(minute, 0), toMinute - QUARTER_HOUR) : fromMinute;
  const to = edge === 'to' ? Math.max(Math.min(minute, DAY), fromMinute + QUARTER_HOUR) : toMinute;
  return {
    fromMinute: from,
    toMinute: to,
    breaks: breaks.filter((one) => one.fromMinute >= from && one.toMinute <= to),
  };
}

/** The quarter hour at a place on an axis, which is given as a part of its width. */
export const minuteAt = (axis: Times, part: number): number =>
  Math.round((axis.fromMinute + part * (axis.toMinute - axis.fromMinute)) / QUARTER_HOUR) * QUARTER_HOUR;

/** Care in a room on a day, or what else is done that day. */
export const shiftsOf = (shifts: readonly Shift[], roomId: number | null, date: string): Shift[] =>
  shifts.filter((shift) => shift.roomId === roomId && shift.date === date);

/** Days that are planned: open ones, and those on which somebody is planned all the same. */
export const daysPlanned = ({ days, shifts }: Pick<RotaWeek, 'days' | 'shifts'>): RotaDate[] =>
  days.filter(
    ({ date, opens, closure }) => (opens !== null && closure === null) || shifts.some((one) => one.date === date),
  );

/** A shift as it begins to be planned: where the first one is missing, else the whole day. */
export function newShiftTimes(
  day: RotaRoomDay | undefined,
  { opens, closes }: Pick<RotaDate, 'opens' | 'closes'>,
): Times {
  const short = day?.short[0];
  if (short) return { fromMinute: short.fromMinute, toMinute: Math.max(short.toMinute, short.fromMinute + 60) };
  return { fromMinute: minuteOf(opens ?? '') ?? 8 * 60, toMinute: Math.min(minuteOf(closes ?? '') ?? 16 * 60, DAY) };
}
