import { z } from 'zod';
import { anyParent } from './access.ts';
import { ACTIVITY_KINDS } from './activity-choices.ts';
import { AttendanceStatus } from './attendance.ts';
import { CenterLogo } from './center.ts';
import { MOODS } from './daily-reports.ts';
import type { Contract } from './endpoint.ts';
import { ParentChild } from './guardians.ts';
import { FamilyNotice } from './notices.ts';
import { Id, IdParams, Instant, LocalDate, LocalTime, requiredText, Window } from './primitives.ts';

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
    today: LocalDate,
    version: z.string(),
    expiresAt: Instant,
  })
  .meta({ id: 'ParentSession' });

export const ParentDailyReport = z
  .object({
    id: z.int(),
    childId: z.int(),
    date: LocalDate,
    meals: z.string(),
    naps: z.string(),
    activities: z.string(),
    mood: z.enum(MOODS).nullable(),
    notes: z.string(),
    /** The staff member whose report it is. */
    writtenBy: z.string(),
    createdAt: Instant,
  })
  .meta({ id: 'ParentDailyReport' });

export const ParentAttendance = z
  .object({
    id: z.int(),
    childId: z.int(),
    date: LocalDate,
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

export const ParentIncident = z
  .object({
    id: z.int(),
    childId: z.int(),
    date: LocalDate,
    time: LocalTime,
    description: z.string(),
    actionTaken: z.string(),
    /** The staff member whose report it is. */
    reportedBy: z.string(),
    parentNotified: z.boolean(),
    /** When the calling parent opened it, and when and as whom they signed that they had read it. */
    seenAt: Instant.nullable(),
    acknowledgedAt: Instant.nullable(),
    signature: z.string().nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'ParentIncident' });

export const ParentActivity = z
  .object({
    id: z.int(),
    childId: z.int(),
    date: LocalDate,
    /** What happened, in the reader's words: 'Lunch: ate most of it'. */
    activity: z.string(),
    notes: z.string(),
    /** The staff member who did it with the child. */
    ledBy: z.string(),
    createdAt: Instant,
    kind: z.enum(ACTIVITY_KINDS),
    /** When it was, or began; null of what was written up later as a text. */
    at: LocalTime.nullable(),
    /** Of a nap. */
    endedAt: LocalTime.nullable(),
  })
  .meta({ id: 'ParentActivity' });

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
    date: LocalDate,
    isToday: z.boolean(),
    /** Null while nothing is recorded. */
    status: AttendanceStatus.nullable(),
    /** Checked in and not out: now, when it is today. */
    isHere: z.boolean(),
    checkIn: LocalTime.nullable(),
    checkOut: LocalTime.nullable(),
    /** In the order in which it happened. */
    entries: z.array(DayEntry),
    /** The latest report of the day (DECISIONS row 19). */
    report: ParentDailyReport.nullable(),
    /** What the family told the center for the day and did not take back. */
    notices: z.array(FamilyNotice),
  })
  .meta({ id: 'ParentDay' });

/** `parentEmail` is the seeds'; somebody else's is refused. Without `childId` it is the first child, the oldest. */
const family = { parentEmail: z.string().optional(), childId: Id.optional() };
const FamilyWindow = Window.extend(family);

/** What parents read, and say, of their own children. */
export const parent = {
  'GET /api/parent/session': {
    summary: 'The parent session: who is signed in, their children, the center and its clock; 401 when it has ended',
    audience: 'parent',
    access: anyParent,
    isSessionCheck: true,
    reply: ParentSession,
  },
  'GET /api/parent/daily-reports': {
    summary: "A child's daily reports, newest first; without a window the last 90 days, at most 500",
    audience: 'parent',
    access: anyParent,
    query: FamilyWindow,
    reply: z.array(ParentDailyReport),
  },
  'GET /api/parent/attendance': {
    summary: "A child's attendance, a row per day, newest first; without a window the last 365 days, at most 500",
    audience: 'parent',
    access: anyParent,
    query: FamilyWindow,
    reply: z.array(ParentAttendance),
  },
  'GET /api/parent/incidents': {
    summary: "A child's incidents, newest first; without a window the last 365 days, at most 500",
    audience: 'parent',
    access: anyParent,
    query: FamilyWindow,
    reply: z.array(ParentIncident),
  },
  'GET /api/parent/activities': {
    summary: "A child's activities, newest first; without a window the last 30 days, at most 500",
    audience: 'parent',
    access: anyParent,
    query: FamilyWindow,
    reply: z.array(ParentActivity),
  },
  'GET /api/parent/day': {
    summary: "A child's day as it went so far; default today, and the first child",
    audience: 'parent',
    access: anyParent,
    query: z.object({ childId: Id.optional(), date: LocalDate.optional() }),
    reply: ParentDay,
  },
  'POST /api/parent/incidents/:id/seen': {
    summary:
      'The parent opened an incident: the family counts as told (DECISIONS row 17); when they did so first is kept',
    audience: 'parent',
    access: anyParent,
    params: IdParams,
    reply: ParentIncident,
  },
  'POST /api/parent/incidents/:id/acknowledge': {
    summary: 'Sign, by typing one’s name, that one has read an incident; the first signature and its time are kept',
    audience: 'parent',
    access: anyParent,
    params: IdParams,
    body: z.strictObject({ signature: requiredText('Please type your name', 160) }),
    reply: ParentIncident,
  },
} satisfies Contract;
