import { parentStatus } from '#server/domains/dashboard/queries.ts';
import { ownChildren } from '#server/domains/guardians/queries.ts';
import type { Serve } from '#server/http/serve.ts';
import { shownLogo } from '#server/kernel/center/logo.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { signedOut } from '#server/kernel/http-error.ts';
import { familyDay } from './read.ts';

export function familyRoutes(serve: Serve): void {
  serve('GET /api/parent/session', async ({ scope, server }) => {
    const found = scope.maybe(parentStatus());
    const children = scope.all(ownChildren());
    const { actor, session } = await scope.opened;
    const status = await found;
    if (!session || actor.kind !== 'parent' || !status) throw signedOut();
    const { email, centerId, centerName, timeZone, isDemo, phone, centerEmail } = status;
    const logo = shownLogo({ path: status.logoPath, width: status.logoWidth, height: status.logoHeight });
    return {
      account: { id: actor.id, firstName: actor.firstName, lastName: actor.lastName, email },
      center: { id: centerId, name: centerName, timeZone, isDemo, logo, phone, email: centerEmail },
      children: await children,
      now: scope.now,
      today: dayAt(scope.now, timeZone),
      version: server.version,
      expiresAt: session.expiresAt,
    };
  });

  serve('GET /api/parent/day', ({ scope, query }) => familyDay(scope, query));
}
