import * as fresh from '#testing/matrix/fresh-offers.ts';
import { type Acts, by, done, stranger } from '../act.ts';

export const acts: Acts = {
  'POST /api/offers/:id/end': {
    'the family said no': by('Director', async (stage) => ({
      ...(await fresh.openOffer(stage)),
      body: { as: 'declined', reason: 'Another center' },
    })),
    withdrawn: by('Director', async (stage) => ({
      ...(await fresh.openOffer(stage)),
      body: { as: 'withdrawn', reason: null },
    })),
    'a second time': by('Director', async (stage, client) => {
      const { params } = await fresh.openOffer(stage);
      const body = { as: 'withdrawn', reason: null };
      await done(client.post(`/api/offers/${params.id}/end`, body));
      return { params, body };
    }),
  },
  'POST /api/join/inquiries/:token/offers/:id/accept': {
    'a child that is born': async (stage) => ({
      ...(await fresh.linkedOffer(stage)),
      client: stranger(stage),
      body: { total: 0 },
    }),
    'a second time': async (stage) => {
      const { params } = await fresh.linkedOffer(stage);
      const client = stranger(stage);
      await done(client.post(`/api/join/inquiries/${params.token}/offers/${params.id}/accept`, { total: 0 }));
      return { params, client, body: { total: 0 } };
    },
  },
  // Nobody takes payments online on the stage, see offers/paying.test.ts.
  'POST /api/join/inquiries/:token/offers/:id/deposit': {},
  'POST /api/join/inquiries/:token/offers/:id/decline': {
    'a family': async (stage) => {
      const { params } = await fresh.linkedOffer(stage);
      const client = stranger(stage);
      // Nothing is to be paid, but the link is sent.
      await client.post(`/api/join/inquiries/${params.token}/offers/${params.id}/deposit`, {});
      return { params, client, body: { reason: 'Another center' } };
    },
  },
  'PUT /api/offers/settings': {
    'switched on': by('Director', () => ({ body: { asksNext: true } })),
    'nothing new': by('Director', async (_, client) => {
      await done(client.put('/api/offers/settings', { asksNext: true }));
      return { body: { asksNext: true } };
    }),
  },
};
