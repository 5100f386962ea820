import * as fresh from '#testing/matrix/fresh.ts';
import { type Acts, by } from '../act.ts';

export const acts: Acts = {
  'POST /api/activities': {
    'a note': by('Director', fresh.activity),
    'a nap': by('Director', async (stage) => {
      const { childIds } = (await fresh.activity(stage)).body;
      return { body: { kind: 'nap', childIds } };
    }),
  },
  'POST /api/activities/undo': {
    'a note': by('Director', async (stage) => ({ body: { id: await fresh.note(stage), reason: 'Wrong child' } })),
    'a nap': by('Director', async (stage) => ({ body: { id: await fresh.nap(stage), reason: 'Wrong child' } })),
  },
};
