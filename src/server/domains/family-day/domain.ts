import type { Domain } from '#server/kernel/domain.ts';
import { familyRoutes } from './parent-routes.ts';

export const domain: Domain = {
  name: 'family-day',
  routes: [familyRoutes],
};
