import type { Domain } from '#server/kernel/domain.ts';
import { auditRoutes } from './staff-routes.ts';

export const domain: Domain = { name: 'audit', routes: [auditRoutes] };
