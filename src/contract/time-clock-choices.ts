/** What somebody says at the clock. */
export const PUNCH_KINDS = ['in', 'out', 'break-start', 'break-end'] as const;
export type PunchKind = (typeof PUNCH_KINDS)[number];

/** Where it was said: signed in, at the tablet at the entrance, at the tablet of a room, or by somebody else. */
export const PUNCH_SOURCES = ['own', 'kiosk', 'room', 'office'] as const;
export type PunchSource = (typeof PUNCH_SOURCES)[number];

/** How somebody stands: not at work, at work, or on a break. */
export const CLOCK_STATES = ['out', 'in', 'break'] as const;
export type ClockState = (typeof CLOCK_STATES)[number];

/** What does not fit together in somebody's punches; none of it is guessed into a duty (time-clock-6). */
export const FINDINGS = [
  'double-in',
  'out-without-in',
  'in-without-out',
  'forgotten-out',
  'break-without-in',
  'double-break',
  'break-end-without-start',
  'break-without-end',
  'set-aside',
] as const;
export type Finding = (typeof FINDINGS)[number];

/** Why a tablet's punch was not taken. */
export const REFUSED_PUNCHES = [
  'unreadable',
  'wrong-pin',
  'too-many-tries',
  'late-ticket',
  'future',
  'too-old',
  'gone',
  'not-allowed',
] as const;
export type RefusedPunch = (typeof REFUSED_PUNCHES)[number];

/** Findings are named of so many days, today included. */
export const FINDING_DAYS = 14;
/** A punch that is sent later than this is not taken: it is told as a correction. */
export const LATEST_PUNCH_DAYS = 14;
/** How many days of somebody's punches are answered at most. */
export const LONGEST_PUNCH_DAYS = 93;
