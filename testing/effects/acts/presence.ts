import * as fresh from '#testing/matrix/fresh.ts';
import { type Acts, by, done } from '../act.ts';

export const acts: Acts = {
  'POST /api/presence/moves': {
    once: by('Director', fresh.move),
    'a second time': by('Director', async (stage, client) => {
      const { body } = await fresh.move(stage);
      await done(client.post('/api/presence/moves', body));
      return { body };
    }),
  },
  'POST /api/presence/moves/undo': {
    once: by('Director', async (stage) => ({ body: { ids: [await fresh.moved(stage)] } })),
    'a second time': by('Director', async (stage, client) => {
      const ids = [await fresh.moved(stage)];
      await done(client.post('/api/presence/moves/undo', { ids }));
      return { body: { ids } };
    }),
  },
  'POST /api/presence/merges': {
    now: by('Director', fresh.merge),
    planned: by('Director', async (stage) => ({ body: { ...(await fresh.merge(stage)).body, at: '17:00' } })),
    'a second time': by('Director', async (stage, client) => {
      const { body } = await fresh.merge(stage);
      await done(client.post('/api/presence/merges', body));
      return { body };
    }),
  },
  'DELETE /api/presence/merges/:id': {
    once: by('Director', async (stage) => ({ params: { id: await fresh.merged(stage) } })),
    'a second time': by('Director', async (stage, client) => {
      const id = await fresh.merged(stage);
      await done(client.delete(`/api/presence/merges/${id}`));
      return { params: { id } };
    }),
    'a plan': by('Director', async (stage, client) => {
      const { body } = await fresh.merge(stage);
      const { id } = await done<{ id: number }>(client.post('/api/presence/merges', { ...body, at: '17:00' }));
      return { params: { id } };
    }),
  },
};
