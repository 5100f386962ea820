import * as fresh from '#testing/matrix/fresh.ts';
import { type Acts, asGuardian, by, done } from '../act.ts';

export const acts: Acts = {
  'PUT /api/profile': {
    'of a member': by('Director', async (_, client) => {
      const profile = { firstName: 'Dora', lastName: 'Director', bio: null, address: null };
      await done(client.put('/api/profile', { ...profile, phone: '555 010 0100' }));
      return { body: { ...profile, phone: '555 010 0199' } };
    }),
    'of a guardian': async (stage) => {
      const { guardianId } = await fresh.family(stage);
      const client = await asGuardian(stage, guardianId);
      return { client, ...(await fresh.ownProfile(stage, client)) };
    },
  },
  'PUT /api/preferences': {
    'of a member': by('Director', () => ({ body: {} })),
    'of a guardian': by('own parent', () => ({ body: {} })),
  },
};
