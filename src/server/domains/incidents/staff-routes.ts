import type { Serve } from '../../http/serve.ts';
import { pastWindow } from '../../http/window.ts';
import { reportIncident } from './commands.ts';
import { incidents } from './queries.ts';

export function incidentRoutes(serve: Serve): void {
  serve('GET /api/incidents', async ({ scope, query }) =>
    scope.all(incidents(await pastWindow(scope, query, { days: 365, limit: 1000 }))),
  );
  serve('POST /api/incidents', ({ scope, body }) => reportIncident(scope, body));
}
