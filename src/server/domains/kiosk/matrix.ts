import * as freshDevices from '#testing/matrix/fresh-devices.ts';
import * as freshFamilies from '#testing/matrix/fresh-families.ts';
import { anyone, DIRECTOR, EVERYBODY, kiosk, LEAD, parents, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/kiosks': staff({ roles: DIRECTOR }),
  'POST /api/kiosks': staff({ roles: DIRECTOR, status: 201, call: () => ({ body: { name: 'Back door' } }) }),
  'DELETE /api/kiosks/:id': staff({ roles: DIRECTOR, elsewhere: 404, call: freshDevices.kiosk }),
  'POST /api/kiosks/:id/lift': staff({ roles: EVERYBODY, elsewhere: 404, call: freshDevices.kiosk }),
  'GET /api/center/kiosk': staff({ roles: DIRECTOR }),
  'PUT /api/center/kiosk': staff({
    roles: DIRECTOR,
    call: () => ({ body: { asksHealth: true, healthQuestion: 'Any fever?' } }),
  }),
  'GET /api/kiosk-pins': staff({ roles: LEAD }),
  'POST /api/kiosk-pins/:id/code': staff({ roles: LEAD, elsewhere: 404, call: freshDevices.guardianAtKiosk }),
  'POST /api/kiosk-pins/codes': staff({
    roles: LEAD,
    elsewhere: 422,
    call: async (stage) => ({ body: { childIds: [(await freshDevices.childAtKiosk(stage)).childId] } }),
  }),
  'DELETE /api/kiosk-pins/:id': staff({ roles: LEAD, elsewhere: 404, call: freshDevices.guardianAtKiosk }),
  'POST /api/pickup-people/:id/pin-code': staff({ roles: LEAD, elsewhere: 404, call: freshFamilies.pickupPerson }),
  'DELETE /api/pickup-people/:id/pin': staff({ roles: LEAD, elsewhere: 404, call: freshFamilies.pickupPerson }),
  'GET /api/kiosk-entries/waiting': staff({ roles: EVERYBODY }),
  'GET /api/kiosk-entries': staff({ roles: EVERYBODY }),
  'GET /api/kiosk-entries/moves/:id': staff({ roles: EVERYBODY, elsewhere: 404, call: freshDevices.kioskMove }),
  'POST /api/kiosk-entries/:id/accept': staff({
    roles: EVERYBODY,
    elsewhere: 404,
    call: async (stage) => ({ ...(await freshDevices.kioskEntry(stage)), body: {} }),
  }),
  'POST /api/kiosk-entries/:id/dismiss': staff({
    roles: EVERYBODY,
    elsewhere: 404,
    call: async (stage) => ({ ...(await freshDevices.kioskEntry(stage)), body: { reason: 'Seen to' } }),
  }),
  'GET /api/parent/kiosk-pin': parents(200),
  'PUT /api/parent/kiosk-pin': parents(422, () => ({ body: { pin: '111111' } })),
  'DELETE /api/parent/kiosk-pin': parents(200),
  'GET /api/parent/kiosk-codes/:code': parents(404, () => ({ params: { code: 'unknown' } })),
  'POST /api/parent/kiosk-codes/:code': parents(404, () => ({ params: { code: 'unknown' } })),
  'POST /api/kiosk/pair': anyone(422, () => ({ body: { code: 'AAAA-AAAA' } })),
  'POST /api/kiosk/unsent': anyone(200, () => ({ body: { unsent: 0 } })),
  'GET /api/kiosk': kiosk(200),
  'POST /api/kiosk/identify': kiosk(422, () => ({ body: { phoneDigits: '0000', pin: '294716' } })),
  'POST /api/kiosk/pin': kiosk(422, () => ({ body: { code: 'AAAA-AAAA', pin: '294716' } })),
  'POST /api/kiosk/codes': kiosk(200),
  'GET /api/kiosk/codes/:id': kiosk(200, () => ({ params: { id: 1 } })),
  'POST /api/kiosk/entries': kiosk(200, freshDevices.kioskEntries),
};
