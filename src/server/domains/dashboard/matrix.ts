import { DIRECTOR, EVERYBODY, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/dashboard/stats': staff({ roles: EVERYBODY }),
  'GET /api/dashboard/now': staff({ roles: EVERYBODY }),
  'GET /api/dashboard/first-steps': staff({ roles: DIRECTOR }),
  'PUT /api/dashboard/first-steps': staff({ roles: DIRECTOR, call: () => ({ body: { isDismissed: false } }) }),
};
