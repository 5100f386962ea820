import type { Domain } from '#server/kernel/domain.ts';
import { familyNoticeRoutes } from './parent-routes.ts';
import { retention } from './retention.ts';
import { noticeRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'notices',
  topics: ['notices'],
  routes: [familyNoticeRoutes, noticeRoutes],
  retention,
};
