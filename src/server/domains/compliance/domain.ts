import type { Domain } from '#server/kernel/domain.ts';
import { beginWithState } from './choice.ts';
import { inspectorRoutes } from './inspector-routes.ts';
import { familyImmunizationRoutes } from './parent-routes.ts';
import { retention } from './retention.ts';
import { complianceRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'compliance',
  routes: [complianceRoutes, inspectorRoutes, familyImmunizationRoutes],
  listens: [beginWithState],
  retention,
};
