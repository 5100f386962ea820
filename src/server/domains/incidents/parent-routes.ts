import { pastRange } from '#server/http/date-range.ts';
import type { Serve } from '#server/http/serve.ts';
import { askedChild } from '#server/kernel/access/guardian.ts';
import { acknowledgeIncident, readIncidents, seeIncident } from './family.ts';

export function familyIncidentRoutes(serve: Serve): void {
  serve.cached('GET /api/parent/incidents', { until: 'day', sharedBy: 'person' }, async ({ scope, query }) => {
    const childId = await askedChild(scope, query);
    const range = await pastRange(scope, query, { days: 365, limit: 500 });
    return childId === undefined ? [] : readIncidents(scope, childId, range);
  });
  serve('POST /api/parent/incidents/:id/seen', ({ scope, params }) => seeIncident(scope, params.id));
  serve('POST /api/parent/incidents/:id/acknowledge', ({ scope, params, body }) =>
    acknowledgeIncident(scope, params.id, body.signature),
  );
}
