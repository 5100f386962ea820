import * as fresh from '#testing/matrix/fresh-offers.ts';
import { anyone, DIRECTOR, LEAD, type Rows, staff } from '#testing/matrix/rows.ts';

const BORN = { firstName: 'Noa', lastName: 'Okafor', birthDate: '2026-02-27' };

export const matrix: Rows = {
  'GET /api/offers': staff({ roles: LEAD }),
  'GET /api/offers/choices': staff({ roles: LEAD }),
  'GET /api/offers/rooms': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => {
      const { inquiryChildId } = await fresh.offering(stage);
      return {
        query: `inquiryChildId=${inquiryChildId}&from=${fresh.STARTS}&slots=${encodeURIComponent('1 08:00-15:00')}`,
      };
    },
  }),
  'GET /api/offers/price': staff({
    roles: LEAD,
    call: () => ({ query: `from=${fresh.STARTS}&slots=${encodeURIComponent('1 08:00-15:00')}` }),
  }),
  'POST /api/offers': staff({
    roles: LEAD,
    status: 201,
    elsewhere: 422,
    call: async (stage) => ({ body: await fresh.offering(stage) }),
  }),
  'POST /api/offers/:id/end': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({
      ...(await fresh.openOffer(stage)),
      body: { as: 'withdrawn', reason: 'The room closes' },
    }),
  }),
  'POST /api/offers/:id/accept': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => ({ ...(await fresh.openOffer(stage)), body: { total: 0 } }),
  }),
  'POST /api/offers/:id/birth': staff({
    roles: LEAD,
    elsewhere: 404,
    call: async (stage) => {
      const { params } = await fresh.awaitedOffer(stage);
      return { params, body: { ...BORN, firstName: `Noa ${params.id}` } };
    },
  }),
  'POST /api/offers/:id/next': staff({ roles: LEAD, status: 201, elsewhere: 404, call: fresh.declinedOffer }),
  'POST /api/offers/:id/deposit/return': staff({
    roles: DIRECTOR,
    elsewhere: 404,
    call: async (stage) => ({ ...(await fresh.acceptedOffer(stage)), body: { reason: 'They moved away' } }),
  }),
  'PUT /api/offers/settings': staff({ roles: LEAD, call: () => ({ body: { asksNext: true } }) }),
  // The link is the key; offers.test.ts shows one that opens nothing.
  'GET /api/join/inquiries/:token/offers': anyone(200, async (stage) => {
    const { params } = await fresh.linkedOffer(stage);
    return { params: { token: params.token } };
  }),
  'POST /api/join/inquiries/:token/offers/:id/accept': anyone(200, async (stage) => ({
    ...(await fresh.linkedOffer(stage)),
    body: { total: 0 },
  })),
  'POST /api/join/inquiries/:token/offers/:id/decline': anyone(200, async (stage) => ({
    ...(await fresh.linkedOffer(stage)),
    body: { reason: null },
  })),
  // Nothing of an open offer is to be paid; paying.test.ts shows one that is.
  'POST /api/join/inquiries/:token/offers/:id/deposit': anyone(409, fresh.linkedOffer),
};
