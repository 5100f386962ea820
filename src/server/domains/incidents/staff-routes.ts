import { pastRange } from '#server/http/date-range.ts';
import type { Serve } from '#server/http/serve.ts';
import { reportIncident, tellFamily } from './commands.ts';
import { photoOf } from './photo.ts';
import { incidents } from './queries.ts';

export function incidentRoutes(serve: Serve): void {
  serve.cached('GET /api/incidents', { until: 'day', sharedBy: 'role' }, async ({ scope, query }) =>
    scope.all(incidents(await pastRange(scope, query, { days: 365, limit: 1000 }))),
  );
  serve('POST /api/incidents', ({ scope, body }) => reportIncident(scope, body));
  serve('POST /api/incidents/:id/told', ({ scope, params, body }) => tellFamily(scope, params.id, body.toldPerson));
  serve.picture('GET /api/incidents/:id/photo', ({ scope, params }) => photoOf(scope, params.id));
}
