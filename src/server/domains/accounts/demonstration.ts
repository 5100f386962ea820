import type { Server } from '../../server.ts';
import { foundCenter } from './setup.ts';

/** What everybody in the demonstration center signs in with. */
export const DEMO_PASSWORD = 'larkhouse-demo';
/** With it the printed parents sign in at the tablet by the door. */
const DEMO_PIN = '246813';
const ZONE = 'America/New_York';

/** Makes the demonstration center as the first one of this installation, whole or not at all; returns its id. */
export async function buildDemonstration(server: Server): Promise<number> {
  const { fillDemonstration, foundedAt } = await import('../../../../demo/fill.ts');
  return foundCenter(
    server,
    {
      name: 'Larkhouse Demonstration Center',
      timeZone: ZONE,
      isDemo: true,
      since: foundedAt(server.clock.now(), ZONE),
    },
    { firstName: 'Diana', lastName: 'Marsh', email: 'director@larkhouse.test', password: DEMO_PASSWORD },
    {
      onlyFirst: true,
      furnish: (scope) => fillDemonstration(server, scope, { password: DEMO_PASSWORD, pin: DEMO_PIN }),
    },
  );
}

/** The logins to print. */
export const demonstrationLogins = (): string[] => [
  `Staff: director@, lead@, assistant@, nurse@ and support@larkhouse.test`,
  `Parents: parent@larkhouse.test (two children) and parent2@larkhouse.test (one other child)`,
  `Everybody's password: ${DEMO_PASSWORD}`,
  `At the door (/kiosk, paired in Settings): phone 0100 for parent@, 0103 for parent2@, PIN ${DEMO_PIN}`,
];
