/**
 * What a booked day is to what was agreed: an extra day beside fixed ones, one that another is given up for (swap), a day of
 * drop-in or of flexible care.
 */
export const BOOKING_KINDS = ['extra', 'swap', 'drop-in', 'flexible'] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];

export const BOOKING_STATES = ['requested', 'confirmed', 'declined', 'cancelled'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** Up to so many minutes an extra day costs as much as half a day. */
export const HALF_DAY_MINUTES = 300;

/** The most days of one view of booked days: six weeks. */
export const LONGEST_VIEW = 42;

/** The highest price of a day, in cents. */
export const HIGHEST_PRICE = 10_000_000;
