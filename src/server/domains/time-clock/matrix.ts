import * as fresh from '#testing/matrix/fresh.ts';
import * as freshClock from '#testing/matrix/fresh-time-clock.ts';
import { DIRECTOR, EVERYBODY, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/time-clock': staff({ roles: EVERYBODY }),
  'POST /api/time-clock/punches': staff({ roles: EVERYBODY, status: 201, call: freshClock.punch }),
  'GET /api/time-clock/now': staff({ roles: DIRECTOR }),
  'GET /api/time-clock/findings': staff({ roles: DIRECTOR }),
  'POST /api/time-clock/refused/:id/dismiss': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: freshClock.refusedPunch,
  }),
  // Somebody else's punches; one's own are everybody's to read, which the domain's tests show.
  'GET /api/staff/:id/punches': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.colleague(stage) } }),
  }),
  'GET /api/time-clock/requests': staff({ roles: EVERYBODY }),
  'POST /api/time-clock/requests': staff({ roles: EVERYBODY, status: 201, call: freshClock.asked }),
  'POST /api/time-clock/requests/:id/accept': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: freshClock.dutyRequest,
  }),
  'POST /api/time-clock/requests/:id/decline': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ ...(await freshClock.dutyRequest(stage)), body: { reason: 'You were not here' } }),
  }),
};
