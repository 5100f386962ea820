import type { Serve } from '#server/http/serve.ts';
import { askedChild } from '#server/kernel/access/guardian.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { asFamilySees, reportNotice, withdrawNotice } from './commands.ts';
import { comingNotices } from './queries.ts';

export function familyNoticeRoutes(serve: Serve): void {
  serve.cached('GET /api/parent/notices', { until: 'day', sharedBy: 'person' }, async ({ scope, query }) => {
    const childId = await askedChild(scope, query);
    if (childId === undefined) return [];
    const { center } = await scope.opened;
    const coming = await scope.all(comingNotices(childId, dayAt(scope.now, center.zone)));
    return Promise.all(coming.map((notice) => asFamilySees(scope, notice)));
  });
  serve('POST /api/parent/notices', ({ scope, body: { to, time, ...body } }) =>
    reportNotice(scope, { ...body, to: to ?? body.from, time: time ?? null }),
  );
  serve('POST /api/parent/notices/:id/withdraw', ({ scope, params }) => withdrawNotice(scope, params.id));
}
