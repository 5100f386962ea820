/**
 * What families may ask for: an extra day beside fixed ones, one that another is given up for (swap), a day of drop-in or of flexible
 * care; other times of a day that is booked.
 */
export const BOOKING_KINDS = ['extra', 'swap', 'drop-in', 'flexible', 'times'] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];

/** What a booking is; return: coming after all, where the place of a child that was reported absent is given to another. */
export const KINDS_OF_BOOKINGS = [...BOOKING_KINDS, 'return'] as const;
export type KindOfBooking = (typeof KINDS_OF_BOOKINGS)[number];

/** ended: what was asked for or booked can be no longer, and nobody took it back. */
export const BOOKING_STATES = ['requested', 'confirmed', 'declined', 'cancelled', 'ended'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** Why a booking ended by itself; agreed: the day belongs to the agreed ones; not-booked: the day whose times it changes does not any more. */
export const END_REASONS = ['closed', 'not-enrolled', 'agreed', 'not-booked'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** Up to so many minutes an extra day costs as much as half a day. */
export const HALF_DAY_MINUTES = 300;

/** The most days of one view of booked days: six weeks. */
export const LONGEST_VIEW = 42;

/** The highest price of a day, in cents. */
export const HIGHEST_PRICE = 10_000_000;
