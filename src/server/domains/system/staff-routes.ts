import { Readable } from 'node:stream';
import type { Serve } from '#server/http/serve.ts';
import { backUpNow, retryJob } from './commands.ts';
import { keptBackups, offerDownload, takeDownload } from './kept.ts';
import { keepRecoveryKey, showRecoveryKey } from './recovery-key.ts';
import { systemState } from './state.ts';

/** Not `x-tar`, which is compressed on its way: a browser would see neither how much is to come nor that it was cut. */
const TAR = 'application/x-gtar';

export function systemRoutes(serve: Serve): void {
  serve.long('GET /api/system', ({ act, server }) => systemState(server, act));
  serve('POST /api/system/jobs/:id/retry', async ({ scope, server, params }) => {
    await retryJob(server, scope, params.id);
    return {};
  });
  serve('POST /api/system/backup', async ({ scope, server }) => {
    await backUpNow(server, scope);
    return {};
  });
  serve('GET /api/system/backups', ({ server }) => keptBackups(server));
  // Long work, so that no answer is kept for a second send of the call: these hold what nobody else may have.
  serve.long('POST /api/system/backups/:name/download', ({ act, server, params }) =>
    offerDownload(server, act, params.name),
  );
  serve.longFile('GET /api/system/backups/:name/file', async ({ act, server, params, query, request, reply }) => {
    const { name, size, read } = await takeDownload(server, act, { ...params, ...query });
    reply.header('content-length', size);
    return { name, type: TAR, content: request.method === 'HEAD' ? Readable.from([]) : read() };
  });
  serve.long('POST /api/system/recovery-key', ({ act, server, body }) =>
    act((scope) => showRecoveryKey(server, scope, body.replaces)),
  );
  serve('PUT /api/system/recovery-key', async ({ scope, server, body }) => {
    await keepRecoveryKey(server, scope, body);
    return {};
  });
}
