import type { Serve } from '#server/http/serve.ts';
import { answerDocument, editDocument, removeDocument, requestDocument } from './commands.ts';
import { giveDocument, givePages } from './giving.ts';
import { openPage } from './pages.ts';
import { documentsOf, openDocuments } from './read.ts';

export function childDocumentRoutes(serve: Serve): void {
  serve('GET /api/children/:id/documents', ({ scope, params }) => documentsOf(scope, params.id));
  serve('POST /api/children/:id/documents', ({ scope, params, body }) => giveDocument(scope, params.id, body));
  serve('PUT /api/child-documents/:id/pages', ({ scope, params, body }) => givePages(scope, params.id, body));
  serve.file('GET /api/child-documents/:id/pages/:page', ({ scope, params }) =>
    openPage(scope, params.id, params.page),
  );
  serve('POST /api/child-document-requests', ({ scope, body }) => requestDocument(scope, body));
  serve('PATCH /api/child-documents/:id', ({ scope, params, body }) => editDocument(scope, params.id, body));
  serve('POST /api/child-documents/:id/answer', ({ scope, params, body }) => answerDocument(scope, params.id, body));
  serve('DELETE /api/child-documents/:id', async ({ scope, params }) => {
    await removeDocument(scope, params.id);
    return {};
  });
  serve('GET /api/child-documents', ({ scope }) => openDocuments(scope));
}
