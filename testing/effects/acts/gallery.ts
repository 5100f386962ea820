import type { Client } from '#testing/client.ts';
import type { Stage } from '#testing/matrix/actors.ts';
import * as fresh from '#testing/matrix/fresh.ts';
import * as freshFiles from '#testing/matrix/fresh-files.ts';
import { type Acts, by, done } from '../act.ts';

/** A photo with its file that shows a child. */
const picture = async (stage: Stage) => ({
  ...freshFiles.PHOTO,
  ...(await freshFiles.uploaded(stage, 'image')),
  childIds: [(await fresh.family(stage)).childId],
});
const posted = async (stage: Stage, client: Client, change: object = {}) =>
  done<{ id: number }>(client.post('/api/gallery', { ...(await picture(stage)), ...change }));

export const acts: Acts = {
  'POST /api/gallery': {
    'a photo of a child': by('Director', async (stage) => ({ body: await picture(stage) })),
    'a photo that is hidden as yet': by('Director', async (stage) => ({
      body: { ...(await picture(stage)), isVisible: false },
    })),
    'a photo without its file': by('Director', () => ({ body: freshFiles.PHOTO })),
  },
  'PATCH /api/gallery/:id': {
    hidden: by('Director', async (stage, client) => ({
      params: { id: (await posted(stage, client)).id },
      body: { isVisible: false },
    })),
    shown: by('Director', async (stage, client) => ({
      params: { id: (await posted(stage, client, { isVisible: false })).id },
      body: { isVisible: true },
    })),
    'of another child': by('Director', async (stage, client) => ({
      params: { id: (await posted(stage, client)).id },
      body: { childIds: [(await fresh.family(stage)).childId] },
    })),
  },
  'DELETE /api/gallery/:id': {
    'a photo of a child': by('Director', async (stage, client) => ({
      params: { id: (await posted(stage, client)).id },
    })),
  },
};
