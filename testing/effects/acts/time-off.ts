import * as fresh from '#testing/matrix/fresh.ts';
import * as freshTimeOff from '#testing/matrix/fresh-time-off.ts';
import { type Acts, asMember, by, done } from '../act.ts';

export const acts: Acts = {
  'POST /api/time-off/own': {
    once: async (stage) => ({
      client: await asMember(stage, await fresh.colleague(stage)),
      body: freshTimeOff.daysOff(),
    }),
  },
  'POST /api/time-off/:id/withdraw': {
    once: async (stage) => {
      const { id, staffId } = await freshTimeOff.timeOffRequest(stage);
      return { client: await asMember(stage, staffId), params: { id } };
    },
    'a second time': async (stage) => {
      const { id, staffId } = await freshTimeOff.timeOffRequest(stage);
      const client = await asMember(stage, staffId);
      await done(client.post(`/api/time-off/${id}/withdraw`));
      return { client, params: { id } };
    },
  },
  'POST /api/time-off/:id/answer': {
    approved: by('Director', async (stage) => ({
      params: { id: (await freshTimeOff.timeOffRequest(stage)).id },
      body: { isApproved: true, reason: null },
    })),
    'approved a second time': by('Director', async (stage, client) => {
      const { id } = await freshTimeOff.timeOffRequest(stage);
      const body = { isApproved: true, reason: null };
      await done(client.post(`/api/time-off/${id}/answer`, body));
      return { params: { id }, body };
    }),
    'taken back': by('Director', async (stage, client) => {
      const { id } = await freshTimeOff.timeOffRequest(stage);
      await done(client.post(`/api/time-off/${id}/answer`, { isApproved: true, reason: null }));
      return { params: { id }, body: { isApproved: false, reason: 'Too many are away' } };
    }),
  },
};
