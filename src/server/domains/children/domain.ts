import type { Domain } from '#server/kernel/domain.ts';
import { letChildrenLeave } from './leaving-commands.ts';
import { familyConsentRoutes } from './parent-routes.ts';
import { retention } from './retention.ts';
import { childrenRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'children',
  topics: ['children'],
  routes: [childrenRoutes, familyConsentRoutes],
  routines: [{ name: 'let-children-leave', cron: '3 * * * *', run: letChildrenLeave }],
  retention,
};
