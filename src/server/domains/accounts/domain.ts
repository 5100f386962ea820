import type { Domain } from '#server/kernel/domain.ts';
import { sendResetLinks } from './links.ts';
import { retention } from './retention.ts';
import { accountRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'accounts',
  routes: [accountRoutes],
  tasks: { 'send-reset-links': sendResetLinks },
  retention,
};
