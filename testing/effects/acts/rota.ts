import * as rota from '#testing/matrix/fresh-rota.ts';
import { type Acts, by, done } from '../act.ts';

const week = { body: { from: rota.ROTA_WEEK } };

export const acts: Acts = {
  'PATCH /api/rota/shifts/:id': {
    'told before': by('Director', async (stage) => ({
      params: { id: await rota.publishedShift(stage) },
      body: { fromMinute: 540 },
    })),
  },
  'DELETE /api/rota/shifts/:id': {
    draft: by('Director', async (stage) => ({ params: { id: await rota.nurseShift(stage) } })),
    'told before': by('Director', async (stage) => ({ params: { id: await rota.publishedShift(stage) } })),
    'a second time': by('Director', async (stage, client) => {
      const id = await rota.nurseShift(stage);
      await done(client.delete(`/api/rota/shifts/${id}`));
      return { params: { id } };
    }),
  },
  'PUT /api/rota/shifts/:id/offer': {
    offered: by('Nurse', async (stage) => ({
      params: { id: await rota.publishedShift(stage) },
      body: { isOffered: true },
    })),
    'kept after all': by('Nurse', async (stage, client) => {
      const id = await rota.publishedShift(stage);
      await done(client.put(`/api/rota/shifts/${id}/offer`, { isOffered: true }));
      return { params: { id }, body: { isOffered: false } };
    }),
    'a second time': by('Nurse', async (stage, client) => {
      const id = await rota.publishedShift(stage);
      await done(client.put(`/api/rota/shifts/${id}/offer`, { isOffered: true }));
      return { params: { id }, body: { isOffered: true } };
    }),
  },
  'POST /api/rota/shifts/:id/take': {
    'offered by somebody': by('Support Staff', async (stage) => {
      const id = await rota.publishedShift(stage);
      await done((await stage.clientOf('Nurse')).put(`/api/rota/shifts/${id}/offer`, { isOffered: true }));
      return { params: { id } };
    }),
    first: by('Nurse', async (stage) => ({ params: { id: await rota.askedShift(stage) } })),
    'for which somebody waits': by('Support Staff', async (stage) => ({
      params: { id: (await rota.wish(stage)).shiftId },
    })),
    'a second time': by('Nurse', async (stage, client) => {
      const id = await rota.askedShift(stage);
      await done(client.post(`/api/rota/shifts/${id}/take`));
      return { params: { id } };
    }),
  },
  'POST /api/rota/shifts/:id/ask': {
    once: by('Nurse', async (stage) => ({ params: { id: await rota.shiftToAskFor(stage) } })),
    'a second time': by('Nurse', async (stage) => ({ params: { id: (await rota.wish(stage)).shiftId } })),
  },
  'DELETE /api/rota/shifts/:id/ask': {
    once: by('Nurse', async (stage) => ({ params: { id: (await rota.wish(stage)).shiftId } })),
    'a second time': by('Nurse', async (stage, client) => {
      const { shiftId } = await rota.wish(stage);
      await done(client.delete(`/api/rota/shifts/${shiftId}/ask`));
      return { params: { id: shiftId } };
    }),
  },
  'POST /api/rota/wishes/:id/approve': {
    once: by('Director', async (stage) => ({ params: { id: (await rota.wish(stage)).id } })),
    'a second time': by('Director', async (stage, client) => {
      const { id } = await rota.wish(stage);
      await done(client.post(`/api/rota/wishes/${id}/approve`));
      return { params: { id } };
    }),
  },
  'POST /api/rota/wishes/:id/decline': {
    once: by('Director', async (stage) => ({
      params: { id: (await rota.wish(stage)).id },
      body: { reason: 'Too many hours' },
    })),
    'a second time': by('Director', async (stage, client) => {
      const { id } = await rota.wish(stage);
      await done(client.post(`/api/rota/wishes/${id}/decline`, { reason: null }));
      return { params: { id }, body: { reason: null } };
    }),
  },
  'POST /api/rota/accept': {
    once: by('Director', async (stage) => {
      await rota.nurseShift(stage);
      const { body } = await rota.newShift(stage);
      return { body: { from: rota.ROTA_WEEK, shifts: [body] } };
    }),
    'what is there already': by('Director', async (stage, client) => {
      await rota.nurseShift(stage);
      const { body } = await rota.newShift(stage);
      const shifts = { from: rota.ROTA_WEEK, shifts: [body] };
      await done(client.post('/api/rota/accept', shifts));
      return { body: shifts };
    }),
  },
  'POST /api/rota/copy': {
    once: by('Director', async (stage) => {
      await rota.nurseShift(stage);
      return { body: { from: rota.ROTA_WEEK, into: rota.OTHER_WEEK } };
    }),
    'a second time': by('Director', async (stage, client) => {
      await rota.nurseShift(stage);
      const body = { from: rota.ROTA_WEEK, into: rota.OTHER_WEEK };
      await done(client.post('/api/rota/copy', body));
      return { body };
    }),
  },
  'POST /api/rota/publish': {
    new: by('Director', async (stage) => {
      await rota.nurseShift(stage);
      return week;
    }),
    moved: by('Director', async (stage, client) => {
      const id = await rota.publishedShift(stage);
      await done(client.patch(`/api/rota/shifts/${id}`, { fromMinute: 540 }));
      return week;
    }),
    gone: by('Director', async (stage, client) => {
      const id = await rota.publishedShift(stage);
      await done(client.delete(`/api/rota/shifts/${id}`));
      return week;
    }),
    'a second time': by('Director', async (stage) => {
      await rota.publishedShift(stage);
      return week;
    }),
  },
  'DELETE /api/rota/templates/:id': {
    once: by('Director', async (stage) => ({ params: { id: await rota.template(stage) } })),
    'a second time': by('Director', async (stage, client) => {
      const id = await rota.template(stage);
      await done(client.delete(`/api/rota/templates/${id}`));
      return { params: { id } };
    }),
  },
};
