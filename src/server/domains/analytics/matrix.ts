import { CARE, DIRECTOR, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/analytics/attendance': staff({ roles: CARE }),
  'GET /api/analytics/ratio': staff({ roles: CARE }),
  'GET /api/analytics/incidents': staff({ roles: CARE }),
  'GET /api/analytics/activities': staff({ roles: CARE }),
  'GET /api/analytics/completeness': staff({ roles: CARE }),
  'GET /api/analytics/booked': staff({ roles: CARE }),
  'GET /api/analytics/booked-days-revenue': staff({ roles: DIRECTOR }),
  'GET /api/analytics/downloads/:table': staff({
    roles: CARE,
    call: () => ({ params: { table: 'attendance' } }),
  }),
};
