import { staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  AnsweredDate,
  IdParams,
  LocalDate,
  LocalTime,
  nullableText,
  requiredId,
  requiredText,
  Version,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

export const AttendanceStatus = z.enum(['present', 'late', 'absent']);

const Span = z.object({
  id: z.int(),
  checkInTime: LocalTime,
  checkOutTime: LocalTime.nullable(),
  checkInBy: z.string().nullable(),
  checkOutBy: z.string().nullable(),
  version: z.int(),
  /** By staff, or at the door by a guardian's PIN or phone. */
  checkInHow: z.enum(['staff', 'pin', 'qr']).optional(),
  checkOutHow: z.enum(['staff', 'pin', 'qr']).nullish(),
  /** The part of an entry from the kiosk it comes from, with name and signature (`GET /api/kiosk-entries/moves/:id`). */
  checkInMove: z.int().nullish(),
  checkOutMove: z.int().nullish(),
});

/** A child's day: first check-in, last check-out (null while present), and every stay in `spans`. */
export const AttendanceDay = z
  .object({
    /** The id of the latest span, or of the absence. */
    id: z.int(),
    childId: z.int(),
    date: AnsweredDate,
    checkInTime: LocalTime.nullable(),
    checkOutTime: LocalTime.nullable(),
    status: AttendanceStatus,
    checkInBy: z.string().nullable(),
    checkOutBy: z.string().nullable(),
    spans: z.array(Span),
    /** An earlier day whose last stay was never checked out. */
    forgottenCheckOut: z.boolean(),
    /** Of a child who is here: the room in which it is, if not its own; told where one day is read. */
    roomNow: z.object({ id: z.int(), name: z.string() }).nullish(),
  })
  .meta({ id: 'AttendanceDay' });

export const RecordAttendance = z
  .strictObject({
    childId: requiredId('Please select a child'),
    date: LocalDate,
    checkInTime: LocalTime.nullish(),
    checkOutTime: LocalTime.nullish(),
    checkInBy: nullableText(),
    checkOutBy: nullableText(),
    status: AttendanceStatus.optional(),
    /** Staff have read the warning that this person may not pick the child up. */
    pickupWarningAcknowledged: z.boolean().optional(),
  })
  .meta({ id: 'RecordAttendance' });

export const attendance = {
  'GET /api/attendance': {
    summary: "A day's attendance, one row per child that came or was recorded absent; default today",
    audience: 'staff',
    access: staffWith('attendance.record', 'reports.read'),
    query: z.object({ date: LocalDate.optional() }),
    reply: z.array(AttendanceDay),
  },
  'GET /api/attendance/forgotten': {
    summary: 'Earlier days on which a child was checked in and never out',
    audience: 'staff',
    access: staffWith('attendance.record', 'reports.read'),
    reply: z.array(AttendanceDay),
  },
  'GET /api/attendance/bringers': {
    summary:
      'Who brought each enrolled child in the last 60 days, as it was recorded, and how often; without those who have lost the right to collect it',
    audience: 'staff',
    access: staffWith('attendance.record'),
    reply: z.array(
      z
        .object({
          childId: z.int(),
          /** `checkInBy` of those days. */
          by: z.string(),
          times: z.int(),
          /** The last of them. */
          lastOn: AnsweredDate,
        })
        .meta({ id: 'Bringer' }),
    ),
  },
  'POST /api/attendance': {
    summary:
      'Check a child in (checkInTime, checkInBy), out (checkOutTime, checkOutBy), or record an absence (status absent)',
    audience: 'staff',
    access: staffWith('attendance.record'),
    body: RecordAttendance,
    reply: AttendanceDay,
  },
  'POST /api/attendance/arrivals': {
    summary: 'Check several children in on one day: all of them, or none',
    audience: 'staff',
    access: staffWith('attendance.record'),
    body: z.strictObject({
      date: LocalDate,
      arrivals: z
        .array(
          z.strictObject({
            childId: requiredId('Please select a child'),
            checkInTime: LocalTime,
            checkInBy: requiredText('Please select who is performing this action'),
          }),
        )
        .min(1, 'Please select a child')
        .max(200),
    }),
    reply: z.array(AttendanceDay),
  },
  'PATCH /api/attendance/:id': {
    summary: 'Amend one span: its times, who brought or collected the child, its status',
    audience: 'staff',
    access: staffWith('attendance.record'),
    params: IdParams,
    body: z.strictObject({
      checkInTime: LocalTime.optional(),
      checkOutTime: LocalTime.nullish(),
      checkInBy: nullableText().optional(),
      checkOutBy: nullableText().optional(),
      status: z.enum(['present', 'late']).optional(),
      version: Version,
    }),
    reply: AttendanceDay,
  },
  'POST /api/attendance/:id/undo': {
    summary: 'Take back the last check-in or check-out of a span, within 15 minutes',
    audience: 'staff',
    access: staffWith('attendance.record'),
    params: IdParams,
    body: z.strictObject({ version: Version }),
    reply: z.object({ undone: z.enum(['check-in', 'check-out', 'absence']) }),
  },
} satisfies Contract;
