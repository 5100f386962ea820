import type { Domain } from '#server/kernel/domain.ts';
import { forgetInquiries } from './erase.ts';
import { writeOfFee } from './fee-letters.ts';
import { joinRoutes, waitingRoutes } from './open-routes.ts';
import { retention } from './retention.ts';
import { admissionRoutes, feeRoutes, letterRoutes, tourRoutes } from './staff-routes.ts';
import { remindOfTours } from './tour-reminders.ts';
import { askWaitingFamilies } from './upkeep-commands.ts';

export const domain: Domain = {
  name: 'admissions',
  topics: ['admissions'],
  routes: [admissionRoutes, tourRoutes, letterRoutes, feeRoutes, joinRoutes, waitingRoutes],
  tasks: { 'forget-inquiries': forgetInquiries, 'write-of-fee': writeOfFee },
  routines: [
    { name: 'remind-of-tours', cron: '27 * * * *', run: remindOfTours },
    { name: 'ask-waiting-families', cron: '47 * * * *', run: askWaitingFamilies },
  ],
  retention,
};
