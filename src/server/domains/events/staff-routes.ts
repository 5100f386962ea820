import type { Serve } from '../../http/serve.ts';
import { comingWindow } from '../../http/window.ts';
import { events } from './queries.ts';

export function eventRoutes(serve: Serve): void {
  serve('GET /api/events', async ({ scope, query }) =>
    scope.all(events(await comingWindow(scope, query, { days: 366, limit: 200 }))),
  );
}
