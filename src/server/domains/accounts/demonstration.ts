import { inCenter, outsideCenters } from '#server/db/open-scope.ts';
import { lastWritten } from '#server/kernel/audit/queries.ts';
import { centers } from '#server/kernel/center/queries.ts';
import type { Server } from '#server/server.ts';
import { foundCenter } from './setup.ts';

/** What everybody in the demonstration center signs in with. */
export const DEMO_PASSWORD = 'larkhouse-demo';
/** With it the printed parents sign in at the kiosk. */
const DEMO_PIN = '246813';
const ZONE = 'America/New_York';

/**
 * Makes the demonstration center as the first one of this installation, whole or not at all; returns its id. From then on
 * the server's clock is the demonstration's own (accounts-14).
 */
export async function buildDemonstration(server: Server): Promise<number> {
  const { fillDemonstration, foundedAt } = await import('#demo/fill.ts');
  const { workingMoment } = await import('#demo/calendar.ts');
  const { now, until } = workingMoment(server.clock.now(), ZONE);
  const id = await foundCenter(
    server,
    { name: 'Larkhouse Demonstration Center', timeZone: ZONE, isDemo: true },
    { firstName: 'Diana', lastName: 'Marsh', email: 'director@larkhouse.test', password: DEMO_PASSWORD },
    {
      onlyFirst: true,
      written: { since: foundedAt(now, ZONE), now },
      furnish: (scope) => fillDemonstration(server, scope, { password: DEMO_PASSWORD, pin: DEMO_PIN }),
    },
  );
  server.clock.setTo(now, until);
  return id;
}

/**
 * Where nothing but a demonstration lives, its time goes on from what was written last (accounts-14). Beside a real
 * center the clock is the system's.
 */
export async function goOnWithDemonstration(server: Server): Promise<void> {
  const present = await outsideCenters(server, (scope) => scope.all(centers()));
  const [first] = present;
  if (!first || !present.every(({ isDemo }) => isDemo)) return;
  const { centerId, timeZone } = first;
  const { at } = await inCenter(server, { centerId }, (scope) => scope.one(lastWritten()));
  if (!at) return;
  const { endOfWork } = await import('#demo/calendar.ts');
  server.clock.setTo(at, endOfWork(at, timeZone));
}

/** The logins to print. */
export const demonstrationLogins = (): string[] => [
  `Staff: director@, lead@, assistant@, nurse@ and support@larkhouse.test`,
  `Parents: parent@larkhouse.test (two children) and parent2@larkhouse.test (one other child)`,
  `Everybody's password: ${DEMO_PASSWORD}`,
  `At the door: Settings → Tablets at the door → Open the tablet here; phone 0100 for parent@, 0103 for parent2@, PIN ${DEMO_PIN}`,
];
