import { familyOf } from '#testing/matrix/actors.ts';
import * as freshCare from '#testing/matrix/fresh-care.ts';
import { CARE, ofFirstFamily, ownFamily, parents, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/daily-reports': staff({ roles: CARE }),
  'GET /api/daily-reports/draft': staff({
    roles: CARE,
    elsewhere: 404,
    call: (stage) => ({ query: `childId=${familyOf(stage.here, 0).childId}` }),
  }),
  'GET /api/daily-reports/drafts': staff({ roles: CARE }),
  'POST /api/daily-reports': staff({ roles: CARE, status: 201, elsewhere: 422, call: freshCare.dailyReport }),
  'GET /api/parent/daily-reports': parents(200),
  'GET /api/daily-reports/:id/document': ofFirstFamily(CARE, async (stage) => ({
    params: { id: await freshCare.ownReport(stage) },
  })),
  'GET /api/parent/daily-reports/document': ownFamily(200, async (stage) => {
    await freshCare.ownReport(stage);
    return { query: `childId=${familyOf(stage.here, 0).childId}` };
  }),
};
