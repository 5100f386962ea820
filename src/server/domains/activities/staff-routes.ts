import { pastRange } from '#server/http/date-range.ts';
import type { Serve } from '#server/http/serve.ts';
import { orRefuse } from '#server/kernel/http-error.ts';
import { roomLog } from './board.ts';
import { logActivities } from './log.ts';
import { runningLooks } from './look-alarm.ts';
import { checkNap, checkNaps, endNaps, noSuchNap, readNapChecks, resumeNap } from './naps.ts';
import { activities } from './queries.ts';
import { asStaffReads, readByIds } from './read.ts';
import { undoActivities } from './undo.ts';

export function activityRoutes(serve: Serve): void {
  serve('GET /api/activities', async ({ scope, query }) => {
    const range = await pastRange(scope, query, { days: 30, limit: 1000 });
    return asStaffReads(scope, await scope.all(activities(scope.now, range)));
  });
  serve('POST /api/activities', async ({ scope, body }) => {
    const { batch, ids } = await logActivities(scope, body);
    return { batch, activities: await readByIds(scope, ids) };
  });
  serve('POST /api/activities/undo', async ({ scope, body }) => ({ ids: await undoActivities(scope, body) }));
  serve('POST /api/naps/end', async ({ scope, body }) => {
    await endNaps(scope, body.ids, body.time);
    return readByIds(scope, body.ids);
  });
  serve('POST /api/naps/:id/resume', async ({ scope, params }) => {
    await resumeNap(scope, params.id);
    return orRefuse((await readByIds(scope, [params.id]))[0], noSuchNap());
  });
  serve.looking('GET /api/naps/running', async ({ scope, look }) => ({
    now: scope.now,
    naps: await look.value('running looks', { until: 'day', sharedBy: 'role' }, runningLooks),
  }));
  serve('GET /api/naps/:id/checks', ({ scope, params }) => readNapChecks(scope, params.id));
  serve('POST /api/naps/:id/checks', ({ scope, params, body }) => checkNap(scope, params.id, body));
  serve('POST /api/naps/checks', ({ scope, body }) => checkNaps(scope, body.ids));
  // The time is the moment's own: by it a screen counts since when nobody looked at a sleeping child.
  serve.looking('GET /api/rooms/:id/log', async ({ scope, look, params: { id } }) => ({
    ...(await look.value(`room log ${id}`, { until: 'minute', sharedBy: 'person' }, (scope) => roomLog(scope, id))),
    now: scope.now,
  }));
}
