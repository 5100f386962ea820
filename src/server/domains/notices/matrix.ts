import * as fresh from '#testing/matrix/fresh.ts';
import { EVERYBODY, ownFamily, parents, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/parent/notices': parents(200),
  'POST /api/parent/notices': ownFamily(201, fresh.ownPickup),
  'POST /api/parent/notices/:id/withdraw': ownFamily(200, async (stage) => ({
    params: { id: await fresh.ownNotice(stage) },
  })),
  'GET /api/notices': staff({ roles: EVERYBODY }),
};
