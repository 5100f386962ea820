import type { Serve } from '#server/http/serve.ts';
import { backUpNow, retryJob } from './commands.ts';
import { systemState } from './state.ts';

export function systemRoutes(serve: Serve): void {
  serve('GET /api/system', ({ scope, server }) => systemState(server, scope));
  serve('POST /api/system/jobs/:id/retry', async ({ scope, server, params }) => {
    await retryJob(server, scope, params.id);
    return {};
  });
  serve('POST /api/system/backup', async ({ scope, server }) => {
    await backUpNow(server, scope);
    return {};
  });
}
