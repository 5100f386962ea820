import * as freshCare from '#testing/matrix/fresh-care.ts';
import { type Acts, by, done } from '../act.ts';

const SIGNED = { signature: 'Gina Guardian' };

export const acts: Acts = {
  'POST /api/parent/incidents/:id/seen': {
    'for the first time': by('own parent', async (stage) => ({ params: { id: await freshCare.ownIncident(stage) } })),
    'a second time': by('own parent', async (stage, client) => {
      const id = await freshCare.ownIncident(stage);
      await done(client.post(`/api/parent/incidents/${id}/seen`));
      return { params: { id } };
    }),
  },
  'POST /api/parent/incidents/:id/acknowledge': {
    unseen: by('own parent', async (stage) => ({ params: { id: await freshCare.ownIncident(stage) }, body: SIGNED })),
    'seen before': by('own parent', async (stage, client) => {
      const id = await freshCare.ownIncident(stage);
      await done(client.post(`/api/parent/incidents/${id}/seen`));
      return { params: { id }, body: SIGNED };
    }),
    'a second time': by('own parent', async (stage, client) => {
      const id = await freshCare.ownIncident(stage);
      await done(client.post(`/api/parent/incidents/${id}/acknowledge`, SIGNED));
      return { params: { id }, body: SIGNED };
    }),
  },
};
