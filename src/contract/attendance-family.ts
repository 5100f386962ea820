import { AttendanceStatus } from './attendance.ts';
import { anyParent } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { FamilyRange } from './kernel/family.ts';
import { AnsweredDate, LONGEST_LIST, LocalTime } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

export const ParentAttendance = z
  .object({
    id: z.int(),
    childId: z.int(),
    date: AnsweredDate,
    status: AttendanceStatus,
    /** First check-in, and last check-out (null while present). */
    checkInTime: LocalTime.nullable(),
    checkOutTime: LocalTime.nullable(),
    checkInBy: z.string().nullable(),
    checkOutBy: z.string().nullable(),
    /** An absence the family had reported. */
    isReported: z.boolean(),
  })
  .meta({ id: 'ParentAttendance' });

/** What parents read of their own children's attendance. */
export const familyAttendance = {
  'GET /api/parent/attendance': {
    summary: "A child's attendance, a row per day, newest first; without a range the last 365 days, at most 500",
    audience: 'parent',
    access: anyParent,
    query: FamilyRange,
    longestDays: LONGEST_LIST,
    reply: z.array(ParentAttendance),
  },
  'GET /api/parent/attendance/summary': {
    summary:
      "On how many days of a child's attendance something is recorded, and on how many of them it was here; without a range the last 365 days (attendance-7)",
    audience: 'parent',
    access: anyParent,
    query: FamilyRange.omit({ limit: true }),
    longestDays: LONGEST_LIST,
    reply: z.object({ attended: z.int(), recorded: z.int() }),
  },
} satisfies Contract;
