import type { Serve } from '../../http/serve.ts';
import { pastWindow } from '../../http/window.ts';
import { mailNews } from '../preferences/news.ts';
import { reportIncident } from './commands.ts';
import { incidents } from './queries.ts';

export function incidentRoutes(serve: Serve): void {
  serve('GET /api/incidents', async ({ scope, query }) =>
    scope.all(incidents(await pastWindow(scope, query, { days: 365, limit: 1000 }))),
  );
  serve('POST /api/incidents', async ({ scope, body }) => {
    await mailNews(scope, 'incident', body.childId);
    return reportIncident(scope, body);
  });
}
