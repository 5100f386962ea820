import type { Domain } from '#server/kernel/domain.ts';
import { tellOfMerge } from './jobs.ts';
import { retention } from './retention.ts';
import { presenceRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'presence',
  routes: [presenceRoutes],
  tasks: { 'tell-of-merge': tellOfMerge },
  retention,
};
