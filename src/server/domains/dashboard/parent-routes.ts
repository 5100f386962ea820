import { dayAt } from '../../clock/zone.ts';
import type { Serve } from '../../http/serve.ts';
import { signedOut } from '../../refusal.ts';
import { shownLogo } from '../center/logo.ts';
import { ownChildren } from '../guardians/queries.ts';
import { familyDay } from './day.ts';
import { parentStatus } from './queries.ts';

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
