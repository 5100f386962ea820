import * as freshFamilies from '#testing/matrix/fresh-families.ts';
import { type Acts, by, done } from '../act.ts';

export const acts: Acts = {
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
