import type { Domain } from '#server/kernel/domain.ts';
import { contactRoutes } from './contact-routes.ts';
import { expireInvitations } from './jobs.ts';
import { guardianRoutes } from './parent-routes.ts';
import { retention } from './retention.ts';
import { inviteGuardians } from './rounds.ts';
import { guardianStaffRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'guardians',
  topics: ['parents'],
  routes: [guardianStaffRoutes, guardianRoutes, contactRoutes],
  tasks: { 'invite-guardians': inviteGuardians },
  routines: [{ name: 'expire-invitations', cron: '*/5 * * * *', run: expireInvitations }],
  retention,
};
