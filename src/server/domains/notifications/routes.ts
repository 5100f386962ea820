import type { Serve } from '#server/http/serve.ts';
import { ownAccount } from '#server/kernel/access/account.ts';
import { countUnread, ownNotifications, readOne, readThese, readUpTo } from './commands.ts';
import { subscribe, unsubscribe } from './push.ts';

/** Everybody's own; who reads comes from the session. */
export function notificationRoutes(serve: Serve): void {
  serve('GET /api/notifications', ({ scope, query }) => ownNotifications(scope, query));
  serve.cached('GET /api/notifications/unread-count', { until: 'day', sharedBy: 'person' }, ({ scope }) =>
    countUnread(scope),
  );
  serve('PATCH /api/notifications/:id/read', async ({ scope, params }) => {
    await readOne(scope, params.id);
    return {};
  });
  serve('POST /api/notifications/read', async ({ scope, body }) => {
    await ('upTo' in body ? readUpTo(scope, body.upTo) : readThese(scope, body.ids));
    return {};
  });

  serve('GET /api/push/key', async ({ server }) => ({ publicKey: await server.push.publicKey() }));
  // A browser's address is a secret: bound as long work, the call is not kept for a repeated send.
  serve.long('POST /api/push/subscriptions', async ({ act, server, body }) => {
    await subscribe(server, await ownAccount(act), body);
    return {};
  });
  serve.long('POST /api/push/unsubscribe', async ({ act, server, body }) => {
    await unsubscribe(server, await ownAccount(act), body.endpoint);
    return {};
  });
}
