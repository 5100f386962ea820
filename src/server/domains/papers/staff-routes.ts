import type { Serve } from '#server/http/serve.ts';
import { addDocument, editDocument, openDocument, removeDocument, verifyDocument } from './commands.ts';
import { addOverride, endPaperOverride, switchCheck } from './override-commands.ts';
import { readHealthPapers, readPapers, readTeam } from './read.ts';
import { HEALTH_PAPERS, PAPERS } from './shelves.ts';
import { addTraining, editTraining, openCertificate, removeTraining } from './training-commands.ts';

export function paperRoutes(serve: Serve): void {
  serve('GET /api/papers', ({ scope }) => readTeam(scope));
  serve('PUT /api/papers/check', async ({ scope, body }) => {
    await switchCheck(scope, body.isOn, body.version);
    return readTeam(scope);
  });

  serve('GET /api/staff/:id/papers', ({ scope, server, params }) => readPapers(server, scope, params.id));
  serve('POST /api/staff/:id/papers', ({ scope, server, params, body }) =>
    addDocument(server, scope, PAPERS, params.id, body),
  );
  serve('PATCH /api/papers/:id', ({ scope, server, params, body }) =>
    editDocument(server, scope, PAPERS, params.id, body),
  );
  serve('POST /api/papers/:id/verify', ({ scope, server, params }) => verifyDocument(server, scope, PAPERS, params.id));
  serve('DELETE /api/papers/:id', async ({ scope, params }) => {
    await removeDocument(scope, PAPERS, params.id);
    return {};
  });
  serve.file('GET /api/papers/:id/file', ({ scope, params }) => openDocument(scope, PAPERS, params.id));

  serve('POST /api/staff/:id/training', ({ scope, params, body }) => addTraining(scope, params.id, body));
  serve('PATCH /api/training/:id', ({ scope, params, body }) => editTraining(scope, params.id, body));
  serve('DELETE /api/training/:id', async ({ scope, params }) => {
    await removeTraining(scope, params.id);
    return {};
  });
  serve.file('GET /api/training/:id/file', ({ scope, params }) => openCertificate(scope, params.id));

  serve('POST /api/staff/:id/paper-overrides', ({ scope, params, body }) => addOverride(scope, params.id, body));
  serve('POST /api/paper-overrides/:id/end', ({ scope, params }) => endPaperOverride(scope, params.id));
}

/** Papers on health lie apart. */
export function healthPaperRoutes(serve: Serve): void {
  serve('GET /api/staff/:id/health-papers', ({ scope, server, params }) => readHealthPapers(server, scope, params.id));
  serve('POST /api/staff/:id/health-papers', ({ scope, server, params, body }) =>
    addDocument(server, scope, HEALTH_PAPERS, params.id, body),
  );
  serve('PATCH /api/health-papers/:id', ({ scope, server, params, body }) =>
    editDocument(server, scope, HEALTH_PAPERS, params.id, body),
  );
  serve('POST /api/health-papers/:id/verify', ({ scope, server, params }) =>
    verifyDocument(server, scope, HEALTH_PAPERS, params.id),
  );
  serve('DELETE /api/health-papers/:id', async ({ scope, params }) => {
    await removeDocument(scope, HEALTH_PAPERS, params.id);
    return {};
  });
  serve.file('GET /api/health-papers/:id/file', ({ scope, params }) => openDocument(scope, HEALTH_PAPERS, params.id));
}
