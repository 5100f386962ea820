import * as fresh from '#testing/matrix/fresh.ts';
import * as freshCare from '#testing/matrix/fresh-care.ts';
import { DIRECTOR, EVERYBODY, LEAD, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/staff': staff({ roles: EVERYBODY }),
  'POST /api/staff': staff({ roles: DIRECTOR, status: 201, call: () => ({ body: fresh.staffMember() }) }),
  // Somebody else's duty; one's own is everybody's to switch, which staff's own tests show.
  'PUT /api/staff/:id': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.colleague(stage) }, body: { isOnDuty: true } }),
  }),
  'PUT /api/staff/:id/presence': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshCare.colleagueOnDuty(stage) }, body: { function: 'break' } }),
  }),
  'DELETE /api/staff/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.colleague(stage) } }),
  }),
  'PATCH /api/staff/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.colleague(stage) }, body: { phone: '555 0177' } }),
  }),
  'GET /api/staff/forgotten-duties': staff({ roles: DIRECTOR }),
  // Somebody else's duties; one's own are everybody's to read, which the tests of duties show.
  'GET /api/staff/:id/duties': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.colleague(stage) } }),
  }),
  'POST /api/staff/:id/duties': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    status: 201,
    call: async (stage) => ({ params: { id: await fresh.colleague(stage) }, body: fresh.duty() }),
  }),
  'PATCH /api/staff/:id/duties/:dutyId': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: await fresh.pastDuty(stage), body: { ...fresh.duty(), endTime: '15:00' } }),
  }),
  'POST /api/staff/:id/duties/:dutyId/void': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: await fresh.pastDuty(stage), body: { reason: 'Was not there' } }),
  }),
  'POST /api/staff/:id/activation-link': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.colleague(stage) } }),
  }),
  'POST /api/staff/:id/deactivate': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.colleague(stage) } }),
  }),
  'POST /api/staff/:id/reactivate': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.colleague(stage) } }),
  }),
};
