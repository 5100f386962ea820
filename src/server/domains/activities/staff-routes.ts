import type { Serve } from '../../http/serve.ts';
import { pastWindow } from '../../http/window.ts';
import { activities } from './queries.ts';

export function activityRoutes(serve: Serve): void {
  serve('GET /api/activities', async ({ scope, query }) =>
    scope.all(activities(await pastWindow(scope, query, { days: 30, limit: 1000 }))),
  );
}
