import type { Domain } from '#server/kernel/domain.ts';
import { archive } from './archive.ts';
import { reportDocumentRoutes } from './documents.ts';
import { familyReportRoutes } from './parent-routes.ts';
import { retention } from './retention.ts';
import { dailyReportRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'daily-reports',
  topics: ['daily-reports'],
  routes: [dailyReportRoutes, reportDocumentRoutes, familyReportRoutes],
  retention,
  archive,
};
