import { THREADS_AT_A_TIME } from '#contract/messages-limits.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Serve } from '#server/http/serve.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { languageOf } from '#server/kernel/i18n/reader.ts';
import { mayReplyIn } from './access.ts';
import { asDraft, asThreadMessage } from './answers.ts';
import { type DraftRow, drafts as draftsOf } from './draft-queries.ts';
import { deleteDraft, keepDraft, replaceDraft } from './drafts.ts';
import { actingReader } from './reader.ts';
import { readInThread } from './reading.ts';
import { repliesAs, replyIn } from './replies.ts';
import { answerTo, done } from './routes.ts';
import { membersOf, messagesOfThread, threadHead, threadsOf } from './thread-queries.ts';

/** Of a long thread the newest come first; the others when they are asked for. */
const MESSAGES = 100;

export function threadRoutes(serve: Serve): void {
  serve.cached(
    'GET /api/messages/threads',
    {
      until: 'minute',
      sharedBy: 'person',
    },
    async ({ scope, query }) => {
      const rows = await scope.all(
        threadsOf(await actingReader(scope), { ...query, limit: query.limit ?? THREADS_AT_A_TIME }),
      );
      return rows.map((row) => ({
        ...row,
        participants: row.members,
        lastMessageId: row.lastMessage.id,
        isActive: true,
      }));
    },
  );
  serve.cached(
    'GET /api/messages/threads/:id',
    {
      until: 'minute',
      sharedBy: 'person',
    },
    async ({ scope, params, query }) => {
      const reader = await actingReader(scope);
      const head = orRefuse(await scope.maybe(threadHead(reader, params.id)), notFound('This thread was not found'));
      const { takesPart: _takesPart, childIds: _childIds, ...thread } = head;
      const { members } = await scope.one(membersOf(reader, params.id));
      const rows = await scope.all(messagesOfThread(reader, params.id, { before: query.before, limit: MESSAGES + 1 }));
      return {
        ...thread,
        members,
        mayReply: mayReplyIn(head)(reader),
        hasEarlier: rows.length > MESSAGES,
        repliesAs: await repliesAs(scope, reader, params.id),
        messages: rows
          .slice(0, MESSAGES)
          .reverse()
          .map((row) => asThreadMessage(reader, row, scope.now)),
      };
    },
  );
  serve('POST /api/messages/threads/:id/seen', ({ scope, params, body }) =>
    done(readInThread(scope, params.id, body.messages)),
  );
  serve('POST /api/messages/threads/:id/replies', async ({ scope, params, body }) =>
    answerTo(scope, await replyIn(scope, params.id, body)),
  );

  serve.cached(
    'GET /api/messages/drafts',
    {
      until: 'minute',
      sharedBy: 'person',
    },
    async ({ scope }) => {
      const answer = await drafting(scope);
      return (await scope.all(draftsOf(await actingReader(scope)))).map(answer);
    },
  );
  serve('POST /api/messages/drafts', async ({ scope, body }) =>
    (await drafting(scope))(await keepDraft(scope, inputOf(body))),
  );
  serve('PUT /api/messages/drafts/:id', async ({ scope, params, body }) =>
    (await drafting(scope))(await replaceDraft(scope, params.id, inputOf(body))),
  );
  serve('DELETE /api/messages/drafts/:id', ({ scope, params }) => done(deleteDraft(scope, params.id)));
}

/** What a body leaves out or says is null, is empty. */
const inputOf = <
  Body extends { threadId?: number | null | undefined; childId?: number | null | undefined; as?: unknown },
>(
  body: Body,
) => ({ ...body, threadId: body.threadId ?? null, childId: body.childId ?? null });

/** How drafts are answered to the acting person. */
async function drafting(scope: Scope) {
  const writer = await actingReader(scope);
  const language = await languageOf(scope, writer.kind, writer.id);
  return (row: DraftRow) => asDraft(writer, row, language);
}
