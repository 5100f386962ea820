import * as freshCare from '#testing/matrix/fresh-care.ts';
import { type Acts, by, done } from '../act.ts';

export const acts: Acts = {
  'POST /api/presence/moves': {
    once: by('Director', freshCare.move),
    'a second time': by('Director', async (stage, client) => {
      const { body } = await freshCare.move(stage);
      await done(client.post('/api/presence/moves', body));
      return { body };
    }),
  },
  'POST /api/presence/moves/undo': {
    once: by('Director', async (stage) => ({ body: { ids: [await freshCare.moved(stage)] } })),
    'a second time': by('Director', async (stage, client) => {
      const ids = [await freshCare.moved(stage)];
      await done(client.post('/api/presence/moves/undo', { ids }));
      return { body: { ids } };
    }),
  },
  'POST /api/presence/merges': {
    now: by('Director', freshCare.merge),
    planned: by('Director', async (stage) => ({ body: { ...(await freshCare.merge(stage)).body, at: '17:00' } })),
    'a second time': by('Director', async (stage, client) => {
      const { body } = await freshCare.merge(stage);
      await done(client.post('/api/presence/merges', body));
      return { body };
    }),
  },
  'DELETE /api/presence/merges/:id': {
    once: by('Director', async (stage) => ({ params: { id: await freshCare.merged(stage) } })),
    'a second time': by('Director', async (stage, client) => {
      const id = await freshCare.merged(stage);
      await done(client.delete(`/api/presence/merges/${id}`));
      return { params: { id } };
    }),
    'a plan': by('Director', async (stage, client) => {
      const { body } = await freshCare.merge(stage);
      const { id } = await done<{ id: number }>(client.post('/api/presence/merges', { ...body, at: '17:00' }));
      return { params: { id } };
    }),
  },
};
