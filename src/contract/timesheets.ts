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
  nullableText,
  requiredText,
  Version,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import {
  MOST_COLUMNS,
  PAY_PERIODS,
  PAYROLL_FIELDS,
  PAYROLL_MAPS,
  ROUNDINGS,
  SPAN_KINDS,
  TIMESHEET_STATUSES,
} from './timesheets-choices.ts';

const access = staffWith('staff.manage');

const period = {
  /** The pay period, both days included. */
  from: AnsweredDate,
  to: AnsweredDate,
  /** It is over: its timesheets can be signed and approved. */
  isOver: z.boolean(),
  /** A day of the period before it. */
  previous: AnsweredDate,
  /** A day of the one after it; null: that one has not begun. */
  next: AnsweredDate.nullable(),
};

/** In minutes. */
const Minutes = z.object({
  regular: z.int(),
  overtime: z.int(),
  double: z.int(),
  unpaid: z.int(),
  /** Paid time off. */
  off: z.int(),
});

/** When a duty begins and ends, at the center. */
const DutyTimes = z.object({
  date: AnsweredDate,
  from: LocalTime,
  /** Null: it went on. */
  to: LocalTime.nullable(),
});

const summary = {
  staffId: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  status: z.enum(TIMESHEET_STATUSES),
  /** As signed or approved last; of an open timesheet as they are now. */
  minutes: Minutes,
  /** Duties that nobody has ended, and forgotten ones that nobody has looked at: none of them is counted. */
  openDuties: z.int(),
  forgottenDuties: z.int(),
  /** Breaks that are paid until somebody says that they were relieved. */
  unansweredBreaks: z.int(),
  /** The hours are others now than those that were signed. */
  isChanged: z.boolean(),
  /** The person approved these hours, or corrected some of them, for themselves. */
  isByThemselves: z.boolean(),
  /** It was signed before, and has to be signed again. */
  isReopened: z.boolean(),
  /** 0 while it was never signed. */
  version: z.int(),
};

export const TimesheetSummary = z.object(summary).meta({ id: 'TimesheetSummary' });

export const Timesheet = z
  .object({
    ...period,
    ...summary,
    /** What it comes to now, whatever was signed. */
    now: Minutes,
    payrollNumber: z.string().nullable(),
    days: z.array(
      z.object({
        date: AnsweredDate,
        minutes: Minutes,
        spans: z.array(
          z.object({
            dutyId: z.int(),
            kind: z.enum(SPAN_KINDS),
            from: LocalTime,
            /** 24:00 at the end of the day. */
            to: z.string(),
            minutes: z.int(),
            /** The whole break, as it is asked of; null: work. */
            startedAt: Instant.nullable(),
            endedAt: Instant.nullable(),
          }),
        ),
      }),
    ),
    /** Duties that are counted nowhere until somebody says when they ended. */
    blocking: z.array(
      z.object({ dutyId: z.int(), state: z.enum(['open', 'forgotten']), date: AnsweredDate, from: LocalTime }),
    ),
    /** What was said of its duties afterwards, the first one first. */
    corrections: z.array(
      z.object({
        dutyId: z.int(),
        kind: z.enum(['added', 'corrected', 'confirmed', 'voided']),
        at: Instant,
        by: z.string().nullable(),
        /** Of one's own hours. */
        isByThemselves: z.boolean(),
        reason: z.string(),
        /** Null where nothing was there. */
        was: DutyTimes.nullable(),
        is: DutyTimes,
      }),
    ),
    /** What became of it, the first step first, with the minutes it had then. */
    steps: z.array(
      z.object({
        kind: z.enum(['signed', 'approved', 'reopened', 'exported']),
        at: Instant,
        /** Null: Larkhouse. */
        by: z.string().nullable(),
        isByThemselves: z.boolean(),
        reason: z.string().nullable(),
        minutes: Minutes,
      }),
    ),
  })
  .meta({ id: 'Timesheet' });

const Column = z.object({ header: z.string(), field: z.enum(PAYROLL_FIELDS) });

export const TimesheetSettings = z
  .object({
    payPeriod: z.enum(PAY_PERIODS),
    /** The first day of a period, since which this holds. */
    startsOn: AnsweredDate,
    roundingMinutes: z.union([z.literal(ROUNDINGS), z.null()]),
    /** From this day on a rule can be changed: what was signed before stays as it is. */
    changeableFrom: AnsweredDate.nullable(),
    companyCode: z.string().nullable(),
    doubleTimeCode: z.string().nullable(),
    columns: z.array(Column),
    /** Columns of services, as far as a public source names them. */
    maps: z.array(
      z.object({
        id: z.enum(PAYROLL_MAPS),
        name: z.string(),
        columns: z.array(Column),
        source: z.string(),
        foundOn: AnsweredDate,
      }),
    ),
    version: z.int(),
  })
  .meta({ id: 'TimesheetSettings' });

