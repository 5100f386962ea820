import type { Domain } from '#server/kernel/domain.ts';
import { archive } from './archive.ts';
import { noteNotified } from './notified.ts';
import { familyMilestoneRoutes } from './parent-routes.ts';
import { retention } from './retention.ts';
import { milestoneRoutes } from './staff-routes.ts';
import { createStarterMilestones } from './template-commands.ts';

export const domain: Domain = {
  name: 'milestones',
  topics: ['milestones'],
  routes: [milestoneRoutes, familyMilestoneRoutes],
  listens: [createStarterMilestones, noteNotified],
  retention,
  archive,
};
