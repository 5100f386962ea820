// What a shift can be, without zod: the screens hold it too.

/** What somebody does in a shift; care alone is in a room. */
export const SHIFT_KINDS = ['care', 'training', 'office'] as const;
export type ShiftKind = (typeof SHIFT_KINDS)[number];

/** What speaks against a shift; it is told and refuses nothing (rota-4). */
export const SHIFT_WARNINGS = [
  'not-employed',
  'time-off',
  'outside-availability',
  'paper-missing',
  'not-qualified',
  'over-weekly-minutes',
  'overtime',
  'closed',
] as const;
export type ShiftWarning = (typeof SHIFT_WARNINGS)[number];

/** What keeps somebody from taking a shift by themselves, and whoever plans may accept (rota-17). */
export const WISH_REASONS = ['time-off', 'outside-availability', 'overtime'] as const satisfies readonly ShiftWarning[];
export type WishReason = (typeof WISH_REASONS)[number];

/** How long a part of the ribbon is, in minutes. */
export const QUARTER_HOUR = 15;

export const MOST_BREAKS = 4;

/** The longest range of dates of one's own shifts, both ends included. */
export const LONGEST_OWN_SHIFTS = 92;

/** So many shifts of a proposal are accepted at once. */
export const MOST_ACCEPTED = 1_000;

/** So many people are asked at once to cover a time. */
export const MOST_ASKED = 30;
