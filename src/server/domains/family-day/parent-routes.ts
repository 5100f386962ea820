import { parentStatus } from '#server/domains/dashboard/queries.ts';
import { ownChildren } from '#server/domains/guardians/queries.ts';
import type { Serve } from '#server/http/serve.ts';
import { shownLogo } from '#server/kernel/center/logo.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { signedOut } from '#server/kernel/http-error.ts';
import { familyDay } from './read.ts';

export function familyRoutes(serve: Serve): void {
  serve.looking('GET /api/parent/session', async ({ scope: { opened, now }, look, server }) => {
    const { actor, session } = await opened;
    const [status, children] = await look.value('parent session', { until: 'day', sharedBy: 'person' }, (scope) =>
      Promise.all([scope.maybe(parentStatus()), scope.all(ownChildren())]),
    );
    if (!session || actor.kind !== 'parent' || !status) throw signedOut();
    const { email, centerId, centerName, timeZone, isDemo, phone, centerEmail } = status;
    const logo = shownLogo({ path: status.logoPath, width: status.logoWidth, height: status.logoHeight });
    return {
      account: { id: actor.id, firstName: actor.firstName, lastName: actor.lastName, email },
      center: { id: centerId, name: centerName, timeZone, isDemo, logo, phone, email: centerEmail },
      children,
      now,
      today: dayAt(now, timeZone),
      version: server.version,
      expiresAt: session.expiresAt,
    };
  });

  serve.cached(
    'GET /api/parent/day',
    {
      until: 'minute',
      sharedBy: 'person',
    },
    ({ scope, query }) => familyDay(scope, query),
  );
}
