import * as fresh from '#testing/matrix/fresh.ts';
import { anyone, both, EVERYBODY, type Rows, sessionCheck, staff } from '#testing/matrix/rows.ts';
import { PASSWORD } from '#testing/world.ts';

export const matrix: Rows = {
  'GET /api/setup': anyone(200),
  'POST /api/setup': anyone(409, fresh.setup),
  'POST /api/auth/login': anyone(200, () => ({ body: { email: 'nurse@maple-house.test', password: PASSWORD } })),
  'POST /api/auth/logout': both({ roles: EVERYBODY }),
  'GET /api/auth/status': sessionCheck(staff({ roles: EVERYBODY })),
  'POST /api/auth/forgot': anyone(200, () => ({ body: { email: 'nobody@maple-house.test' } })),
  'POST /api/parent-accounts/forgot': anyone(200, () => ({ body: { email: 'nobody@families.test' } })),
  'POST /api/auth/second-step': anyone(409, () => ({ body: { challenge: 'unknown', code: '123456' } })),
  'GET /api/account-links/:token': anyone(404, () => ({ params: { token: 'unknown' } })),
  'POST /api/account-links/:token': anyone(404, () => ({ params: { token: 'unknown' }, body: { password: PASSWORD } })),
};
