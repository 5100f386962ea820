import type { Domain } from '#server/kernel/domain.ts';
import { keepHistory } from './history.ts';
import { forgetChanges, retryQueued } from './jobs.ts';
import { backUpAsked, backUpNightly } from './nightly.ts';
import { systemRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'system',
  routes: [systemRoutes],
  tasks: { 'retry-job': retryQueued, 'back-up-now': backUpAsked },
  installationRoutines: [
    { name: 'back-up', cron: '37 * * * *', run: backUpNightly },
    { name: 'forget-changes', cron: '23 * * * *', run: forgetChanges },
    { name: 'keep-history', cron: '*/5 * * * *', run: keepHistory },
  ],
};
