import { mutation, query } from '#web/lib/api.ts';

export const familyBookings = (from: string, to: string) => query('GET /api/parent/bookings', { query: { from, to } });
export const bookingOffer = (childId: number, date: string) =>
  query('GET /api/parent/bookings/offer', { query: { childId, date } });
export const askForDay = mutation('POST /api/parent/bookings', 'bookings');
export const cancelBooking = mutation('POST /api/parent/bookings/:id/cancel', 'bookings');

export const bookingInbox = query('GET /api/bookings');
export const bookingRules = query('GET /api/booking-rules');
/** Who is expected follows it. */
export const confirmBooking = mutation('POST /api/bookings/:id/confirm', 'bookings', 'attendance', 'children');
export const declineBooking = mutation('POST /api/bookings/:id/decline', 'bookings', 'attendance', 'children');
export const setBookingRules = mutation('PUT /api/booking-rules', 'bookings');
