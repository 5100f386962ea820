import type { Domain } from '#server/kernel/domain.ts';
import { retention } from './retention.ts';
import { rotaRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'rota',
  topics: ['rota'],
  routes: [rotaRoutes],
  retention,
};
