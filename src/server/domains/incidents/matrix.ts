import { familyOf } from '#testing/matrix/actors.ts';
import * as freshCare from '#testing/matrix/fresh-care.ts';
import { CARE, ofFirstFamily, ownFamily, parents, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/incidents': staff({ roles: CARE }),
  'POST /api/incidents': staff({ roles: CARE, status: 201, elsewhere: 422, call: freshCare.incident }),
  'POST /api/incidents/:id/told': staff({
    roles: CARE,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshCare.ownIncident(stage) }, body: {} }),
  }),
  'GET /api/incidents/:id/photo': ofFirstFamily(CARE, async (stage) => ({
    params: { id: await freshCare.photographedIncident(stage) },
  })),
  'GET /api/parent/incidents': parents(200),
  'POST /api/parent/incidents/:id/seen': ownFamily(200, async (stage) => ({
    params: { id: await freshCare.ownIncident(stage) },
  })),
  'POST /api/parent/incidents/:id/acknowledge': ownFamily(200, async (stage) => ({
    params: { id: await freshCare.ownIncident(stage) },
    body: { signature: 'Gina Guardian' },
  })),
  'GET /api/incidents/:id/document': ofFirstFamily(CARE, async (stage) => ({
    params: { id: await freshCare.ownIncident(stage) },
  })),
  'GET /api/parent/incidents/document': ownFamily(200, async (stage) => {
    await freshCare.ownIncident(stage);
    return { query: `childId=${familyOf(stage.here, 0).childId}` };
  }),
};
