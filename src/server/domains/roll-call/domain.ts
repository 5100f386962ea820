import type { Domain } from '#server/kernel/domain.ts';
import { retention } from './retention.ts';
import { rollCallRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'roll-call',
  topics: ['roll-call'],
  routes: [rollCallRoutes],
  retention,
};
