import type { Scope } from '../../db/scope.ts';
import type { Serve } from '../../http/serve.ts';
import { notAllowed } from '../../refusal.ts';
import { newestMessages, type Reader, unreadCount } from './queries.ts';

/** The calls that both portals' headers make; who reads comes from the session. */
export function messageRoutes(serve: Serve): void {
  serve('GET /api/messages/unread-count', ({ scope }) => countUnread(scope));
  serve('GET /api/messages/unread/count', async ({ scope }) => ({ count: await countUnread(scope) }));
  serve('GET /api/messages/recent', async ({ scope }) => scope.all(newestMessages(await reader(scope), 5)));
}

const countUnread = async (scope: Scope) => (await scope.one(unreadCount(await reader(scope)))).count;

async function reader(scope: Scope): Promise<Reader> {
  const { actor } = await scope.opened;
  if (actor.kind === 'system') throw notAllowed();
  return actor;
}
