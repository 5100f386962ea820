import * as fresh from '#testing/matrix/fresh.ts';
import * as freshFamilies from '#testing/matrix/fresh-families.ts';
import { DIRECTOR, EVERYBODY, type Rows, staff } from '#testing/matrix/rows.ts';

export const matrix: Rows = {
  'POST /api/center/mail-test': staff({ roles: DIRECTOR }),
  'GET /api/center/mail-server': staff({ roles: DIRECTOR }),
  'PUT /api/center/mail-server': staff({ roles: DIRECTOR, call: () => ({ body: fresh.mailServer() }) }),
  'DELETE /api/center/mail-server': staff({ roles: DIRECTOR }),
  'GET /api/mail/state': staff({ roles: EVERYBODY }),
  'GET /api/mail': staff({ roles: DIRECTOR }),
  'GET /api/mail/:id': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshFamilies.mail(stage) } }),
  }),
  'POST /api/mail/:id/retry': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshFamilies.mail(stage) } }),
  }),
};
