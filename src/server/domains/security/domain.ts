import type { Domain } from '#server/kernel/domain.ts';
import { retention } from './retention.ts';
import { securityRoutes } from './routes.ts';

export const domain: Domain = {
  name: 'security',
  topics: ['sessions'],
  ownTopics: ['sessions'],
  routes: [securityRoutes],
  retention,
};
