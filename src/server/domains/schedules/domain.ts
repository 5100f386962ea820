import type { Domain } from '#server/kernel/domain.ts';
import { retention } from './retention.ts';
import { scheduleRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'schedules',
  routes: [scheduleRoutes],
  retention,
};
