import * as freshPapers from '#testing/matrix/fresh-papers.ts';
import { type Acts, by, done } from '../act.ts';

export const acts: Acts = {
  'PUT /api/papers/check': {
    'on, and off again': by('Director', async (_stage, client) => {
      await done(client.put('/api/papers/check', { isOn: true }));
      return { body: { isOn: false } };
    }),
    'off, as it is': by('Director', () => ({ body: { isOn: false } })),
  },
  'POST /api/staff/:id/papers': {
    'a new one': by('Director', async (stage) => ({ ...(await freshPapers.member(stage)), body: freshPapers.paper() })),
    'in the place of an older one': by('Director', async (stage) => {
      const { params, staffId } = await freshPapers.paperOfColleague(stage);
      return { params: { id: staffId }, body: { ...freshPapers.paper(), replacesId: params.id } };
    }),
  },
  'POST /api/papers/:id/verify': {
    once: by('Director', async (stage) => ({ params: (await freshPapers.paperOfColleague(stage)).params })),
    'a second time': by('Director', async (stage, client) => {
      const { params } = await freshPapers.paperOfColleague(stage);
      await done(client.post(`/api/papers/${params.id}/verify`));
      return { params };
    }),
  },
};
