import type { Serve } from '#server/http/serve.ts';
import { readMail, retryMail } from './commands.ts';
import { sendTestMail } from './mail-test.ts';
import { newestMails } from './queries.ts';
import { changeMailServer, endMailServer, mailServer } from './server.ts';

export function mailRoutes(serve: Serve): void {
  serve('GET /api/mail', async ({ scope, server }) => ({
    isConfigured: (await server.mailServers.of(scope)) !== null,
    mails: await scope.all(newestMails()),
  }));
  serve('GET /api/mail/state', async ({ scope, server }) => ({
    isSetUp: (await server.mailServers.of(scope)) !== null,
  }));
  serve('GET /api/mail/:id', ({ scope, server, params }) => readMail(server, scope, params.id));
  serve('POST /api/mail/:id/retry', async ({ scope, params }) => {
    await retryMail(scope, params.id);
    return {};
  });

  serve.long('POST /api/center/mail-test', ({ server, act }) => sendTestMail(server, act));
  serve('GET /api/center/mail-server', ({ scope, server }) => mailServer(server, scope));
  serve('PUT /api/center/mail-server', ({ scope, server, body }) => changeMailServer(server, scope, body));
  serve('DELETE /api/center/mail-server', ({ scope, server }) => endMailServer(server, scope));
}
