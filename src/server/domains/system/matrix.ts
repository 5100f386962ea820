import * as fresh from '#testing/matrix/fresh-jobs.ts';
import { DIRECTOR, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/system': staff({ roles: DIRECTOR }),
  'POST /api/system/jobs/:id/retry': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.failedJob(stage) } }),
  }),
};
