import * as fresh from '#testing/matrix/fresh.ts';
import { type Acts, asGuardian } from '../act.ts';

export const acts: Acts = {
  'POST /api/parent/archives': {
    'for the first time': async (stage) => {
      const { childId, guardianId } = await fresh.family(stage);
      return { client: await asGuardian(stage, guardianId), body: { childId } };
    },
    'while the first is being built': async (stage) => {
      const { childId, guardianId } = await fresh.family(stage);
      const client = await asGuardian(stage, guardianId);
      await client.post('/api/parent/archives', { childId });
      return { client, body: { childId } };
    },
  },
};
