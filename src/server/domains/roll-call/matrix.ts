import * as compliance from '#testing/matrix/fresh-compliance.ts';
import { EVERYBODY, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/roll-call': staff({ roles: EVERYBODY }),
  'GET /api/roll-calls': staff({ roles: EVERYBODY }),
  'POST /api/roll-call': staff({ roles: EVERYBODY, status: 201, elsewhere: 422, call: compliance.rollCall }),
};
