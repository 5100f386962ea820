import * as fresh from '#testing/matrix/fresh.ts';
import * as freshFamilies from '#testing/matrix/fresh-families.ts';
import { anyone, child, LEAD, ownAccount, ownFamily, parents, type Rows, staff } from '#testing/matrix/rows.ts';
import { PASSWORD } from '#testing/world.ts';

export const matrix: Rows = {
  'POST /api/parent-accounts/second-step': anyone(409, () => ({ body: { challenge: 'unknown', code: '123456' } })),
  'POST /api/parent-accounts/login': anyone(200, async (stage) => ({
    body: { email: `${(await fresh.family(stage)).marker}@families.test`, password: PASSWORD },
  })),
  'GET /api/parent-registration/verify/:token/:childId': anyone(404, () => ({
    params: { token: 'unknown', childId: 1 },
  })),
  'GET /api/parent-registration/verify/:code': anyone(404, () => ({ params: { code: 'unknown' } })),
  'POST /api/parent-accounts/register': anyone(404, () => ({ body: fresh.REGISTRATION })),
  'GET /api/parent/child-data': parents(200),
  'POST /api/parent-accounts/accept-invitation': parents(404, () => ({ body: { code: 'unknown' } }), 403),
  'GET /api/parent/contacts': parents(200),
  'PUT /api/parent/contacts/:id': ownFamily(200, ({ here }) => ({
    params: { id: here.families[0]?.childId ?? 0 },
    body: { isShared: false },
  })),
  'GET /api/children/:id/contacts': staff({ roles: LEAD, elsewhere: 404, call: child }),
  'PUT /api/children/:id/contacts': staff({ roles: LEAD, elsewhere: 404, call: freshFamilies.contactDecision }),
  'GET /api/parent-accounts': staff({ roles: LEAD }),
  'GET /api/parent-accounts/:id': {
    ...staff({ roles: LEAD, elsewhere: 404, call: ownAccount }),
    expected: {
      ...staff({ roles: LEAD, elsewhere: 404 }).expected,
      'own parent': 200,
      'other parent': 404,
      'former guardian': 404,
      'parent of another center': 404,
    },
  },
  'POST /api/parent-accounts/:id/deactivate': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: (await fresh.family(stage)).guardianId } }),
  }),
  'POST /api/parent-accounts/:id/reactivate': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: (await fresh.family(stage)).guardianId } }),
  }),
  'GET /api/parent-invitations': staff({ roles: LEAD }),
  'POST /api/parent-invitations': staff({
    roles: LEAD,
    status: 201,
    elsewhere: 422,
    call: freshFamilies.invitationBody,
  }),
  'PATCH /api/parent-invitations/:id': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({
      params: { id: await freshFamilies.invitation(stage) },
      body: { childId: (await fresh.family(stage)).childId },
    }),
  }),
  'POST /api/parent-invitations/:id/resend': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshFamilies.invitation(stage) } }),
  }),
  'GET /api/uninvited-guardians': staff({ roles: LEAD }),
  'GET /api/invitation-rounds': staff({ roles: LEAD }),
  'POST /api/invitation-rounds': staff({
    roles: LEAD,
    status: 201,
    elsewhere: 409,
    call: async (stage) => ({ body: { guardianIds: [await freshFamilies.uninvited(stage)], language: 'en' } }),
  }),
  'GET /api/invitation-rounds/:id': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshFamilies.invitationRound(stage) } }),
  }),
  'POST /api/invitation-rounds/:id/retry': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshFamilies.invitationRound(stage) }, body: {} }),
  }),
  'GET /api/invitation-rounds/:id/letters': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshFamilies.invitedRound(stage) } }),
  }),
  'POST /api/parent-invitations/:id/revoke': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ params: { id: await freshFamilies.invitation(stage) } }),
  }),
};
