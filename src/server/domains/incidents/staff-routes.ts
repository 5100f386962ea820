import { pastRange } from '#server/http/date-range.ts';
import type { Serve } from '#server/http/serve.ts';
import { reportIncident } from './commands.ts';
import { incidents } from './queries.ts';

export function incidentRoutes(serve: Serve): void {
  serve('GET /api/incidents', async ({ scope, query }) =>
    scope.all(incidents(await pastRange(scope, query, { days: 365, limit: 1000 }))),
  );
  serve('POST /api/incidents', ({ scope, body }) => reportIncident(scope, body));
}
