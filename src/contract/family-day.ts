import { ACTIVITY_KINDS } from './activities-choices.ts';
import { AttendanceStatus } from './attendance.ts';
import { CenterLogo } from './center.ts';
import { MOODS } from './daily-reports.ts';
import { ParentDailyReport } from './daily-reports-family.ts';
import { ParentChild } from './guardians.ts';
import { anyParent } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { AnsweredDate, Id, Instant, LocalDate, LocalTime } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import { FamilyNotice } from './notices.ts';

const ParentSession = z
  .object({
    account: z.object({ id: z.int(), firstName: z.string(), lastName: z.string(), email: z.string() }),
    center: z.object({
      id: z.int(),
      name: z.string(),
      timeZone: z.string(),
      isDemo: z.boolean(),
      logo: CenterLogo.nullable(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
    }),
    /** Oldest first. */
    children: z.array(ParentChild),
    /** The server's clock and the center's day: a phone's own clock may be wrong. */
    now: Instant,
    today: AnsweredDate,
    version: z.string(),
    expiresAt: Instant,
  })
  .meta({ id: 'ParentSession' });

export const DAY_ENTRY_KINDS = ['check-in', 'check-out', 'activity', 'photo', 'daily-report', 'incident'] as const;

export const DayEntry = z.object({
  /** Unique within the day, such as 'check-in-12'. */
  id: z.string(),
  kind: z.enum(DAY_ENTRY_KINDS),
  /** The id of the activity, photo, report or incident; of the stay for check-in and check-out. */
  recordId: z.int(),
  /** Center time; null for what was written up on a later day. */
  at: LocalTime.nullable(),
  /** What an activity or a photo is called; empty where the kind says it all. */
  title: z.string(),
  /** An activity's or a report's notes, a photo's or an incident's description. */
  text: z.string(),
  /** Who brought or collected the child; the staff member of everything else. */
  by: z.string().nullable(),
  mood: z.enum(MOODS).nullable(),
  /** Where a photo's picture is, at most 320 pixels wide. */
  thumbnailUrl: z.string().nullable(),
  /** An incident the calling parent hasn't signed yet. */
  needsAcknowledgement: z.boolean(),
  /** What kind an activity is; null of everything else. */
  activityKind: z.enum(ACTIVITY_KINDS).nullable(),
});

const ParentDay = z
  .object({
    childId: z.int(),
    date: AnsweredDate,
    isToday: z.boolean(),
    /** The child is enrolled and booked for the day, and the center is open. */
    isExpected: z.boolean(),
    /** Null while nothing is recorded. */
    status: AttendanceStatus.nullable(),
    /** Checked in and not out: now, when it is today. */
    isHere: z.boolean(),
    checkIn: LocalTime.nullable(),
    checkOut: LocalTime.nullable(),
    /** In the order in which it happened. */
    entries: z.array(DayEntry),
    /** The latest report of the day (daily-reports-3). */
    report: ParentDailyReport.nullable(),
    /** What the family told the center for the day and did not take back. */
    notices: z.array(FamilyNotice),
  })
  .meta({ id: 'ParentDay' });

/** What a parent sees first: whose children, and how their day goes. */
export const familyDay = {
  'GET /api/parent/session': {
    summary: 'The parent session: who is signed in, their children, the center and its clock; 401 when it has ended',
    audience: 'parent',
    access: anyParent,
    isSessionCheck: true,
    reply: ParentSession,
  },
  'GET /api/parent/day': {
    summary: "A child's day as it went so far; default today, and the first child",
    audience: 'parent',
    access: anyParent,
    query: z.object({ childId: Id.optional(), date: LocalDate.optional() }),
    reply: ParentDay,
  },
} satisfies Contract;
