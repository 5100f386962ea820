import * as fresh from '#testing/matrix/fresh-admissions.ts';
import { type Acts, by, done, stranger } from '../act.ts';

const PAID = { state: 'paid', on: '2026-03-01', method: 'check' };

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
  'PUT /api/tour-slots/:id': {
    'another time of one that is booked': by('Director', async (stage, client) => {
      const slot = (await fresh.tourSlot(stage)).params.id;
      const { id } = (await fresh.inquiry(stage)).params;
      await done(client.post(`/api/inquiries/${id}/tours`, { slotId: slot }));
      return { params: { id: slot }, body: { ...fresh.slot(), time: '11:30' } };
    }),
    'one more family': by('Director', async (stage) => ({
      ...(await fresh.tourSlot(stage)),
      body: { ...fresh.slot(), places: 3 },
    })),
  },
  'POST /api/tour-slots/:id/close': {
    'one that is booked': by('Director', async (stage, client) => {
      const slot = (await fresh.tourSlot(stage)).params.id;
      const { id } = (await fresh.inquiry(stage)).params;
      await done(client.post(`/api/inquiries/${id}/tours`, { slotId: slot }));
      return { params: { id: slot } };
    }),
    'a second time': by('Director', async (stage, client) => {
      const { params } = await fresh.tourSlot(stage);
      await done(client.post(`/api/tour-slots/${params.id}/close`));
      return { params };
    }),
  },
  'POST /api/inquiries/:id/tours': {
    'the first one': by('Director', async (stage) => ({
      ...(await fresh.inquiry(stage)),
      body: { slotId: (await fresh.tourSlot(stage)).params.id },
    })),
    'another time': by('Director', async (stage, client) => {
      const { params } = await fresh.inquiry(stage);
      const first = (await fresh.tourSlot(stage)).params.id;
      await done(client.post(`/api/inquiries/${params.id}/tours`, { slotId: first }));
      return { params, body: { slotId: (await fresh.tourSlot(stage)).params.id } };
    }),
    'the same time again': by('Director', async (stage, client) => {
      const { params } = await fresh.inquiry(stage);
      const body = { slotId: (await fresh.tourSlot(stage)).params.id };
      await done(client.post(`/api/inquiries/${params.id}/tours`, body));
      return { params, body };
    }),
  },
  'POST /api/tours/:id/cancel': {
    canceled: by('Director', fresh.tour),
    'a second time': by('Director', async (stage, client) => {
      const { params } = await fresh.tour(stage);
      await done(client.post(`/api/tours/${params.id}/cancel`));
      return { params };
    }),
  },
  'POST /api/join/inquiries/:token/children/:id/pause': {
    paused: async (stage) => ({
      ...(await fresh.linkOfWaiting(stage)),
      client: stranger(stage),
      body: { isPaused: true },
    }),
    'waits already': async (stage) => ({
      ...(await fresh.linkOfWaiting(stage)),
      client: stranger(stage),
      body: { isPaused: false },
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
  'PUT /api/waitlist/fees/terms': {
    'a fee': by('Director', async () => ({ body: { amount: 7_500, isRefundable: false, instructions: null } })),
    'nothing new': by('Director', async (_stage, client) => {
      const body = { amount: 7_500, isRefundable: false, instructions: null };
      await done(client.put('/api/waitlist/fees/terms', body));
      return { body };
    }),
  },
  'POST /api/inquiries/:id/fee': {
    asked: by('Director', fresh.waitingWithoutFee),
    'a second time': by('Director', async (stage, client) => {
      const { params } = await fresh.waitingWithoutFee(stage);
      await done(client.post(`/api/inquiries/${params.id}/fee`));
      return { params };
    }),
  },
  'PUT /api/waitlist/fees/:id': {
    paid: by('Director', async (stage) => ({ ...(await fresh.openFee(stage)), body: PAID })),
    'a second time': by('Director', async (stage, client) => {
      const { params } = await fresh.openFee(stage);
      await done(client.put(`/api/waitlist/fees/${params.id}`, PAID));
      return { params, body: PAID };
    }),
  },
  'POST /api/inquiry-tasks/:id/done': {
    done: by('Director', async (stage) => ({ ...(await fresh.inquiryTask(stage)), body: { isDone: true } })),
    'not done yet': by('Director', async (stage) => ({ ...(await fresh.inquiryTask(stage)), body: { isDone: false } })),
  },
};
