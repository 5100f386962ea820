import { LEAD, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/planning/week': staff({ roles: LEAD }),
  'GET /api/planning/forecast': staff({ roles: LEAD }),
  'GET /api/planning/start': staff({
    roles: LEAD,
    call: () => ({
      query: new URLSearchParams({ from: '2026-09-01', dateOfBirth: '2025-01-10', slots: '1 08:00-16:00' }).toString(),
    }),
  }),
};
