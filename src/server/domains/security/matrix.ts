import * as fresh from '#testing/matrix/fresh.ts';
import { anyone, DIRECTOR, own, type Rows, staff } from '#testing/matrix/rows.ts';
import { PASSWORD } from '#testing/world.ts';

export const matrix: Rows = {
  // Nobody's password or e-mail is changed here: the other rows sign in with them.
  'POST /api/account/password': own(422, () => ({ body: { currentPassword: 'not mine', newPassword: 'another' } })),
  'POST /api/account/email': own(422, () => ({ body: { email: 'new@families.test', password: 'not mine' } })),
  'GET /api/email-changes/:token': anyone(404, () => ({ params: { token: 'unknown' } })),
  'POST /api/email-changes/:token': anyone(404, () => ({ params: { token: 'unknown' } })),
  'GET /api/account/sessions': own(200),
  'DELETE /api/account/sessions/:id': own(200, fresh.ownSession),
  'POST /api/account/sign-out-everywhere': own(200),
  'GET /api/account/two-step': own(200),
  'POST /api/account/challenge': own(200),
  'POST /api/account/confirm': own(200, () => ({ body: { password: PASSWORD } }), 422),
  'POST /api/account/two-step/app': own(200),
  'POST /api/account/two-step/app/confirm': own(422, fresh.wrongCode),
  'DELETE /api/account/two-step/app': own(200),
  'POST /api/account/passkeys/options': own(200),
  'POST /api/account/passkeys': own(422, fresh.foreignPasskey),
  'DELETE /api/account/passkeys/:id': own(404, () => ({ params: { id: 1 } })),
  'POST /api/account/recovery-codes': own(409),
  'POST /api/account/two-step/off': own(
    409,
    () => ({ body: { password: PASSWORD, challenge: 'unknown', code: '123456' } }),
    422,
  ),
  'POST /api/staff/:id/two-step/reset': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await fresh.colleague(stage) } }),
  }),
  'POST /api/parent-accounts/:id/two-step/reset': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: (await fresh.family(stage)).guardianId } }),
  }),
  'POST /api/passwords/check': anyone(200, () => ({ body: { password: 'a moon over the barn' } })),
  'GET /api/center/passwords': staff({ roles: DIRECTOR }),
  'PUT /api/center/passwords': staff({ roles: DIRECTOR, call: () => ({ body: { refusedFor: 'nobody' } }) }),
  'GET /api/center/two-step': staff({ roles: DIRECTOR }),
  'PUT /api/center/two-step': staff({ roles: DIRECTOR, call: () => ({ body: { isRequired: false } }) }),
};
