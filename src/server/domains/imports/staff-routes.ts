import type { FastifyRequest } from 'fastify';
import type { Serve } from '#server/http/serve.ts';
import { languageOfRequest } from '#server/kernel/i18n/reader.ts';
import { type Text, translate } from '#server/kernel/i18n/translate.ts';
import type { Server } from '#server/server.ts';
import { answerFor, discardFile, leftOutRows, startImport, takeBackImport, uploadSpreadsheet } from './commands.ts';
import { exportTable } from './exports.ts';
import { leftOutCsv } from './left-out.ts';
import { files } from './queries.ts';
import { inWords, viewOf } from './view.ts';

export function importRoutes(serve: Serve): void {
  serve('GET /api/imports', async ({ scope, server, request }) => {
    const say = await speaker(server, request);
    return (await scope.all(files())).map(({ failure, ...file }) => ({ ...file, failure: failure && say(failure) }));
  });
  serve('POST /api/imports', async ({ scope, server, request, body }) =>
    inWords(await uploadSpreadsheet(server, scope, body), await speaker(server, request)),
  );
  serve('GET /api/imports/:id', async ({ scope, server, request, params }) =>
    inWords(await viewOf(server, scope, params.id), await speaker(server, request)),
  );
  serve('PATCH /api/imports/:id', async ({ scope, server, request, params, body }) =>
    inWords(await answerFor(server, scope, params.id, body), await speaker(server, request)),
  );
  serve('DELETE /api/imports/:id', async ({ scope, params }) => {
    await discardFile(scope, params.id);
    return {};
  });
  serve('POST /api/imports/:id/start', async ({ scope, server, request, params, body }) =>
    inWords(await startImport(server, scope, params.id, body), await speaker(server, request)),
  );
  serve('POST /api/imports/:id/take-back', async ({ scope, server, request, params }) =>
    inWords(await takeBackImport(server, scope, params.id), await speaker(server, request)),
  );
  serve('GET /api/imports/:id/left-out', async ({ scope, server, request, params }) => {
    const kept = await leftOutRows(server, scope, params.id);
    return leftOutCsv(kept, await speaker(server, request));
  });
  serve.heavy('GET /api/exports/:kind', ({ act, params }) => act((scope) => exportTable(scope, params.kind)));
}

/** Says texts in the language of whoever asks. */
async function speaker(server: Server, request: FastifyRequest): Promise<(text: Text) => string> {
  const language = await languageOfRequest(server, request);
  return (text) => translate(language, text);
}
