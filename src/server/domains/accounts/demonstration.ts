import type { Server } from '../../server.ts';
import { foundCenter } from './setup.ts';

/** What everybody in the demonstration center signs in with. */
export const DEMO_PASSWORD = 'larkhouse-demo';

/** Makes the demonstration center as the first one of this installation; returns its id. */
export async function buildDemonstration(server: Server): Promise<number> {
  const { fillDemonstration } = await import('../../../../demo/fill.ts');
  const centerId = await foundCenter(
    server,
    { name: 'Larkhouse Demonstration Center', timeZone: 'America/New_York', isDemo: true },
    { firstName: 'Diana', lastName: 'Marsh', email: 'director@larkhouse.test', password: DEMO_PASSWORD },
    { onlyFirst: true },
  );
  await fillDemonstration(server, centerId);
  return centerId;
}

/** The logins to print. */
export const demonstrationLogins = (): string[] => [
  `Sign in as director@, lead@, assistant@, nurse@ or support@larkhouse.test with the password ${DEMO_PASSWORD}`,
];
