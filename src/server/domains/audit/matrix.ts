import * as fresh from '#testing/matrix/fresh.ts';
import { DIRECTOR, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/audit': staff({ roles: DIRECTOR }),
  'GET /api/audit/choices': staff({ roles: DIRECTOR }),
  'GET /api/audit/download': staff({ roles: DIRECTOR }),
  'GET /api/audit/verification': staff({ roles: DIRECTOR }),
  'GET /api/audit/verification/:part': staff({
    roles: DIRECTOR,
    call: () => ({ params: { part: 'daily_report-0-100' } }),
  }),
  'GET /api/audit/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.auditEntry(stage) } }),
  }),
};
