import type { Domain } from '#server/kernel/domain.ts';
import { askForOpenings, foreseeOpenings } from './openings.ts';
import { planningRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'planning',
  routes: [planningRoutes],
  heavyTasks: { 'foresee-openings': foreseeOpenings },
  routines: [{ name: 'ask-for-openings', cron: '13 4 * * *', run: askForOpenings }],
};
