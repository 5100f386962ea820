import { LEAD, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/planning/week': staff({ roles: LEAD }),
  'GET /api/planning/forecast': staff({ roles: LEAD }),
};
