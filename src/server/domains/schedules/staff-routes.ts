import { enrolledChild } from '#server/domains/children/queries.ts';
import { noSuchChild } from '#server/domains/children/rules.ts';
import type { Serve } from '#server/http/serve.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { orRefuse } from '#server/kernel/http-error.ts';
import { agreeOnDays } from './commands.ts';
import { expectedOn } from './expected-queries.ts';
import { schedulesOf } from './queries.ts';

export function scheduleRoutes(serve: Serve): void {
  serve.cached('GET /api/expected', { until: 'day', sharedBy: 'role' }, async ({ scope, query: { date } }) =>
    scope.all(expectedOn(date ?? dayAt(scope.now, (await scope.opened).center.zone))),
  );
  serve('GET /api/children/:id/schedules', async ({ scope, params }) => {
    const [child, schedules] = await Promise.all([
      scope.maybe(enrolledChild(params.id)),
      scope.all(schedulesOf(params.id)),
    ]);
    orRefuse(child, noSuchChild());
    return schedules;
  });
  serve('POST /api/children/:id/schedules', ({ scope, params, body }) => agreeOnDays(scope, params.id, body));
}
