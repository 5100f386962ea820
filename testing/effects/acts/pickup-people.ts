import * as freshFamilies from '#testing/matrix/fresh-families.ts';
import * as freshFiles from '#testing/matrix/fresh-files.ts';
import { type Acts, asGuardian, by, done } from '../act.ts';

export const acts: Acts = {
  'POST /api/pickup-people/:id/children': {
    once: by('Director', async (stage) => {
      const { params, body } = await freshFamilies.siblingOfPickup(stage);
      return { params, body };
    }),
    'a second time': by('Director', async (stage, client) => {
      const { params, body } = await freshFamilies.siblingOfPickup(stage);
      await done(client.post(`/api/pickup-people/${params.id}/children`, body));
      return { params, body };
    }),
  },
  'PUT /api/pickup-people/:id/photo': {
    given: by('Director', async (stage) => ({
      params: (await freshFamilies.pickupPerson(stage)).params,
      body: { filePath: (await freshFiles.uploaded(stage, 'image')).filePath },
    })),
    'taken away': by('Director', async (stage, client) => {
      const { params } = await freshFamilies.pickupPerson(stage);
      const { filePath } = await freshFiles.uploaded(stage, 'image');
      await done(client.put(`/api/pickup-people/${params.id}/photo`, { filePath }));
      return { params, body: { filePath: null } };
    }),
  },
  'POST /api/parent/pickup-people/:id/children': {
    once: async (stage) => {
      const { params, body, guardianId } = await freshFamilies.siblingOfPickup(stage);
      return { client: await asGuardian(stage, guardianId), params, body };
    },
    'a second time': async (stage) => {
      const { params, body, guardianId } = await freshFamilies.siblingOfPickup(stage);
      const client = await asGuardian(stage, guardianId);
      await done(client.post(`/api/parent/pickup-people/${params.id}/children`, body));
      return { client, params, body };
    },
  },
  'POST /api/pickup-people/:id/answer': {
    'accepted for a sibling': by('Director', async (stage) => {
      const { params, body, guardianId } = await freshFamilies.siblingOfPickup(stage);
      const parent = await asGuardian(stage, guardianId);
      const { id } = await done<{ id: number }>(parent.post(`/api/parent/pickup-people/${params.id}/children`, body));
      return { params: { id }, body: { isAccepted: true } };
    }),
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
