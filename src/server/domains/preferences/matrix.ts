import * as fresh from '#testing/matrix/fresh.ts';
import { both, EVERYBODY, type Rows } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'GET /api/preferences': both({ roles: EVERYBODY }),
  'PUT /api/preferences': both({ roles: EVERYBODY, call: () => ({ body: {} }) }),
  'GET /api/profile': both({ roles: EVERYBODY }),
  'PUT /api/profile': both({ roles: EVERYBODY, call: fresh.ownProfile }),
};
