import type { Domain } from '#server/kernel/domain.ts';
import { archive } from './archive.ts';
import { takeOverForm } from './into-file.ts';
import { familyFormRoutes } from './parent-routes.ts';
import { remindOfForms } from './reminders.ts';
import { renewForm, renewForms } from './renewals.ts';
import { retention } from './retention.ts';
import { formPacketRoutes, formRequestRoutes, formRoutes } from './staff-routes.ts';
import { tasks } from './telling.ts';

export const domain: Domain = {
  name: 'forms',
  topics: ['forms'],
  routes: [formRoutes, formPacketRoutes, formRequestRoutes, familyFormRoutes],
  tasks: { ...tasks, 'take-over-form': takeOverForm, 'renew-form': renewForm },
  routines: [
    { name: 'renew-forms', cron: '47 * * * *', run: renewForms },
    { name: 'remind-of-forms', cron: '27 * * * *', run: remindOfForms },
  ],
  archive,
  retention,
};
