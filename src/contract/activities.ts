import {
  ACTIVITY_KINDS,
  AMOUNTS,
  BOTTLE_CONTENTS,
  DIAPERS,
  LOGGED_KINDS,
  MEALS,
  MOST_QUARTER_OUNCES,
  SLEEP_POSITIONS,
} from './activities-choices.ts';
import { staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  AnsweredDate,
  DateRange,
  Id,
  IdParams,
  Instant,
  LONGEST_LIST,
  LocalDate,
  LocalTime,
  optionalText,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

export const Activity = z
  .object({
    id: z.int(),
    childId: z.int(),
    date: AnsweredDate,
    /** What happened, in the reader's words: 'Lunch: ate most of it'. A medicine has its name only for those who may see it. */
    activity: z.string(),
    /** What was written besides. */
    notes: z.string(),
    staffId: z.int(),
    createdAt: Instant,
    kind: z.enum(ACTIVITY_KINDS),
    /** When it was, or began; null of what was written up later as a text. */
    at: LocalTime.nullable(),
    /** Of a nap; null while it lasts, and where nobody recorded its end. */
    endedAt: LocalTime.nullable(),
    meal: z.enum(MEALS).nullable(),
    amount: z.enum(AMOUNTS).nullable(),
    /** In quarters of a fluid ounce. */
    quarterOunces: z.int().nullable(),
    contents: z.enum(BOTTLE_CONTENTS).nullable(),
    diaper: z.enum(DIAPERS).nullable(),
    /** Null also for those who may not see medical details. */
    medicationId: z.int().nullable(),
    /** What was recorded by one tap has one; it is undone together. */
    batch: z.string().nullable(),
  })
  .meta({ id: 'Activity' });

/**
 * One thing that one or many children did at one time. Of the keys after `staffId` each kind takes its own, and refuses the
 * others: meal (meal, amount, amounts), bottle (quarterOunces, contents), nap (endTime), diaper (diaper), medicine
 * (medicationId, dose, refusedReason, acknowledged, acknowledgedReason), learning and outdoor (title), note (notes).
 */
export const NewActivities = z
  .strictObject({
    kind: z.enum(LOGGED_KINDS),
    /** Children who must have been checked in at that time; of a medicine exactly one. */
    childIds: z.array(Id, 'Choose at least one child').min(1, 'Choose at least one child').max(200),
    /** Today, or one of the seven days before. */
    date: LocalDate.optional(),
    /** Not later than now; now when absent. */
    time: LocalTime.optional(),
    notes: optionalText(2000),
    /** Who did it; the caller when absent. Who recorded it is kept apart. */
    staffId: Id.optional(),
    meal: z.enum(MEALS).optional(),
    /** How much everybody ate of whom `amounts` doesn't say otherwise. */
    amount: z.enum(AMOUNTS).optional(),
    amounts: z
      .array(z.strictObject({ childId: Id, amount: z.enum(AMOUNTS) }))
      .max(200)
      .optional(),
    quarterOunces: z.int().min(1).max(MOST_QUARTER_OUNCES).optional(),
    contents: z.enum(BOTTLE_CONTENTS).optional(),
    diaper: z.enum(DIAPERS).optional(),
    /** Of a nap that is over; one of an earlier day must say it. */
    endTime: LocalTime.optional(),
    /** What learning and outdoor time were about: 'Story time'. */
    title: optionalText(200),
    medicationId: Id.optional(),
    /** As given; the medication's own when absent. */
    dose: optionalText(200),
    /** The child did not take it, and why. */
    refusedReason: optionalText(500),
    /** The warning was read that the text of a meal or bottle names one of a child's allergens. */
    allergensAcknowledged: z.boolean().optional(),
    /** The warning of a dose sooner than agreed was read. */
    acknowledged: z.boolean().optional(),
    /** Why it is given all the same. */
    acknowledgedReason: optionalText(500),
  })
  .meta({ id: 'NewActivities' });

/** A look at a sleeping child; its time is the server's, and is never sent. */
export const NapCheck = z
  .object({
    id: z.int(),
    at: Instant,
    time: LocalTime,
    /** Null of a look at a whole room, which says that each was seen and no more. */
    position: z.enum(SLEEP_POSITIONS).nullable(),
    breathingNormal: z.boolean(),
    note: z.string(),
    by: z.string(),
  })
  .meta({ id: 'NapCheck' });

const Last = z.object({ at: LocalTime, text: z.string() }).nullable();

export const LoggedChild = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  photoUrl: z.string().nullable(),
  allergies: z.string(),
  lastMeal: Last,
  lastBottle: Last,
  lastDiaper: Last,
  /** The nap the child is taking now. */
  nap: z
    .object({
      id: z.int(),
      since: Instant,
      sinceTime: LocalTime,
      lastCheck: Instant.nullable(),
      lastPosition: z.enum(SLEEP_POSITIONS).nullable(),
      nextCheckDue: Instant,
    })
    .nullable(),
  /** Whether there is one to give today; null without, and to those who may not see medical details. */
  medicine: z.object({ dueAt: LocalTime.nullable(), isOverdue: z.boolean() }).nullable(),
});

