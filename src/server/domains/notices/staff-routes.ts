import type { Serve } from '#server/http/serve.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { maySeeHealthNotices } from './access.ts';
import { readHealthNotices } from './health.ts';
import { noticesOn } from './queries.ts';

export function noticeRoutes(serve: Serve): void {
  serve.looking('GET /api/notices', async ({ scope, look, query }) => {
    const { actor, center } = await scope.opened;
    const date = query.date ?? dayAt(scope.now, center.zone);
    const [notices, health] = await Promise.all([
      look.value(`notices ${date}`, { until: 'day', sharedBy: 'role' }, (scope) => scope.all(noticesOn(date))),
      maySeeHealthNotices(actor) ? readHealthNotices(scope, look, date) : [],
    ]);
    return [...notices, ...health];
  });
}
