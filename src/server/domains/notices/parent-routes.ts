import { inCenterAs } from '#server/db/open-scope.ts';
import type { Serve } from '#server/http/serve.ts';
import { actingGuardianOf, askedChild } from '#server/kernel/access/guardian.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { asFamilySees, reportAbsences, reportNotice, withdrawNotice } from './commands.ts';
import { comingNotices, familyNotice } from './queries.ts';

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
  serve('POST /api/parent/absences', ({ scope, body: { to, ...body } }) =>
    reportAbsences(scope, { ...body, to: to ?? body.from }),
  );
  serve('POST /api/parent/notices/:id/withdraw', async ({ scope, server, params }) => {
    // What a guardian may see is theirs, which the database says; who told it is asked there.
    const { childId } = orRefuse(await scope.maybe(familyNotice(params.id)), notFound('This notice was not found'));
    const { id } = await actingGuardianOf(scope, childId);
    return inCenterAs(server, scope, (center) => withdrawNotice(center, id, params.id));
  });
}
