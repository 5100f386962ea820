import * as fresh from '#testing/matrix/fresh.ts';
import { anyone, both, EVERYBODY, LEAD, ofFamiliesHere, own, parents, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/events': staff({ roles: EVERYBODY }),
  'POST /api/events': staff({ roles: LEAD, status: 201, call: () => ({ body: fresh.EVENT }) }),
  'GET /api/events/:id': staff({ roles: EVERYBODY, elsewhere: 404, call: fresh.event }),
  'PATCH /api/events/:id': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ ...(await fresh.event(stage)), body: fresh.EVENT }),
  }),
  'DELETE /api/events/:id': staff({ roles: LEAD, elsewhere: 404, call: fresh.event }),
  'PUT /api/events/:id/answer': ofFamiliesHere(async (stage) => ({
    ...(await fresh.event(stage)),
    body: { occurrence: fresh.EVENT.date, answer: 'yes', people: 2, note: 'With a cake' },
  })),
  'GET /api/events/:id/event.ics': ofFamiliesHere(fresh.event),
  'GET /api/calendar': staff({ roles: EVERYBODY, call: () => ({ query: fresh.CALENDAR_DAYS }) }),
  'GET /api/parent/calendar': parents(200, () => ({ query: fresh.CALENDAR_DAYS })),
  'GET /api/calendar/feed': both({ roles: EVERYBODY }),
  'POST /api/calendar/feed': own(201),
  'DELETE /api/calendar/feed': own(200, async (_stage, client) => {
    await client.post('/api/calendar/feed');
    return {};
  }),
  'GET /api/calendar/feed/:token.ics': anyone(404, () => ({ params: { token: 'p0' } })),
};
