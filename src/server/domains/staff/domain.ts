import type { Domain } from '#server/kernel/domain.ts';
import { endForgottenDutiesOfCenter } from './duties.ts';
import { retention } from './retention.ts';
import { staffRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'staff',
  topics: ['staff'],
  routes: [staffRoutes],
  routines: [{ name: 'end-forgotten-duties', cron: '11 * * * *', run: endForgottenDutiesOfCenter }],
  retention,
};
