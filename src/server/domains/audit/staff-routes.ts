import type { Act, Serve } from '#server/http/serve.ts';
import { logFile, readDownload } from './downloads.ts';
import { choices, languageOfReader, readEntry, readLog } from './read.ts';
import { partsOf, verifyPart } from './verification.ts';

export function auditRoutes(serve: Serve): void {
  serve('GET /api/audit', ({ scope, query }) => readLog(scope, query));
  serve('GET /api/audit/choices', ({ scope }) => choices(scope));
  serve('GET /api/audit/:id', ({ scope, params }) => readEntry(scope, params.id));
  // Nobody waits for long work inside of a transaction.
  serve.heavyFile('GET /api/audit/download', async ({ act, server, query }) => {
    const { format = 'csv', ...asked } = query;
    return logFile(await act((scope) => readDownload(server, scope, asked, format)), format);
  });
  serve.long('GET /api/audit/verification', async ({ act, server }) => partsOf(server, await centerOf(act)));
  serve.long('GET /api/audit/verification/:part', async ({ act, server, params }) =>
    verifyPart(server, await centerOf(act), params.part, await act(languageOfReader)),
  );
}

const centerOf = (act: Act) => act(async (scope) => (await scope.opened).center.id);
