import type { Domain } from '#server/kernel/domain.ts';
import { retention } from './retention.ts';
import { childrenRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'children',
  topics: ['children'],
  routes: [childrenRoutes],
  retention,
};
