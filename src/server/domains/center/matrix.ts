import * as fresh from '#testing/matrix/fresh.ts';
import * as freshFiles from '#testing/matrix/fresh-files.ts';
import { both, DIRECTOR, EVERYBODY, ofOwnCenter, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/rooms': staff({ roles: EVERYBODY }),
  'GET /api/center': both({ roles: EVERYBODY }),
  'GET /api/center/status': both({ roles: EVERYBODY }),
  'GET /api/center/settings': staff({ roles: DIRECTOR }),
  'PATCH /api/center/details': staff({ roles: DIRECTOR, call: () => ({ body: { address: '12 Elm Street' } }) }),
  'PUT /api/center/logo': staff({
    roles: DIRECTOR,
    elsewhere: 422,
    call: async (stage) => ({ body: { filePath: (await freshFiles.uploaded(stage, 'image')).filePath } }),
  }),
  'GET /api/center/logo': ofOwnCenter(freshFiles.logo),
  'PUT /api/center/hours': staff({
    roles: DIRECTOR,
    call: () => ({ body: { days: [{ weekday: 1, opens: '07:00', closes: '18:00' }] } }),
  }),
  'GET /api/center/closures': staff({ roles: DIRECTOR }),
  'POST /api/center/closures': staff({
    roles: DIRECTOR,
    status: 201,
    call: () => ({ body: { from: '2026-07-03', to: '2026-07-05', reason: 'Summer pause' } }),
  }),
  'DELETE /api/center/closures': staff({ roles: DIRECTOR, elsewhere: 404, call: fresh.closure }),
  'PATCH /api/center/rules': staff({ roles: DIRECTOR, call: () => ({ body: { invitationDays: 14 } }) }),
  'PUT /api/center/weather': staff({
    roles: DIRECTOR,
    call: () => ({ body: { place: 'Springfield', latitude: 42.1, longitude: -72.59 } }),
  }),
  'GET /api/center/payment-details': staff({ roles: DIRECTOR }),
  'PATCH /api/center/payment-details': staff({ roles: DIRECTOR, call: () => ({ body: { zelleName: 'Maple House' } }) }),
  'GET /api/center/rooms': staff({ roles: DIRECTOR }),
  'POST /api/rooms': staff({ roles: DIRECTOR, status: 201, call: () => ({ body: fresh.room() }) }),
  'PATCH /api/rooms/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.emptyRoom(stage) }, body: { capacity: 8 } }),
  }),
  'PUT /api/rooms/order': staff({ roles: DIRECTOR, elsewhere: 412, call: fresh.roomOrder }),
  'DELETE /api/rooms/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.emptyRoom(stage) } }),
  }),
  'GET /api/rooms/ratios': staff({ roles: EVERYBODY }),
  'GET /api/roles': staff({ roles: EVERYBODY }),
  'PUT /api/roles/:id/capabilities': staff({ roles: DIRECTOR, elsewhere: 404, call: fresh.sameCapabilities }),
};
