import type { Domain } from '#server/kernel/domain.ts';
import { retention } from './retention.ts';
import { timeOffRoutes } from './routes.ts';

export const domain: Domain = {
  name: 'time-off',
  topics: ['time-off'],
  routes: [timeOffRoutes],
  retention,
};
