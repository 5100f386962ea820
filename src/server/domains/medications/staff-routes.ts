import type { Serve } from '#server/http/serve.ts';
import { addMedication, editMedication, endMedication } from './commands.ts';
import { readMedication, readMedications } from './read.ts';

export function medicationRoutes(serve: Serve): void {
  serve('GET /api/children/:id/medications', ({ scope, params }) => readMedications(scope, params.id));
  serve('POST /api/children/:id/medications', async ({ scope, params, body }) =>
    readMedication(scope, await addMedication(scope, params.id, body)),
  );
  serve('PATCH /api/medications/:id', async ({ scope, params, body }) => {
    await editMedication(scope, params.id, body);
    return readMedication(scope, params.id);
  });
  serve('POST /api/medications/:id/end', async ({ scope, params }) => {
    await endMedication(scope, params.id);
    return readMedication(scope, params.id);
  });
}
