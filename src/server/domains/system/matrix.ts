import * as fresh from '#testing/matrix/fresh-jobs.ts';
import { DIRECTOR, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/system': staff({ roles: DIRECTOR }),
  // The matrix has two centers: there it is whoever runs the installation who makes backups.
  'POST /api/system/backup': staff({ roles: DIRECTOR, status: 409 }),
  'POST /api/system/jobs/:id/retry': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.failedJob(stage) } }),
  }),
};
