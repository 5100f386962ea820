import type { Domain } from '#server/kernel/domain.ts';
import { endWithMember } from './commands.ts';
import { retention } from './retention.ts';
import { employmentRoutes } from './routes.ts';

export const domain: Domain = {
  name: 'employment',
  routes: [employmentRoutes],
  listens: [endWithMember],
  retention,
};
