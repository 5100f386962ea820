import type { FastifyRequest } from 'fastify';
import type { Serve } from '../../http/serve.ts';
import type { Server } from '../../server.ts';
import { languageOfRequest } from '../../words/reader.ts';
import { say } from '../../words/say.ts';
import type { RowError } from './check.ts';
import { importProgress, previewImport, requestImport } from './commands.ts';
import { exportTable } from './exports.ts';

export function importRoutes(serve: Serve): void {
  serve('POST /api/imports/preview', async ({ scope, server, request, body }) =>
    inWords(server, request, await previewImport(scope, body)),
  );
  serve('POST /api/imports', ({ scope, server, body }) => requestImport(server, scope, body));
  serve('GET /api/imports/:id', async ({ scope, server, request, params }) =>
    inWords(server, request, await importProgress(scope, params.id)),
  );
  serve('GET /api/exports/:kind', ({ scope, params }) => exportTable(scope, params.kind));
}

/** The errors of the rows, in the language of whoever asks. */
async function inWords<T extends { readonly errors: readonly RowError[] }>(
  server: Server,
  request: FastifyRequest,
  answer: T,
) {
  if (answer.errors.length === 0) return { ...answer, errors: [] };
  const language = await languageOfRequest(server, request);
  return { ...answer, errors: answer.errors.map((error) => ({ ...error, message: say(language, error.message) })) };
}
