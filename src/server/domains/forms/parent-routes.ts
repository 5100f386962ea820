import type { Serve } from '#server/http/serve.ts';
import { ownDocument } from './document.ts';
import { keepDraft, readOwnForm, readOwnRequests, refuseForm, signForm } from './family-commands.ts';
import { giveFile, ownFile } from './files.ts';
import { signForms } from './signatures.ts';

export function familyFormRoutes(serve: Serve): void {
  serve('GET /api/parent/form-requests', ({ scope }) => readOwnRequests(scope));
  serve('GET /api/parent/form-requests/:id', ({ server, scope, params }) => readOwnForm(server, scope, params.id));
  serve('PUT /api/parent/form-requests/:id/draft', ({ server, scope, params, body }) =>
    keepDraft(server, scope, params.id, body),
  );
  serve('POST /api/parent/form-requests/:id/sign', ({ server, scope, params, body }) =>
    signForm(server, scope, params.id, body),
  );
  serve('POST /api/parent/form-signatures', ({ server, scope, body }) => signForms(server, scope, body));
  serve('POST /api/parent/form-requests/:id/refuse', ({ scope, params, body }) =>
    refuseForm(scope, params.id, body.reason),
  );
  serve('POST /api/parent/form-requests/:id/files', ({ server, scope, params, body }) =>
    giveFile(server, scope, params.id, body),
  );
  serve.file('GET /api/parent/form-requests/:id/files/:fileId', ({ scope, params }) =>
    ownFile(scope, params.id, params.fileId),
  );
  serve.file('GET /api/parent/form-requests/:id/document', ({ server, scope, params }) =>
    ownDocument(server, scope, params.id),
  );
}
