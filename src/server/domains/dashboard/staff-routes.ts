import type { Scope } from '#server/db/scope.ts';
import { centerStatus } from '#server/domains/center/status.ts';
import type { Holding } from '#server/http/answer-cache.ts';
import type { Serve } from '#server/http/serve.ts';
import { maySeeNumbers } from './access.ts';
import { dismissFirstSteps, firstSteps } from './first-steps.ts';
import { todaysNumbers } from './queries.ts';
import { attendanceRate } from './rules.ts';

export function dashboardRoutes(serve: Serve): void {
  serve('GET /api/dashboard/stats', ({ scope }) => statsOf(scope));
  serve.looking('GET /api/dashboard/now', async ({ scope, look, server }) => {
    const { actor } = await scope.opened;
    const [stats, status] = await Promise.all([
      maySeeNumbers(actor) ? look.value('numbers of the day', NUMBERS, statsOf) : null,
      centerStatus(server, scope, look),
    ]);
    return { stats, status };
  });
  serve('GET /api/dashboard/first-steps', ({ scope, server }) => firstSteps(server, scope));
  serve('PUT /api/dashboard/first-steps', ({ scope, server, body }) =>
    dismissFirstSteps(server, scope, body.isDismissed),
  );
}

const NUMBERS: Holding = {
  until: 'minute',
  sharedBy: 'role',
};

async function statsOf(scope: Scope) {
  const numbers = await scope.one(todaysNumbers(scope.now));
  return { ...numbers, attendanceRate: attendanceRate(numbers.presentToday, numbers.totalChildren) };
}
