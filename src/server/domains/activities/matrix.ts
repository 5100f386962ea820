import * as fresh from '#testing/matrix/fresh.ts';
import * as freshCare from '#testing/matrix/fresh-care.ts';
import { CARE, EVERYBODY, LEAD, parents, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/activities': staff({ roles: EVERYBODY }),
  'POST /api/activities': staff({ roles: CARE, status: 201, elsewhere: 422, call: freshCare.activity }),
  'POST /api/activities/undo': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ body: { id: await freshCare.note(stage), reason: 'Wrong child' } }),
  }),
  'POST /api/naps/end': staff({
    roles: CARE,
    elsewhere: 404,
    call: async (stage) => ({ body: { ids: [await freshCare.nap(stage)] } }),
  }),
  'POST /api/naps/:id/resume': staff({
    roles: CARE,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshCare.endedNap(stage) } }),
  }),
  'GET /api/naps/running': staff({ roles: CARE }),
  'GET /api/naps/:id/checks': staff({
    roles: CARE,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshCare.nap(stage) } }),
  }),
  'POST /api/naps/:id/checks': staff({
    roles: CARE,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({
      params: { id: await freshCare.nap(stage) },
      body: { position: 'back', breathingNormal: true, note: '' },
    }),
  }),
  'POST /api/naps/checks': staff({
    roles: CARE,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({ body: { ids: [await freshCare.nap(stage)] } }),
  }),
  'GET /api/rooms/:id/log': staff({
    roles: CARE,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.emptyRoom(stage) } }),
  }),
  'GET /api/parent/activities': parents(200),
};