const PeriodOf = z.object({ date: LocalDate.optional() });

export const timesheets = {
  'GET /api/timesheets': {
    summary: "Everybody's timesheets of the pay period in which a day lies, default today",
    audience: 'staff',
    access,
    query: PeriodOf,
    reply: z.object({ ...period, timesheets: z.array(TimesheetSummary) }),
  },
  'GET /api/timesheets/own': {
    summary: "One's own timesheet of the pay period in which a day lies, default today",
    audience: 'staff',
    access: anyStaff,
    query: PeriodOf,
    reply: Timesheet,
  },
  'GET /api/timesheets/settings': {
    summary: 'How long pay periods are, how punches are rounded, and in which columns hours leave for payroll',
    audience: 'staff',
    access,
    reply: TimesheetSettings,
  },
  'PUT /api/timesheets/settings': {
    summary: 'Set pay periods, rounding and columns; what was signed before keeps its periods',
    audience: 'staff',
    access,
    body: z.strictObject({
      payPeriod: z.enum(PAY_PERIODS, 'Choose how long a pay period is'),
      startsOn: LocalDate,
      roundingMinutes: z.union([z.literal(ROUNDINGS), z.null()], 'Choose 5, 6 or 15 minutes, or none'),
      companyCode: nullableText(40),
      doubleTimeCode: nullableText(40),
      columns: z
        .array(
          z.strictObject({
            header: requiredText('Enter a heading for each column', 80),
            field: z.enum(PAYROLL_FIELDS, 'Choose what the column holds'),
          }),
        )
        .max(MOST_COLUMNS),
      version: Version,
    }),
    reply: TimesheetSettings,
  },
  'GET /api/timesheets/export': {
    summary: 'The hours of a pay period that were exported, as a file for payroll (CSV); asked again it is the same',
    audience: 'staff',
    access,
    query: z.object({ date: LocalDate, map: z.enum(PAYROLL_MAPS) }),
    reply: Nothing,
    file: true,
  },
  'POST /api/timesheets/export': {
    summary: 'Mark the approved timesheets of a pay period as exported',
    audience: 'staff',
    access,
    body: z.strictObject({ date: LocalDate }),
    /** How many are, now and before. */
    reply: z.object({ exported: z.int() }),
  },
  'POST /api/timesheets/approve': {
    summary: 'Approve signed timesheets of a pay period, all of them or none',
    audience: 'staff',
    access,
    body: z.strictObject({
      date: LocalDate,
      timesheets: z
        .array(z.strictObject({ staffId: Id, version: Version }))
        .min(1, 'Choose at least one timesheet')
        .max(500),
    }),
    reply: z.array(TimesheetSummary),
  },
  'POST /api/timesheets/own/breaks': {
    summary:
      'Say whether one was relieved of all work in a break that is long enough for a meal; only then it is unpaid',
    audience: 'staff',
    access: anyStaff,
    body: z.strictObject({
      dutyId: Id,
      startedAt: NamedInstant,
      endedAt: NamedInstant,
      isRelieved: z.boolean('Say whether you were relieved of all work'),
    }),
    reply: Timesheet,
  },
  'POST /api/timesheets/own/sign': {
    summary: "Sign one's hours of a pay period that is over, as one saw them",
    audience: 'staff',
    access: anyStaff,
    body: z.strictObject({
      date: LocalDate,
      /** What one signs, in minutes; where it is something else now, the call is refused. */
      minutes: z.strictObject({
        regular: z.int(),
        overtime: z.int(),
        double: z.int(),
        unpaid: z.int(),
        off: z.int(),
      }),
    }),
    reply: Timesheet,
  },
  'GET /api/timesheets/:id': {
    summary: "A staff member's timesheet of the pay period in which a day lies, default today",
    audience: 'staff',
    access,
    params: IdParams,
    query: PeriodOf,
    reply: Timesheet,
  },
  'POST /api/timesheets/:id/reopen': {
    summary: 'Open a timesheet again that was signed, with a reason; the person is told and signs again',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ date: LocalDate, reason: requiredText('Reason is required', 500), version: Version }),
    reply: Timesheet,
  },
  'PUT /api/timesheets/:id/payroll-number': {
    summary: 'Set the number by which the payroll service knows somebody, or none (null)',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ number: nullableText(40) }),
    reply: z.object({ number: z.string().nullable() }),
  },
} satisfies Contract;
