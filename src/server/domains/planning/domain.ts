import type { Domain } from '#server/kernel/domain.ts';
import { planningRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'planning',
  routes: [planningRoutes],
};
