import * as fresh from '#testing/matrix/fresh.ts';
import { type Acts, by, done } from '../act.ts';

const SIGNED = { signature: 'Gina Guardian' };

export const acts: Acts = {
  'POST /api/parent/incidents/:id/seen': {
    'for the first time': by('own parent', async (stage) => ({ params: { id: await fresh.ownIncident(stage) } })),
    'a second time': by('own parent', async (stage, client) => {
      const id = await fresh.ownIncident(stage);
      await done(client.post(`/api/parent/incidents/${id}/seen`));
      return { params: { id } };
    }),
  },
  'POST /api/parent/incidents/:id/acknowledge': {
    unseen: by('own parent', async (stage) => ({ params: { id: await fresh.ownIncident(stage) }, body: SIGNED })),
    'seen before': by('own parent', async (stage, client) => {
      const id = await fresh.ownIncident(stage);
      await done(client.post(`/api/parent/incidents/${id}/seen`));
      return { params: { id }, body: SIGNED };
    }),
    'a second time': by('own parent', async (stage, client) => {
      const id = await fresh.ownIncident(stage);
      await done(client.post(`/api/parent/incidents/${id}/acknowledge`, SIGNED));
      return { params: { id }, body: SIGNED };
    }),
  },
};
