import type { Domain } from '#server/kernel/domain.ts';
import { renewBlocksOfCenter } from './blocks.ts';
import { remindOfPapers } from './reminders.ts';
import { retention } from './retention.ts';
import { healthPaperRoutes, paperRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'papers',
  topics: ['papers'],
  routes: [paperRoutes, healthPaperRoutes],
  routines: [
    { name: 'renew-care-blocks', cron: '5 * * * *', run: renewBlocksOfCenter },
    { name: 'remind-of-papers', cron: '17 * * * *', run: remindOfPapers },
  ],
  retention,
};
