import { z } from 'zod';
import { staffWith } from './access.ts';
import type { Contract } from './endpoint.ts';

export const dashboard = {
  'GET /api/dashboard/stats': {
    summary:
      "Today's numbers: enrolled, present (late included), percent present, staff on duty, reports that need attention",
    audience: 'staff',
    access: staffWith('children.see'),
    reply: z
      .object({
        totalChildren: z.int(),
        presentToday: z.int(),
        attendanceRate: z.int(),
        staffOnDuty: z.int(),
        pendingReports: z.int(),
      })
      .meta({ id: 'DashboardStats' }),
  },
} satisfies Contract;
