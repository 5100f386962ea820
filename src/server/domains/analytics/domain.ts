import type { Domain } from '#server/kernel/domain.ts';
import { analyticsRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'analytics',
  routes: [analyticsRoutes],
};
