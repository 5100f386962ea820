import * as freshCare from '#testing/matrix/fresh-care.ts';
import { type Acts, by } from '../act.ts';

export const acts: Acts = {
  'POST /api/activities': {
    'a note': by('Director', freshCare.activity),
    'a nap': by('Director', async (stage) => {
      const { childIds } = (await freshCare.activity(stage)).body;
      return { body: { kind: 'nap', childIds } };
    }),
  },
  'POST /api/activities/undo': {
    'a note': by('Director', async (stage) => ({ body: { id: await freshCare.note(stage), reason: 'Wrong child' } })),
    'a nap': by('Director', async (stage) => ({ body: { id: await freshCare.nap(stage), reason: 'Wrong child' } })),
  },
};
