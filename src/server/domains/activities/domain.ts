import type { Domain } from '#server/kernel/domain.ts';
import { archive } from './archive.ts';
import { endOpenNaps, napsFollowStays } from './end-naps.ts';
import { callForLooks } from './look-alarm.ts';
import { familyActivityRoutes } from './parent-routes.ts';
import { retention } from './retention.ts';
import { activityRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'activities',
  topics: ['activities', 'naps'],
  routes: [activityRoutes, familyActivityRoutes],
  routines: [
    { name: 'end-open-naps', cron: '37 * * * *', run: endOpenNaps },
    { name: 'call-for-looks', cron: '* * * * *', run: callForLooks },
  ],
  listens: [napsFollowStays],
  retention,
  archive,
};
