import * as fresh from '#testing/matrix/fresh-admissions.ts';
import { type Acts, by, done, stranger } from '../act.ts';

export const acts: Acts = {
  'POST /api/join': {
    'a family asks': async (stage) => ({
      ...(await fresh.openPage(stage)),
      client: stranger(stage),
      body: fresh.sent(),
    }),
    'the same once more': async (stage) => {
      const { query } = await fresh.openPage(stage);
      const client = stranger(stage);
      await done(client.post(`/api/join?${query}`, fresh.sent()));
      return { client, query, body: fresh.sent() };
    },
    'a machine': async (stage) => ({
      ...(await fresh.openPage(stage)),
      client: stranger(stage),
      body: { ...fresh.sent(), ...fresh.asking('machine@asking.test'), website: 'https://example.com' },
    }),
  },
  'POST /api/inquiries/:id/state': {
    lost: by('Director', async (stage) => ({
      ...(await fresh.inquiry(stage)),
      body: { state: 'lost', lostReason: 'moved' },
    })),
    'a second time': by('Director', async (stage, client) => {
      const { params } = await fresh.inquiry(stage);
      const body = { state: 'tour' };
      await done(client.post(`/api/inquiries/${params.id}/state`, body));
      return { params, body };
    }),
  },
  'PUT /api/waitlist/:id': {
    'a ground': by('Director', async (stage) => ({
      ...(await fresh.waitingChild(stage)),
      body: { grounds: ['sibling'], isPaused: false },
    })),
    'nothing new': by('Director', async (stage) => ({
      ...(await fresh.waitingChild(stage)),
      body: { grounds: [], isPaused: false },
    })),
  },
  'PUT /api/waitlist/:id/place': {
    'before another one': by('Director', async (stage) => ({
      ...(await fresh.waitingChild(stage)),
      body: { beforeId: (await fresh.waitingChild(stage)).params.id, reason: 'Moves here in May' },
    })),
    'by the rule, where it is already': by('Director', async (stage) => ({
      ...(await fresh.waitingChild(stage)),
      body: { beforeId: null, reason: null },
    })),
    'by the rule again': by('Director', async (stage, client) => {
      const { params } = await fresh.waitingChild(stage);
      const beforeId = (await fresh.waitingChild(stage)).params.id;
      await done(client.put(`/api/waitlist/${params.id}/place`, { beforeId, reason: 'Moves here in May' }));
      return { params, body: { beforeId: null, reason: null } };
    }),
  },
  'POST /api/inquiry-tasks/:id/done': {
    done: by('Director', async (stage) => ({ ...(await fresh.inquiryTask(stage)), body: { isDone: true } })),
    'not done yet': by('Director', async (stage) => ({ ...(await fresh.inquiryTask(stage)), body: { isDone: false } })),
  },
};
