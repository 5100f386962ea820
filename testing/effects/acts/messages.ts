import type { Client } from '#testing/client.ts';
import { familyOf, type Stage } from '#testing/matrix/actors.ts';
import * as fresh from '#testing/matrix/fresh.ts';
import { type Acts, by, done } from '../act.ts';

const acknowledged = async (stage: Stage, parent: Client) => {
  const { id } = await fresh.letter(stage);
  await done(parent.post(`/api/messages/${id}/acknowledge`));
  return { params: { id } };
};

export const acts: Acts = {
  'PATCH /api/messages/:id/read': {
    'by whom it is for': by('own parent', async (stage) => ({ params: { id: (await fresh.letter(stage)).id } })),
    'a second time': by('own parent', async (stage, client) => {
      const { id } = await fresh.letter(stage);
      await done(client.patch(`/api/messages/${id}/read`));
      return { params: { id } };
    }),
    'by who sent it': by('Director', async (stage) => ({ params: { id: (await fresh.letter(stage)).id } })),
  },
  'POST /api/messages/threads/:id/seen': {
    'by whom it is for': by('own parent', fresh.openedLetter),
    'a second time': by('own parent', async (stage, client) => {
      const { params, body } = await fresh.openedLetter(stage);
      await done(client.post(`/api/messages/threads/${params.id}/seen`, body));
      return { params, body };
    }),
    'by who sent it': by('Director', fresh.openedLetter),
  },
  'POST /api/messages/:id/acknowledge': {
    'for the first time': by('own parent', async (stage) => ({ params: { id: (await fresh.letter(stage)).id } })),
    'a second time': by('own parent', acknowledged),
  },
  'POST /api/messages/:id/withdraw': {
    unread: by('Director', async (stage) => ({ params: { id: (await fresh.letter(stage)).id } })),
  },
  'POST /api/messages/drafts': {
    begun: by('Director', () => ({ body: { content: 'Begun' } })),
    'to be sent later': by('Director', (stage) => ({
      body: {
        content: 'Begun',
        subject: 'Tomorrow',
        to: [{ kind: 'guardian', id: familyOf(stage.here, 0).guardianId }],
        schedule: { date: '2026-03-03', time: '08:00' },
      },
    })),
  },
};
