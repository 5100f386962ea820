import type { Serve } from '../../http/serve.ts';
import { importProgress, previewImport, requestImport } from './commands.ts';
import { exportTable } from './exports.ts';

export function importRoutes(serve: Serve): void {
  serve('POST /api/imports/preview', ({ scope, body }) => previewImport(scope, body.kind, body.csv));
  serve('POST /api/imports', ({ scope, server, body }) => requestImport(server, scope, body.kind, body.csv));
  serve('GET /api/imports/:id', ({ scope, params }) => importProgress(scope, params.id));
  serve('GET /api/exports/:kind', ({ scope, params }) => exportTable(scope, params.kind));
}
