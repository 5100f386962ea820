import * as freshCare from '#testing/matrix/fresh-care.ts';
import { child, MEDICAL, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/children/:id/medications': staff({ roles: MEDICAL, elsewhere: 404, call: child }),
  'POST /api/children/:id/medications': staff({
    roles: MEDICAL,
    status: 201,
    elsewhere: 404,
    call: async (stage) => ({ ...(await child(stage)), body: freshCare.MEDICATION }),
  }),
  'PATCH /api/medications/:id': staff({
    roles: MEDICAL,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshCare.medication(stage) }, body: { dose: '7 ml' } }),
  }),
  'POST /api/medications/:id/end': staff({
    roles: MEDICAL,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshCare.medication(stage) } }),
  }),
};
