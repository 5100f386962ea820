import type { Serve } from '../../http/serve.ts';
import { pastWindow } from '../../http/window.ts';
import { askedChild } from '../guardians/access.ts';
import { acknowledgeIncident, readIncidents, seeIncident } from './family.ts';

export function familyIncidentRoutes(serve: Serve): void {
  serve('GET /api/parent/incidents', async ({ scope, query }) => {
    const childId = await askedChild(scope, query);
    const window = await pastWindow(scope, query, { days: 365, limit: 500 });
    return childId === undefined ? [] : readIncidents(scope, childId, window);
  });
  serve('POST /api/parent/incidents/:id/seen', ({ scope, params }) => seeIncident(scope, params.id));
  serve('POST /api/parent/incidents/:id/acknowledge', ({ scope, params, body }) =>
    acknowledgeIncident(scope, params.id, body.signature),
  );
}
