import { CenterStatus } from './center-settings.ts';
import { anyStaff, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { AnsweredDate } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const DashboardStats = z
  .object({
    totalChildren: z.int(),
    presentToday: z.int(),
    attendanceRate: z.int(),
    staffOnDuty: z.int(),
    pendingReports: z.int(),
    isOpenToday: z.boolean(),
    /** Nobody on a closed day (attendance-8). */
    expectedToday: z.int(),
    /** The next day the center opens, and how many are expected then; null when it stays closed for a year. */
    nextOpenDay: z.object({ date: AnsweredDate, expected: z.int() }).nullable(),
  })
  .meta({ id: 'DashboardStats' });

/** What a new center has to do, in this order. */
export const FIRST_STEPS = [
  'details',
  'closures',
  'rooms',
  'staff',
  'children',
  'families',
  'mail',
  'kiosk',
  'billing',
  'rules',
  'backup',
] as const;

const FirstSteps = z
  .object({
    /** Put away by somebody who manages the center, for all who do. */
    isDismissed: z.boolean(),
    steps: z.array(
      z.object({
        step: z.enum(FIRST_STEPS),
        isDone: z.boolean(),
        /** How many there are: closures ahead, rooms, other staff, children, children whose family is invited or registered, kiosks, plans. */
        count: z.int(),
        /** Of how many; null where there is no such number. */
        of: z.int().nullable(),
        /** What backups still lack: one that was made, the recovery key, or a disk of their own; null elsewhere, and once they lack nothing. */
        lacks: z.enum(['backup', 'key', 'disk']).nullable(),
      }),
    ),
  })
  .meta({ id: 'FirstSteps' });

export const dashboard = {
  'GET /api/dashboard/stats': {
    summary:
      "Today's numbers: enrolled, present (late included), percent present, staff on duty, reports that need attention",
    audience: 'staff',
    access: staffWith('children.see'),
    reply: DashboardStats,
  },
  'GET /api/dashboard/now': {
    summary:
      "What changes on the dashboard beside the day's list when somebody comes or goes, in one answer: today's numbers, and the center's status",
    audience: 'staff',
    access: anyStaff,
    reply: z
      .object({
        /** Null for roles that don't see children. */
        stats: DashboardStats.nullable(),
        status: CenterStatus,
      })
      .meta({ id: 'DashboardNow' }),
  },
  'GET /api/dashboard/first-steps': {
    summary: 'What a new center still has to do, for whoever manages it',
    audience: 'staff',
    access: staffWith('center.manage'),
    reply: FirstSteps,
  },
  'PUT /api/dashboard/first-steps': {
    summary: 'Put the first steps away for everybody who manages the center, or bring them back',
    audience: 'staff',
    access: staffWith('center.manage'),
    body: z.strictObject({ isDismissed: z.boolean() }),
    reply: FirstSteps,
  },
} satisfies Contract;
