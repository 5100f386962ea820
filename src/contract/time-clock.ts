import { anyStaff, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  AnsweredDate,
  Id,
  IdParams,
  Instant,
  LocalDate,
  LocalTime,
  NamedInstant,
  Nothing,
  requiredText,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import { NewDuty } from './staff.ts';
import {
  CLOCK_STATES,
  FINDINGS,
  LONGEST_PUNCH_DAYS,
  PUNCH_KINDS,
  PUNCH_SOURCES,
  REFUSED_PUNCHES,
} from './time-clock-choices.ts';

const Punch = z
  .object({
    id: z.int(),
    kind: z.enum(PUNCH_KINDS),
    at: Instant,
    date: AnsweredDate,
    time: LocalTime,
    source: z.enum(PUNCH_SOURCES),
    /** The tablet at which it was said. */
    kiosk: z.string().nullable(),
    room: z.string().nullable(),
    /** Who said it, where that was somebody else. */
    by: z.string().nullable(),
    /** When it came, where it was sent more than a minute later. */
    sentAt: Instant.nullable(),
    /** What had to be added to the device's clock; null: it was right to a minute. */
    clockOffSeconds: z.int().nullable(),
    /** It came after its duty had been corrected or struck out, which stays as it is. */
    isSetAside: z.boolean(),
  })
  .meta({ id: 'Punch' });

/** How somebody stands at the clock. */
export const OwnClock = z
  .object({
    now: Instant,
    timeZone: z.string(),
    state: z.enum(CLOCK_STATES),
    /** Since when; null: not at work. */
    since: Instant.nullable(),
    /** Where they are in care. */
    room: z.string().nullable(),
    /** The punches of today and of the duty that goes on, the newest first. */
    punches: z.array(Punch),
  })
  .meta({ id: 'OwnClock' });

const DutyRequest = z
  .object({
    id: z.int(),
    staffId: z.int(),
    staffName: z.string(),
    /** What the duty says now; null: it is missing. */
    duty: z
      .object({
        id: z.int(),
        startDate: AnsweredDate,
        startTime: LocalTime,
        endDate: AnsweredDate.nullable(),
        endTime: LocalTime.nullable(),
      })
      .nullable(),
    startDate: AnsweredDate,
    startTime: LocalTime,
    endDate: AnsweredDate,
    endTime: LocalTime,
    reason: z.string(),
    askedAt: Instant,
    status: z.enum(['open', 'accepted', 'declined']),
    answeredBy: z.string().nullable(),
    answeredAt: Instant.nullable(),
    /** Why it was declined. */
    answer: z.string().nullable(),
  })
  .meta({ id: 'DutyRequest' });

const StaffFinding = z.object({
  staffId: z.int(),
  name: z.string(),
  finding: z.enum(FINDINGS),
  at: Instant,
  date: AnsweredDate,
  time: LocalTime,
});

export const timeClock = {
  'GET /api/time-clock': {
    summary: 'How one stands at the clock: at work, on a break or not, since when, with the punches of today',
    audience: 'staff',
    access: staffWith('duty.own'),
    reply: OwnClock,
  },
  'POST /api/time-clock/punches': {
    summary:
      'Clock in or out, start or end a break: oneself, also later where there was no connection. Sent again it is the same punch',
    audience: 'staff',
    access: staffWith('duty.own'),
    status: 201,
    body: z.strictObject({
      uuid: z.uuid(),
      kind: z.enum(PUNCH_KINDS, 'Choose what to clock'),
      /** The device's clock at that moment, and now. */
      at: NamedInstant,
      sentAt: NamedInstant,
      /** What has to be added to that clock, in milliseconds, as learnt from the server; null where it never was. */
      offset: z.int().min(-1e13).max(1e13).nullable(),
    }),
    reply: OwnClock,
  },
  'GET /api/time-clock/now': {
    summary: 'Who is clocked in now or on a break, since when and from where',
    audience: 'staff',
    access: staffWith('staff.manage'),
    reply: z.array(
      z.object({
        staffId: z.int(),
        name: z.string(),
        role: z.string(),
        state: z.enum(['in', 'break']),
        /** When the duty began, and what they do now. */
        startedAt: Instant,
        since: Instant,
        room: z.string().nullable(),
        /** Null: from before there was a clock. */
        source: z.enum(PUNCH_SOURCES).nullable(),
      }),
    ),
  },
  'GET /api/time-clock/findings': {
    summary:
      'What does not fit together in the punches of the last 14 days and nobody has looked at, and what tablets sent that could not be taken',
    audience: 'staff',
    access: staffWith('staff.manage'),
    reply: z.object({
      findings: z.array(StaffFinding),
      refused: z.array(
        z.object({
          id: z.int(),
          kiosk: z.string(),
          /** Null where nobody could be told by it. */
          name: z.string().nullable(),
          kind: z.enum(PUNCH_KINDS).nullable(),
          at: Instant,
          receivedAt: Instant,
          reason: z.enum(REFUSED_PUNCHES),
        }),
      ),
    }),
  },
  'POST /api/time-clock/refused/:id/dismiss': {
    summary: 'Close what a tablet sent and could not be taken; it is kept with the reason',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: IdParams,
    body: z.strictObject({ reason: requiredText('Say why', 500) }),
    reply: Nothing,
  },
  'GET /api/staff/:id/punches': {
    summary:
      "One's own punches, or anybody's for those who manage staff: those of the days asked for, else of the last 14; newest first",
    audience: 'staff',
    access: anyStaff,
    params: IdParams,
    query: z.object({ from: LocalDate.optional(), to: LocalDate.optional() }),
    longestDays: LONGEST_PUNCH_DAYS,
    reply: z.array(Punch),
  },
  'GET /api/time-clock/requests': {
    summary:
      'Corrections that were asked for: all that are open for those who manage staff, and one’s own of the last 28 days',
    audience: 'staff',
    access: staffWith('duty.own', 'staff.manage'),
    reply: z.array(DutyRequest),
  },
  'POST /api/time-clock/requests': {
    summary: 'Ask that an own duty be corrected, or one that is missing be added, with a reason',
    audience: 'staff',
    access: staffWith('duty.own'),
    /** Without a duty one is missing. */
    body: NewDuty.extend({ dutyId: Id.nullable() }),
    status: 201,
    reply: DutyRequest,
  },
  'POST /api/time-clock/requests/:id/accept': {
    summary: 'Accept a correction that was asked for: the duty is as they say, with both names',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: IdParams,
    reply: DutyRequest,
  },
  'POST /api/time-clock/requests/:id/decline': {
    summary: 'Decline a correction that was asked for, with a reason; nothing is changed',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: IdParams,
    body: z.strictObject({ reason: requiredText('Say why', 500) }),
    reply: DutyRequest,
  },
} satisfies Contract;
