import * as fresh from '#testing/matrix/fresh-jobs.ts';
import { DIRECTOR, type Rows, staff } from '#testing/matrix/rows.ts';

const NAMED = { name: 'larkhouse-2026-03-02T023015Z' };

export const matrix: Rows = {
  'GET /api/system': staff({ roles: DIRECTOR }),
  // The matrix has two centers: there it is whoever runs the installation who makes and takes backups.
  'POST /api/system/backup': staff({ roles: DIRECTOR, status: 409 }),
  'GET /api/system/backups': staff({ roles: DIRECTOR, status: 409 }),
  'POST /api/system/backups/:name/download': staff({ roles: DIRECTOR, status: 409, call: () => ({ params: NAMED }) }),
  'GET /api/system/backups/:name/file': staff({ roles: DIRECTOR, status: 409, call: () => ({ params: NAMED }) }),
  'POST /api/system/recovery-key': staff({ roles: DIRECTOR, status: 409, call: () => ({ body: { replaces: false } }) }),
  'PUT /api/system/recovery-key': staff({
    roles: DIRECTOR,
    status: 409,
    call: () => ({ body: { offer: 'none', lastGroup: 'ABCD' } }),
  }),
  'POST /api/system/jobs/:id/retry': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.failedJob(stage) } }),
  }),
};
