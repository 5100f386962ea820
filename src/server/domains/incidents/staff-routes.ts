import { pastRange } from '#server/http/date-range.ts';
import type { Serve } from '#server/http/serve.ts';
import { pictureFor } from '#server/kernel/uploads/keys.ts';
import { reportIncident, tellFamily } from './commands.ts';
import { photoKey } from './photo.ts';
import { incidents } from './queries.ts';

export function incidentRoutes(serve: Serve): void {
  serve.cached('GET /api/incidents', { until: 'day', sharedBy: 'role' }, async ({ scope, query }) =>
    scope.all(incidents(await pastRange(scope, query, { days: 365, limit: 1000 }))),
  );
  serve('POST /api/incidents', ({ scope, body }) => reportIncident(scope, body));
  serve('POST /api/incidents/:id/told', ({ scope, params, body }) => tellFamily(scope, params.id, body.toldPerson));
  serve.file('GET /api/incidents/:id/photo', async ({ scope, params, request }) => {
    const [extension, type] = pictureFor(request.headers.accept);
    const key = await photoKey(scope, params.id, `960.${extension}`);
    return { name: `incident.${extension}`, type, inline: true, content: { key } };
  });
}
