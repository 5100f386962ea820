import type { Domain } from '#server/kernel/domain.ts';
import { takeOverForm } from './into-file.ts';
import { familyFormRoutes } from './parent-routes.ts';
import { retention } from './retention.ts';
import { formRequestRoutes, formRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'forms',
  topics: ['forms'],
  routes: [formRoutes, formRequestRoutes, familyFormRoutes],
  tasks: { 'take-over-form': takeOverForm },
  retention,
};
