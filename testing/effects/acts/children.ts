import * as fresh from '#testing/matrix/fresh.ts';
import { type Acts, by, done } from '../act.ts';

export const acts: Acts = {
  'DELETE /api/children/:id': {
    'a child who is not here': by('Director', async (stage) => ({
      params: { id: (await fresh.family(stage)).childId },
    })),
    'a child who is here': by('Director', async (stage, client) => {
      const { body } = await fresh.checkIn(stage);
      await done(client.post('/api/attendance', body));
      return { params: { id: body.childId } };
    }),
  },
  'POST /api/children/:id/consents': {
    given: by('Director', async (stage) => ({
      params: { id: (await fresh.family(stage)).childId },
      body: { forms: ['medicalForm', 'fieldTrip'] },
    })),
    'given a second time': by('Director', async (stage, client) => {
      const { childId: id } = await fresh.family(stage);
      await done(client.post(`/api/children/${id}/consents`, { forms: ['medicalForm'] }));
      return { params: { id }, body: { forms: ['medicalForm'] } };
    }),
  },
  'POST /api/children/:id/consents/:form/revoke': {
    'one that was given': by('Director', async (stage, client) => {
      const { childId: id } = await fresh.family(stage);
      await done(client.post(`/api/children/${id}/consents`, { forms: ['medicalForm'] }));
      return { params: { id, form: 'medicalForm' } };
    }),
    'one that was never given': by('Director', async (stage) => ({
      params: { id: (await fresh.family(stage)).childId, form: 'medicalForm' },
    })),
  },
  'PUT /api/children/:id/photo': {
    given: by('Director', async (stage) => ({
      params: { id: (await fresh.family(stage)).childId },
      body: { filePath: (await fresh.uploaded(stage, 'image')).filePath },
    })),
    'taken away': by('Director', async (stage, client) => {
      const { childId: id } = await fresh.family(stage);
      const { filePath } = await fresh.uploaded(stage, 'image');
      await done(client.put(`/api/children/${id}/photo`, { filePath }));
      return { params: { id }, body: { filePath: null } };
    }),
  },
};
