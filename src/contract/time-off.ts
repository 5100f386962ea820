import { POSITIONS } from './employment-choices.ts';
import { anyStaff, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  AnsweredDate,
  Id,
  IdParams,
  Instant,
  LocalDate,
  nullableText,
  requiredText,
  Version,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import { ACCRUAL_KINDS, LONGEST_TIME_OFF } from './time-off-choices.ts';

const access = staffWith('staff.manage');

export const TimeOffRequest = z
  .object({
    id: z.int(),
    staffId: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    from: AnsweredDate,
    /** Included. */
    to: AnsweredDate,
    isWholeDay: z.boolean(),
    minutesADay: z.int(),
    /** On which the center is open. */
    days: z.int(),
    /** What it takes of the balance. */
    minutes: z.int(),
    note: z.string().nullable(),
    status: z.enum(['requested', 'approved', 'declined', 'withdrawn']),
    reason: z.string().nullable(),
    decidedBy: z.string().nullable(),
    requestedAt: Instant,
    /** The balance of whoever asks, now. */
    balance: z.int(),
  })
  .meta({ id: 'TimeOffRequest' });

const Policy = z.object({
  /** Null: everybody whose position has none of its own. */
  position: z.enum(POSITIONS).nullable(),
  kind: z.enum(ACCRUAL_KINDS),
  /** For each hour worked, or for each pay period. */
  minutes: z.int(),
  /** The balance grows to so many minutes at most; null: without an end. */
  most: z.int().nullable(),
});

export const OwnTimeOff = z
  .object({
    balance: z.int(),
    /** How long a whole day off is, in minutes. */
    wholeDay: z.int(),
    /** The newest first. */
    requests: z.array(TimeOffRequest),
    /** What the balance is made of, the newest first. */
    entries: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(['accrued', 'used', 'adjusted']),
        date: AnsweredDate,
        minutes: z.int(),
        reason: z.string().nullable(),
        by: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'OwnTimeOff' });

export const timeOff = {
  'GET /api/time-off': {
    summary: 'Requests for time off that wait or are to come, and everybody with their balance in minutes',
    audience: 'staff',
    access,
    reply: z.object({
      waiting: z.array(TimeOffRequest),
      coming: z.array(TimeOffRequest),
      people: z.array(z.object({ staffId: z.int(), firstName: z.string(), lastName: z.string(), balance: z.int() })),
    }),
  },
  'GET /api/time-off/own': {
    summary: "One's own balance of paid time off, what it is made of, and one's requests",
    audience: 'staff',
    access: anyStaff,
    reply: OwnTimeOff,
  },
  'POST /api/time-off/own': {
    summary: 'Ask for paid time off: whole days, or so many minutes of each open day',
    audience: 'staff',
    access: anyStaff,
    body: z.strictObject({
      from: LocalDate,
      to: LocalDate,
      /** Absent or null: whole days. */
      minutesADay: z
        .int('Enter how long you are away on each day')
        .min(1, 'Enter how long you are away on each day')
        .max(1440, 'A day has 24 hours')
        .nullish(),
      note: nullableText(500),
    }),
    longestDays: LONGEST_TIME_OFF,
    status: 201,
    reply: TimeOffRequest,
  },
  'POST /api/time-off/:id/withdraw': {
    summary: 'Withdraw a request of mine that nobody has answered; a second time changes nothing',
    audience: 'staff',
    access: anyStaff,
    params: IdParams,
    reply: TimeOffRequest,
  },
  'POST /api/time-off/:id/answer': {
    summary: 'Approve or decline a request, or take back one that was approved; the person is told',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({
      isApproved: z.boolean(),
      /** Which the person reads. */
      reason: nullableText(500),
      /** That the balance falls below zero by it. */
      negativeAcknowledged: z.boolean().optional(),
    }),
    reply: TimeOffRequest,
  },
  'POST /api/time-off/adjustments': {
    summary: "Add minutes to somebody's balance, or take some from it, with a reason",
    audience: 'staff',
    access,
    body: z.strictObject({
      staffId: Id,
      minutes: z
        .int('Enter how much to add or to take')
        .min(-100_000, 'Enter at most 1,666 hours')
        .max(100_000, 'Enter at most 1,666 hours'),
      reason: requiredText('Reason is required', 500),
      negativeAcknowledged: z.boolean().optional(),
    }),
    status: 201,
    reply: z.object({ balance: z.int() }),
  },
  'GET /api/time-off/policies': {
    summary: 'How paid time off comes about, for all or for those of a position',
    audience: 'staff',
    access,
    reply: z.object({ policies: z.array(Policy), version: z.int() }),
  },
  'PUT /api/time-off/policies': {
    summary: 'Set how paid time off comes about; what has come about stays',
    audience: 'staff',
    access,
    body: z.strictObject({
      policies: z
        .array(
          z.strictObject({
            position: z.enum(POSITIONS, 'Choose a position').nullable(),
            kind: z.enum(ACCRUAL_KINDS, 'Choose how time off comes about'),
            minutes: z
              .int('Enter how many minutes come about')
              .min(1, 'Enter how many minutes come about')
              .max(10_000, 'Enter at most 10,000 minutes'),
            most: z.int('Enter a limit in minutes').min(1, 'Enter a limit in minutes').max(100_000).nullable(),
          }),
        )
        .max(POSITIONS.length + 1),
      version: Version,
    }),
    reply: z.object({ policies: z.array(Policy), version: z.int() }),
  },
} satisfies Contract;
