import { familyOf } from '#testing/matrix/actors.ts';
import * as freshFamilies from '#testing/matrix/fresh-families.ts';
import { EVERYBODY, ownFamily, parents, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/parent/notices': parents(200),
  'POST /api/parent/notices': ownFamily(201, freshFamilies.ownPickup),
  'POST /api/parent/absences': ownFamily(201, ({ here }) => ({
    body: { childIds: [familyOf(here, 0).childId], from: '2026-05-04', to: '2026-05-08', text: 'By the sea' },
  })),
  'POST /api/parent/notices/:id/withdraw': ownFamily(200, async (stage) => ({
    params: { id: await freshFamilies.ownNotice(stage) },
  })),
  'GET /api/notices': staff({ roles: EVERYBODY }),
};
