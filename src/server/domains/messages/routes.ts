import type { Scope } from '#server/db/scope.ts';
import { pastRange } from '#server/http/date-range.ts';
import { pictureAnswer } from '#server/http/files.ts';
import type { Serve } from '#server/http/serve.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { DOCUMENT, keyOf } from '#server/kernel/uploads/keys.ts';
import { addressees } from './addressing.ts';
import { asMessage } from './answers.ts';
import { type Sent, sendMessage } from './commands.ts';
import { attachmentFile, messagesIn, newestMessages, ownMessage, unreadCount } from './queries.ts';
import { actingReader } from './reader.ts';
import { acknowledgeMessage, readMessage, receipts, withdrawMessage } from './reading.ts';

/** Without a date range the list reaches so far back. */
const RANGE = { days: 180, limit: 500 };

/** The calls that both portals make; who reads and writes comes from the session. */
export function messageRoutes(serve: Serve): void {
  serve.cached('GET /api/messages/unread-count', { until: 'day', sharedBy: 'person' }, ({ scope }) =>
    countUnread(scope),
  );
  serve('GET /api/messages/unread/count', async ({ scope }) => ({ count: await countUnread(scope) }));
  serve.cached(
    'GET /api/messages/recent',
    {
      until: 'day',
      sharedBy: 'person',
    },
    async ({ scope }) => {
      const reader = await actingReader(scope);
      return (await scope.all(newestMessages(reader, 5))).map((row) => asMessage(reader, row));
    },
  );
  serve('GET /api/messages', async ({ scope, query }) => {
    const reader = await actingReader(scope);
    const { center } = await scope.opened;
    const range = await pastRange(scope, query, RANGE);
    return (await scope.all(messagesIn(reader, range, center.zone))).map((row) => asMessage(reader, row));
  });
  serve('POST /api/messages', async ({ scope, body }) => answerTo(scope, await sendMessage(scope, body)));
  serve('GET /api/messages/addressees', async ({ scope }) => addressees(scope, await actingReader(scope)));

  serve('PATCH /api/messages/:id/read', ({ scope, params }) => done(readMessage(scope, params.id)));
  serve('POST /api/messages/:id/acknowledge', ({ scope, params }) => done(acknowledgeMessage(scope, params.id)));
  serve('POST /api/messages/:id/withdraw', ({ scope, params }) => done(withdrawMessage(scope, params.id)));
  serve('GET /api/messages/:id/receipts', ({ scope, params }) => receipts(scope, params.id));

  serve.file('GET /api/messages/attachments/:id', async ({ scope, params, query, request }) => {
    const reader = await actingReader(scope);
    const { path, fileName, type } = orRefuse(
      await scope.maybe(attachmentFile(reader, params.id)),
      notFound('This file was not found'),
    );
    const { center } = await scope.opened;
    if (!type.startsWith('image/')) return { name: fileName, type, content: { key: keyOf(center.id, path, DOCUMENT) } };
    const name = fileName.replace(/\.[^.]*$/, '');
    return pictureAnswer(center.id, { name, path, width: Number(query.size ?? 960) }, request.headers.accept);
  });
}

const countUnread = async (scope: Scope) => (await scope.one(unreadCount(await actingReader(scope)))).count;

/** A message just sent, as its sender has it. */
export async function answerTo(scope: Scope, { id }: Sent) {
  const reader = await actingReader(scope);
  return asMessage(reader, await scope.one(ownMessage(reader, id)));
}

export async function done(work: Promise<void>) {
  await work;
  return {};
}
