import type { Domain } from '#server/kernel/domain.ts';
import { retention } from './retention.ts';
import { classroomRoutes, kioskFamilyRoutes, kioskRoutes, kioskStaffRoutes } from './routes.ts';

export const domain: Domain = {
  name: 'kiosk',
  topics: ['kiosk'],
  routes: [kioskStaffRoutes, kioskFamilyRoutes, kioskRoutes, classroomRoutes],
  retention,
};
