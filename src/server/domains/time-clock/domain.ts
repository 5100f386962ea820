import type { Domain } from '#server/kernel/domain.ts';
import { punchesFollowSwitches } from './commands.ts';
import { retention } from './retention.ts';
import { timeClockRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'time-clock',
  topics: ['time-clock'],
  routes: [timeClockRoutes],
  listens: [punchesFollowSwitches],
  retention,
};
