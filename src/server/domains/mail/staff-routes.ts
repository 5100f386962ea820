import type { Serve } from '../../http/serve.ts';
import { readMail, retryMail } from './commands.ts';
import { newestMails } from './queries.ts';

export function mailRoutes(serve: Serve): void {
  serve('GET /api/mail', async ({ scope, server }) => ({
    isConfigured: server.mail !== null,
    mails: await scope.all(newestMails()),
  }));
  serve('GET /api/mail/:id', ({ scope, server, params }) => readMail(server, scope, params.id));
  serve('POST /api/mail/:id/retry', async ({ scope, params }) => {
    await retryMail(scope, params.id);
    return {};
  });
}
