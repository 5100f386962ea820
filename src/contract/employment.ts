import { AGE_GROUPS } from './center-choices.ts';
import { LONGEST_WEEK, MOST_TIMES, PAY_KINDS, POSITIONS } from './employment-choices.ts';
import { anyStaff, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { AnsweredDate, Cents, Id, IdParams, LocalDate, LocalTime, nullableText, Version } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const Position = z.enum(POSITIONS, 'Choose a position');
const Weekday = z.int().min(1).max(7);

const terms = {
  position: Position,
  /** Agreed on for a week; absent or null: as needed. */
  weeklyMinutes: z
    .int()
    .min(0, 'A week has between 0 and 168 hours')
    .max(LONGEST_WEEK, 'A week has between 0 and 168 hours')
    .nullish(),
  /** 1 is Monday. Overtime is counted by the week that begins on this day. */
  workweekStarts: Weekday,
  /** Whether no overtime is paid. */
  isExempt: z.boolean(),
};

const Term = z.object({
  id: z.int(),
  fromDate: AnsweredDate,
  position: z.enum(POSITIONS),
  weeklyMinutes: z.int().nullable(),
  workweekStarts: z.int(),
  isExempt: z.boolean(),
  version: z.int(),
});

const Qualification = z.object({
  id: z.int(),
  ageGroup: z.enum(AGE_GROUPS),
  fromDate: AnsweredDate,
  /** Included; null: goes on. */
  toDate: AnsweredDate.nullable(),
  note: z.string().nullable(),
  version: z.int(),
});

/** What a center keeps of somebody's work, without pay. */
export const PersonnelFile = z
  .object({
    id: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    /** The newest first, and so their terms. */
    employments: z.array(
      z.object({
        id: z.int(),
        hiredOn: AnsweredDate,
        /** The last day, included; null: goes on. */
        leftOn: AnsweredDate.nullable(),
        version: z.int(),
        terms: z.array(Term),
      }),
    ),
    /** Local times. Empty: nothing was said. */
    availability: z.array(z.object({ weekday: z.int(), from: LocalTime, to: z.string() })),
    /** Of which the person's ratio consists (employment-6). Empty: they count for every group. */
    qualifications: z.array(Qualification),
  })
  .meta({ id: 'PersonnelFile' });

/** To may be 24:00. */
const EndOfTime = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Enter a time as HH:MM');

const EmploymentParams = z.object({ id: Id, employmentId: Id });
const TermParams = EmploymentParams.extend({ termId: Id });
const QualificationParams = z.object({ id: Id, qualificationId: Id });

const qualification = {
  ageGroup: z.enum(AGE_GROUPS, 'Choose an age group'),
  fromDate: LocalDate,
  toDate: LocalDate.nullish(),
  note: nullableText(200),
};

const Pay = z
  .object({
    /** The newest first. */
    pay: z.array(
      z.object({
        termId: z.int(),
        fromDate: AnsweredDate,
        kind: z.enum(PAY_KINDS).nullable(),
        /** Cents an hour, or cents a year of a salary; null: not said. */
        rate: Cents.nullable(),
      }),
    ),
  })
  .meta({ id: 'Pay' });

export const employment = {
  'GET /api/staff/:id/employment': {
    summary: 'The personnel file of a staff member, without pay: for whoever manages staff, and for oneself',
    audience: 'staff',
    access: anyStaff,
    params: IdParams,
    reply: PersonnelFile,
  },
  'POST /api/staff/:id/employments': {
    summary: 'Begin an employment, with its first terms; two of one person never overlap',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: IdParams,
    body: z.strictObject({ hiredOn: LocalDate, leftOn: LocalDate.nullish(), ...terms }),
    status: 201,
    reply: PersonnelFile,
  },
  'PATCH /api/staff/:id/employments/:employmentId': {
    summary: 'Correct when an employment began or ended, or end it; a key left out stays as it is',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: EmploymentParams,
    body: z.strictObject({ hiredOn: LocalDate, leftOn: LocalDate.nullable() }).partial().extend({ version: Version }),
    reply: PersonnelFile,
  },
  'DELETE /api/staff/:id/employments/:employmentId': {
    summary: 'Take out an employment that never was, with its terms and its pay',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: EmploymentParams,
    reply: PersonnelFile,
  },
  'POST /api/staff/:id/employments/:employmentId/terms': {
    summary: 'Agree on other terms from a day of the employment on; what held before stays',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: EmploymentParams,
    body: z.strictObject({ fromDate: LocalDate, ...terms }),
    status: 201,
    reply: PersonnelFile,
  },
  'PATCH /api/staff/:id/employments/:employmentId/terms/:termId': {
    summary: 'Correct terms; a key left out stays as it is',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: TermParams,
    body: z
      .strictObject({ fromDate: LocalDate, ...terms })
      .partial()
      .extend({ version: Version }),
    reply: PersonnelFile,
  },
  'DELETE /api/staff/:id/employments/:employmentId/terms/:termId': {
    summary: 'Take out terms that were never agreed on; those before hold on. The first ones stay',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: TermParams,
    reply: PersonnelFile,
  },
  'GET /api/staff/:id/pay': {
    summary: 'What somebody is paid, and was; who reads it is written down',
    audience: 'staff',
    access: staffWith('staff.pay'),
    params: IdParams,
    reply: Pay,
  },
  'PUT /api/staff/:id/employments/:employmentId/terms/:termId/pay': {
    summary: 'Say what is paid under these terms, or that nothing is said (null)',
    audience: 'staff',
    access: staffWith('staff.pay'),
    params: TermParams,
    body: z.strictObject({
      kind: z.enum(PAY_KINDS, 'Choose how it is paid').nullable(),
      /** Cents an hour, or cents a year of a salary. */
      rate: Cents.min(0, 'Enter an amount of 0 or more').max(100_000_000, 'Enter at most 1,000,000.00').nullable(),
    }),
    reply: Pay,
  },
  'PUT /api/staff/:id/availability': {
    summary:
      'Say when one can work, by weekday: for oneself, or for anybody by whoever manages staff; empty: nothing said',
    audience: 'staff',
    access: anyStaff,
    params: IdParams,
    body: z.strictObject({
      times: z.array(z.strictObject({ weekday: Weekday, from: LocalTime, to: EndOfTime })).max(7 * MOST_TIMES),
    }),
    reply: PersonnelFile,
  },
  'POST /api/staff/:id/qualifications': {
    summary: 'Say that somebody is qualified for an age group, from a day on',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: IdParams,
    body: z.strictObject(qualification),
    status: 201,
    reply: PersonnelFile,
  },
  'PATCH /api/staff/:id/qualifications/:qualificationId': {
    summary: 'Change or end a qualification; a key left out stays as it is',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: QualificationParams,
    body: z.strictObject(qualification).partial().extend({ version: Version }),
    reply: PersonnelFile,
  },
  'DELETE /api/staff/:id/qualifications/:qualificationId': {
    summary: 'Take out a qualification that never was',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: QualificationParams,
    reply: PersonnelFile,
  },
} satisfies Contract;
