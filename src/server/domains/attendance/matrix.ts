import * as freshCare from '#testing/matrix/fresh-care.ts';
import { EVERYBODY, parents, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/attendance': staff({ roles: EVERYBODY, call: () => ({ query: 'date=2026-03-02' }) }),
  'GET /api/attendance/forgotten': staff({ roles: EVERYBODY }),
  'GET /api/attendance/bringers': staff({ roles: EVERYBODY }),
  'POST /api/attendance': staff({ roles: EVERYBODY, elsewhere: 422, call: freshCare.checkIn }),
  'POST /api/attendance/arrivals': staff({
    roles: EVERYBODY,
    elsewhere: 422,
    call: async (stage) => {
      const { childId, date, checkInTime, checkInBy } = (await freshCare.checkIn(stage)).body;
      return { body: { date, arrivals: [{ childId, checkInTime, checkInBy }] } };
    },
  }),
  'PATCH /api/attendance/:id': staff({
    roles: EVERYBODY,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshCare.attendance(stage) }, body: { checkInTime: '07:05' } }),
  }),
  'POST /api/attendance/:id/undo': staff({
    roles: EVERYBODY,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshCare.attendance(stage) }, body: {} }),
  }),
  'GET /api/parent/attendance': parents(200),
  'GET /api/parent/attendance/summary': parents(200),
};
