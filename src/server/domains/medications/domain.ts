import type { Domain } from '#server/kernel/domain.ts';
import { retention } from './retention.ts';
import { medicationRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'medications',
  routes: [medicationRoutes],
  retention,
};
