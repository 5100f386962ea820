import type { Domain } from '#server/kernel/domain.ts';
import { centerSettingsRoutes } from './routes.ts';
import { centerRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'center',
  topics: ['center'],
  routes: [centerRoutes, centerSettingsRoutes],
};
