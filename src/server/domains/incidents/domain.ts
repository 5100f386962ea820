import type { Domain } from '#server/kernel/domain.ts';
import { archive } from './archive.ts';
import { incidentDocumentRoutes } from './documents.ts';
import { familyIncidentRoutes } from './parent-routes.ts';
import { retention } from './retention.ts';
import { incidentRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'incidents',
  topics: ['incidents'],
  routes: [incidentRoutes, incidentDocumentRoutes, familyIncidentRoutes],
  retention,
  archive,
};
