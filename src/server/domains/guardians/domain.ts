import type { Domain } from '#server/kernel/domain.ts';
import { expireInvitations } from './jobs.ts';
import { guardianRoutes } from './parent-routes.ts';
import { retention } from './retention.ts';
import { guardianStaffRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'guardians',
  topics: ['parents'],
  routes: [guardianStaffRoutes, guardianRoutes],
  routines: [{ name: 'expire-invitations', cron: '*/5 * * * *', run: expireInvitations }],
  retention,
};
