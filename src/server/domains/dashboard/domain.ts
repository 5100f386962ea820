import type { Domain } from '#server/kernel/domain.ts';
import { dashboardRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'dashboard',
  routes: [dashboardRoutes],
};
