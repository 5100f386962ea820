import * as freshFamilies from '#testing/matrix/fresh-families.ts';
import { type Acts, by, done } from '../act.ts';

export const acts: Acts = {
  'POST /api/pickup-people/:id/children': {
    once: by('Director', fresh.siblingOfPickup),
    'a second time': by('Director', async (stage, client) => {
      const { params, body } = await fresh.siblingOfPickup(stage);
      await done(client.post(`/api/pickup-people/${params.id}/children`, body));
      return { params, body };
    }),
  },
  'PUT /api/pickup-people/:id/photo': {
    given: by('Director', async (stage) => ({
      params: (await fresh.pickupPerson(stage)).params,
      body: { filePath: (await fresh.uploaded(stage, 'image')).filePath },
    })),
    'taken away': by('Director', async (stage, client) => {
      const { params } = await fresh.pickupPerson(stage);
      const { filePath } = await fresh.uploaded(stage, 'image');
      await done(client.put(`/api/pickup-people/${params.id}/photo`, { filePath }));
      return { params, body: { filePath: null } };
    }),
  },
  'POST /api/pickup-people/:id/answer': {
    accepted: by('Director', async (stage) => ({
      params: { id: await freshFamilies.proposedPerson(stage) },
      body: { isAccepted: true },
    })),
    'declined, with a reason': by('Director', async (stage) => ({
      params: { id: await freshFamilies.proposedPerson(stage) },
      body: { isAccepted: false, reason: 'We do not know her yet.' },
    })),
  },
  'DELETE /api/pickup-people/:id/pin': {
    'with a code': by('Director', async (stage, client) => {
      const { params } = await freshFamilies.pickupPerson(stage);
      await done(client.post(`/api/pickup-people/${params.id}/pin-code`));
      return { params };
    }),
  },
};
