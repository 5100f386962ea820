import { dayAt } from '../../clock/zone.ts';
import type { Serve } from '../../http/serve.ts';
import { noticesOn } from './queries.ts';

export function noticeRoutes(serve: Serve): void {
  serve('GET /api/notices', async ({ scope, query }) => {
    const { center } = await scope.opened;
    return scope.all(noticesOn(query.date ?? dayAt(scope.now, center.zone)));
  });
}
