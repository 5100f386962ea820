import type { Domain } from '#server/kernel/domain.ts';
import { buildArchive } from './jobs.ts';
import { archiveRoutes } from './parent-routes.ts';
import { retention } from './retention.ts';
import { storedFolders, tendArchives } from './routine.ts';

export const domain: Domain = {
  name: 'archives',
  topics: ['archives'],
  routes: [archiveRoutes],
  heavyTasks: { 'build-archive': buildArchive },
  routines: [{ name: 'tend-archives', cron: '*/2 * * * *', run: tendArchives }],
  retention,
  storedFolders,
};
