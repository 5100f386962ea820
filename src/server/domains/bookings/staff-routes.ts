import type { Serve } from '#server/http/serve.ts';
import { confirmBooking, declineBooking, setBookingRules } from './commands.ts';
import { houseOn, localNow, rulesNow, verdictFor } from './offers.ts';
import { comingBookings, waitingBookings } from './queries.ts';

export function bookingRoutes(serve: Serve): void {
  serve('GET /api/bookings', async ({ scope }) => {
    const [rules, { date }] = await Promise.all([rulesNow(scope), localNow(scope)]);
    const [waiting, coming] = await Promise.all([scope.all(waitingBookings(date)), scope.all(comingBookings(date))]);
    // Many ask for one date.
    const houses = new Map([...new Set(waiting.map((one) => one.date))].map((day) => [day, houseOn(scope, day)]));
    const judged = waiting.map(async (booking) => ({
      ...booking,
      verdict: await verdictFor(scope, booking, (await houses.get(booking.date)) ?? null, rules),
    }));
    return { waiting: await Promise.all(judged), coming: coming.map((booking) => ({ ...booking, verdict: null })) };
  });
  serve('POST /api/bookings/:id/confirm', ({ scope, params, body }) => confirmBooking(scope, params.id, body));
  serve('POST /api/bookings/:id/decline', ({ scope, params, body }) => declineBooking(scope, params.id, body.reason));
  serve('GET /api/booking-rules', ({ scope }) =>
    rulesNow(scope).then((rules) => ({ ...rules, kinds: [...rules.kinds] })),
  );
  serve('PUT /api/booking-rules', ({ scope, body }) =>
    setBookingRules(scope, body).then((rules) => ({ ...rules, kinds: [...rules.kinds] })),
  );
}
