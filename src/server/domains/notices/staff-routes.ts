import { can } from '../../access/actor.ts';
import { dayAt } from '../../clock/zone.ts';
import type { Serve } from '../../http/serve.ts';
import { readHealthNotices } from '../door/waiting.ts';
import { noticesOn } from './queries.ts';

export function noticeRoutes(serve: Serve): void {
  serve('GET /api/notices', async ({ scope, query }) => {
    const { actor, center } = await scope.opened;
    const date = query.date ?? dayAt(scope.now, center.zone);
    const [notices, health] = await Promise.all([
      scope.all(noticesOn(date)),
      can(actor, 'attendance.record') ? readHealthNotices(scope, date) : [],
    ]);
    return [...notices, ...health];
  });
}
