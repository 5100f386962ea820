import type { Domain } from '#server/kernel/domain.ts';
import { endWithAuthorization, endWithProposer } from './commands.ts';
import { familyPickupRoutes } from './parent-routes.ts';
import { retention } from './retention.ts';
import { pickupRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'pickup-people',
  routes: [pickupRoutes, familyPickupRoutes],
  listens: [endWithProposer, endWithAuthorization],
  retention,
};
