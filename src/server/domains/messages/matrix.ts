import type { Stage } from '#testing/matrix/actors.ts';
import * as fresh from '#testing/matrix/fresh.ts';
import { both, EVERYBODY, own, type Row, type Rows } from '#testing/matrix/rows.ts';

/** About a message of the Director's to the first family: to everybody else it isn't there. */
function ofLetter({ sender, receiver }: { sender: number; receiver: number }, call: Row['call']): Row {
  const { expected } = own(404, call);
  return { call, expected: { ...expected, Director: sender, 'own parent': receiver } };
}
const letter = async (stage: Stage) => ({ params: { id: (await fresh.letter(stage)).id } });
const letterThread = async (stage: Stage) => ({ params: { id: (await fresh.letter(stage)).threadId } });

export const matrix: Rows = {
  'GET /api/messages/unread-count': both({ roles: EVERYBODY }),
  'GET /api/messages/unread/count': both({ roles: EVERYBODY, call: () => ({ query: 'userId=1&userType=staff' }) }),
  'GET /api/messages/recent': both({ roles: EVERYBODY }),
  'GET /api/messages': both({ roles: EVERYBODY }),
  'GET /api/messages/addressees': both({ roles: EVERYBODY }),
  'POST /api/messages': own(201, fresh.message, 403),
  'PATCH /api/messages/:id/read': ofLetter({ sender: 200, receiver: 200 }, letter),
  'POST /api/messages/:id/acknowledge': ofLetter({ sender: 403, receiver: 200 }, letter),
  'POST /api/messages/:id/withdraw': ofLetter({ sender: 200, receiver: 403 }, letter),
  'GET /api/messages/:id/receipts': ofLetter({ sender: 200, receiver: 403 }, letter),
  'GET /api/messages/attachments/:id': ofLetter({ sender: 200, receiver: 200 }, async (stage) => ({
    params: { id: (await fresh.letter(stage)).fileId },
  })),
  'GET /api/messages/threads': both({ roles: EVERYBODY }),
  'GET /api/messages/threads/:id': ofLetter({ sender: 200, receiver: 200 }, letterThread),
  'POST /api/messages/threads/:id/seen': ofLetter({ sender: 200, receiver: 200 }, fresh.openedLetter),
  'POST /api/messages/threads/:id/replies': ofLetter({ sender: 201, receiver: 201 }, async (stage) => ({
    ...(await letterThread(stage)),
    body: { content: 'Thank you' },
  })),
  'GET /api/messages/drafts': both({ roles: EVERYBODY }),
  'POST /api/messages/drafts': own(201, () => ({ body: { content: 'Begun' } }), 403),
  'PUT /api/messages/drafts/:id': ofLetter({ sender: 200, receiver: 404 }, async (stage) => ({
    ...(await fresh.draft(stage)),
    body: { content: 'Continued' },
  })),
  'DELETE /api/messages/drafts/:id': ofLetter({ sender: 200, receiver: 404 }, fresh.draft),
};
