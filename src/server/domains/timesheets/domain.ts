import type { Domain } from '#server/kernel/domain.ts';
import { reopenCorrected, reopenForTimeOff } from './commands.ts';
import { retention } from './retention.ts';
import { timesheetRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'timesheets',
  topics: ['timesheets'],
  routes: [timesheetRoutes],
  listens: [reopenCorrected, reopenForTimeOff],
  retention,
};
