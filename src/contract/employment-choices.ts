/** What somebody is employed as. Teachers of every kind and floaters care for children; the others may, and mostly do not. */
export const POSITIONS = [
  'director',
  'lead-teacher',
  'teacher',
  'aide',
  'floater',
  'nurse',
  'cook',
  'support',
] as const;
export type Position = (typeof POSITIONS)[number];

export const PAY_KINDS = ['hourly', 'salary'] as const;
export type PayKind = (typeof PAY_KINDS)[number];

/** Minutes of a week. */
export const LONGEST_WEEK = 7 * 24 * 60;
/** Times between which somebody can work on one weekday, at most. */
export const MOST_TIMES = 4;
