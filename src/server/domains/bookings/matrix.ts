import { booking, ownBooking, ownRequest, takesBookings } from '#testing/matrix/fresh-bookings.ts';
import { DIRECTOR, LEAD, ownFamily, parents, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/parent/bookings': parents(200, () => ({ query: 'from=2026-03-02&to=2026-03-29' })),
  'GET /api/parent/bookings/offer': ownFamily(200, async (stage) => {
    const { childId, date } = await ownRequest(stage);
    return { query: `childId=${childId}&date=${date}` };
  }),
  'POST /api/parent/bookings': ownFamily(201, async (stage) => ({ body: await ownRequest(stage) })),
  'POST /api/parent/bookings/:id/cancel': ownFamily(200, async (stage) => ({
    params: { id: await ownBooking(stage) },
  })),
  'GET /api/bookings': staff({ roles: LEAD }),
  'POST /api/bookings/:id/confirm': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await booking(stage) }, body: { overruleAcknowledged: true } }),
  }),
  'POST /api/bookings/:id/decline': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await booking(stage) }, body: { reason: 'An outing on that day' } }),
  }),
  'GET /api/booking-rules': staff({ roles: LEAD }),
  'PUT /api/booking-rules': staff({ roles: DIRECTOR, call: () => ({ body: takesBookings }) }),
};
