import * as fresh from '#testing/matrix/fresh.ts';
import * as freshTimeOff from '#testing/matrix/fresh-time-off.ts';
import { DIRECTOR, EVERYBODY, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/time-off': staff({ roles: DIRECTOR }),
  'GET /api/time-off/own': staff({ roles: EVERYBODY }),
  'POST /api/time-off/own': staff({ roles: EVERYBODY, status: 201, call: () => ({ body: freshTimeOff.daysOff() }) }),
  // Somebody else's; that one's own is withdrawn the tests of time off show.
  'POST /api/time-off/:id/withdraw': staff({
    roles: EVERYBODY,
    status: 404,
    call: async (stage) => ({ params: { id: (await freshTimeOff.timeOffRequest(stage)).id } }),
  }),
  'POST /api/time-off/:id/answer': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({
      params: { id: (await freshTimeOff.timeOffRequest(stage)).id },
      body: { isApproved: true, reason: 'Enjoy it' },
    }),
  }),
  'POST /api/time-off/adjustments': staff({
    roles: DIRECTOR,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({
      body: { staffId: await fresh.colleague(stage), minutes: 480, reason: 'Worked on a holiday' },
    }),
  }),
  'GET /api/time-off/policies': staff({ roles: DIRECTOR }),
  'PUT /api/time-off/policies': staff({
    roles: DIRECTOR,
    call: () => ({ body: { policies: [{ position: null, kind: 'worked', minutes: 4, most: 7_200 }] } }),
  }),
};