const LogEntry = Activity.extend({
  child: z.string(),
  /** Who did it. */
  by: z.string(),
  /** Whether the reader may take it back: at once, only with a reason, or not at all. */
  undo: z.enum(['free', 'with-reason', 'no']),
  /** Until when `free` holds. */
  undoUntil: Instant,
});

/** What a room needs to know while it is being recorded: who is there, and what was recorded of the day. */
const RoomLog = z
  .object({
    room: z.object({ id: z.int(), name: z.string() }),
    date: AnsweredDate,
    now: Instant,
    /** How often a sleeping child is looked at. */
    sleepCheckMinutes: z.int(),
    /** The rules ask for a look at each child by itself in this room: none is recorded of several at once. */
    isLookedAtSingly: z.boolean(),
    /** Names of those on duty in the room. */
    staffOnDuty: z.array(z.string()),
    /** Checked in now, by first name. */
    children: z.array(LoggedChild),
    /** What was recorded today of children while they were in this room, newest first. */
    entries: z.array(LogEntry),
    /** Naps of earlier days, of this room's children, of which nobody recorded the end. */
    unendedNaps: z.array(
      z.object({ id: z.int(), childId: z.int(), child: z.string(), date: AnsweredDate, at: LocalTime }),
    ),
  })
  .meta({ id: 'RoomLog' });

export const activities = {
  'GET /api/activities': {
    summary: 'Activities, newest first; without a range the last 30 days, at most 1,000',
    audience: 'staff',
    access: staffWith('activities.see'),
    query: DateRange,
    longestDays: LONGEST_LIST,
    reply: z.array(Activity),
  },
  'POST /api/activities': {
    summary:
      "Record a meal, bottle, nap, diaper, medicine, learning, outdoor time or note of one or many children. 422 names those who were not checked in then. A medicine also needs medical.see; a dose sooner than agreed is 409 (code dose-too-soon) until acknowledged with a reason; a meal whose text names one of a child's allergens is 409 (code allergen-named) until allergensAcknowledged",
    audience: 'staff',
    access: staffWith('activities.record'),
    body: NewActivities,
    status: 201,
    reply: z.object({ batch: z.string(), activities: z.array(Activity) }),
  },
  'POST /api/activities/undo': {
    summary:
      'Take back one activity or a whole batch: who recorded it within 15 minutes, later who may edit children (children.enroll), with a reason',
    audience: 'staff',
    access: staffWith('activities.record'),
    body: z.strictObject({
      batch: z.guid('Choose what to undo').optional(),
      id: Id.optional(),
      reason: optionalText(500),
    }),
    reply: z.object({ ids: z.array(z.int()) }),
  },
  'POST /api/naps/end': {
    summary: 'End naps, all of them or none; `time` (default now) must be given of naps of an earlier day',
    audience: 'staff',
    access: staffWith('activities.record'),
    body: z.strictObject({ ids: z.array(Id).min(1, 'Choose at least one nap').max(200), time: LocalTime.optional() }),
    reply: z.array(Activity),
  },
  'POST /api/naps/:id/resume': {
    summary: 'Take back that a nap of today ended, within 15 minutes of its end',
    audience: 'staff',
    access: staffWith('activities.record'),
    params: IdParams,
    reply: Activity,
  },
  'GET /api/naps/running': {
    summary: 'Who is asleep now in any room, and when each is next to be looked at, the earliest first',
    audience: 'staff',
    access: staffWith('activities.record'),
    reply: z
      .object({
        now: Instant,
        naps: z.array(
          z.object({
            id: z.int(),
            childId: z.int(),
            firstName: z.string(),
            roomId: z.int(),
            room: z.string(),
            nextCheckDue: Instant,
          }),
        ),
      })
      .meta({ id: 'RunningNaps' }),
  },
  'GET /api/naps/:id/checks': {
    summary: 'The sleep checks of a nap, oldest first',
    audience: 'staff',
    access: staffWith('activities.record', 'reports.read'),
    params: IdParams,
    reply: z.array(NapCheck),
  },
  'POST /api/naps/:id/checks': {
    summary:
      "Record a look at one sleeping child, at the server's now: never back-dated, never of several at once (California Title 22 §101429: inspectors look for round and batch-filled times)",
    audience: 'staff',
    access: staffWith('activities.record'),
    params: IdParams,
    body: z.strictObject({
      position: z.enum(SLEEP_POSITIONS),
      breathingNormal: z.boolean(),
      /** Required where the breathing is not normal. */
      note: optionalText(500),
    }),
    status: 201,
    reply: NapCheck,
  },
  'POST /api/naps/checks': {
    summary:
      "Record that each of several sleeping children was seen, at the server's now: a look of its own for each, without the position. Refused (422, ids) for rooms in which the center's rules ask for a look at each child by itself (GET /api/rooms/:id/log, isLookedAtSingly); whoever was looked at in the minute before keeps that look, and whoever woke up meanwhile is left out",
    audience: 'staff',
    access: staffWith('activities.record'),
    body: z.strictObject({ ids: z.array(Id, 'Choose at least one nap').min(1, 'Choose at least one nap').max(200) }),
    status: 201,
    reply: z.array(NapCheck),
  },
  'GET /api/rooms/:id/log': {
    summary: 'The room now: its present children with what they had last, and what was recorded today',
    audience: 'staff',
    access: staffWith('activities.record'),
    params: IdParams,
    reply: RoomLog,
  },
} satisfies Contract;
