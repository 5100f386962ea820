import type { Domain } from '#server/kernel/domain.ts';
import { calendarFeed } from './feed.ts';
import { familyEventRoutes } from './parent-routes.ts';
import { retention } from './retention.ts';
import { eventRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'events',
  topics: ['events'],
  routes: [eventRoutes, familyEventRoutes],
  mounts: [calendarFeed],
  retention,
};
