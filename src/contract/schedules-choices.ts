/**
 * How the days of a child are booked: fixed days of a cycle; flexible or drop-in, which are booked day by day (flexible: the family has
 * agreed how much, drop-in: nothing is agreed).
 */
export const SCHEDULE_KINDS = ['fixed', 'flexible', 'drop-in'] as const;
export type ScheduleKind = (typeof SCHEDULE_KINDS)[number];

/** A cycle has at most so many weeks. */
export const LONGEST_CYCLE = 4;

/** The longest schedule that ends, in days, both ends included; one without an end goes on. */
export const LONGEST_SCHEDULE = 20 * 366;

/** A day has at most so many times. */
export const MOST_TIMES = 3;
