import type { Domain } from '#server/kernel/domain.ts';
import { forgetInquiries } from './erase.ts';
import { joinRoutes } from './open-routes.ts';
import { retention } from './retention.ts';
import { admissionRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'admissions',
  topics: ['admissions'],
  routes: [admissionRoutes, joinRoutes],
  tasks: { 'forget-inquiries': forgetInquiries },
  retention,
};
