import type { Serve } from '#server/http/serve.ts';
import { addForm, editDraft, publishForm, retireForm } from './commands.ts';
import { signedDocument } from './document.ts';
import { signedFile } from './files.ts';
import { answerLine, readPacket, sendPacket } from './packet.ts';
import { readDraft, readForm, readForms, readVersion } from './read.ts';
import { askRenewal, readRenewals, sayRenewal } from './renewals.ts';
import { sendForm, withdrawForm } from './request-commands.ts';
import { formRequests } from './request-queries.ts';
import { readAnswers, readReach, readRequest, requestsOf } from './request-read.ts';

export function formRoutes(serve: Serve): void {
  serve('GET /api/forms', ({ scope }) => readForms(scope));
  serve('GET /api/forms/:id', ({ scope, params }) => readForm(scope, params.id));
  serve('POST /api/forms', ({ scope, body }) => addForm(scope, body.body));
  serve('PUT /api/forms/:id/draft', ({ scope, params, body }) => editDraft(scope, params.id, body.body, body.version));
  serve('POST /api/forms/:id/versions', ({ scope, params, body }) => publishForm(scope, params.id, body.version));
  serve('PUT /api/forms/:id/retired', ({ scope, params, body }) => retireForm(scope, params.id, body.isRetired));
  serve('GET /api/forms/:id/renewals', ({ scope, params }) => readRenewals(scope, params.id));
  serve('PUT /api/forms/:id/renewal', ({ scope, params, body }) => sayRenewal(scope, params.id, body.renewal));
  serve('POST /api/forms/:id/renewals', ({ scope, params, body }) => askRenewal(scope, params.id, body.dueOn));
  serve('GET /api/forms/:id/file', async ({ scope, params }) => ({
    larkhouseForm: 1 as const,
    body: await readDraft(scope, params.id),
  }));
  serve('GET /api/forms/:id/versions/:versionId', ({ scope, params }) =>
    readVersion(scope, params.id, params.versionId),
  );
}

export function formPacketRoutes(serve: Serve): void {
  serve('GET /api/form-packet', ({ scope }) => readPacket(scope));
  serve('PUT /api/form-packet/:line', ({ scope, params, body }) => answerLine(scope, params.line, body.formId));
  serve('POST /api/form-packet', ({ scope, body }) => sendPacket(scope, body));
}

export function formRequestRoutes(serve: Serve): void {
  serve('GET /api/form-requests', async ({ scope, query: { childId = null, formId = null } }) =>
    requestsOf(scope, await scope.all(formRequests({ childId, formId }))),
  );
  serve('GET /api/form-requests/reach', ({ scope, query }) => readReach(scope, query));
  serve('GET /api/form-requests/:id', ({ scope, params }) => readRequest(scope, params.id));
  serve('POST /api/form-requests', ({ scope, body }) => sendForm(scope, body));
  serve('POST /api/form-requests/:id/withdraw', ({ scope, params }) => withdrawForm(scope, params.id));
  serve('GET /api/form-requests/:id/answers', ({ server, scope, params }) => readAnswers(server, scope, params.id));
  serve.file('GET /api/form-requests/:id/files/:fileId', ({ scope, params }) =>
    signedFile(scope, params.id, params.fileId),
  );
  serve.file('GET /api/form-requests/:id/document', ({ server, scope, params }) =>
    signedDocument(server, scope, params.id),
  );
}
