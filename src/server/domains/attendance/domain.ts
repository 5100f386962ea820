import type { Domain } from '#server/kernel/domain.ts';
import { archive } from './archive.ts';
import { closeOpenSpans } from './commands.ts';
import { recordAbsences } from './jobs.ts';
import { familyAttendanceRoutes } from './parent-routes.ts';
import { recountAbsences } from './recount.ts';
import { retention } from './retention.ts';
import { attendanceRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'attendance',
  topics: ['attendance'],
  routes: [attendanceRoutes, familyAttendanceRoutes],
  routines: [{ name: 'record-absences', cron: '7 * * * *', run: recordAbsences }],
  listens: [closeOpenSpans, recountAbsences],
  retention,
  archive,
};
