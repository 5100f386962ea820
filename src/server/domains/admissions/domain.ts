import type { Domain } from '#server/kernel/domain.ts';
import { forgetInquiries } from './erase.ts';
import { joinRoutes } from './open-routes.ts';
import { retention } from './retention.ts';
import { admissionRoutes, tourRoutes } from './staff-routes.ts';
import { remindOfTours } from './tour-reminders.ts';

export const domain: Domain = {
  name: 'admissions',
  topics: ['admissions'],
  routes: [admissionRoutes, tourRoutes, joinRoutes],
  tasks: { 'forget-inquiries': forgetInquiries },
  routines: [{ name: 'remind-of-tours', cron: '27 * * * *', run: remindOfTours }],
  retention,
};
