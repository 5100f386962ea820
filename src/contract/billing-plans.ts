import {
  Amount,
  BasisPoints,
  BillingPlan,
  CADENCES,
  LONGEST_ENROLLMENT,
  NewShare,
  PLAN_KINDS,
  PlanEnrollment,
  Reason,
  Share,
  Weekdays,
} from './billing-shapes.ts';
import { staffWith } from './kernel/access.ts';
import { ChosenChildren, NamedChild } from './kernel/chosen.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  AnsweredDate,
  Cents,
  Id,
  IdParams,
  Instant,
  LONGEST_LIST,
  LocalDate,
  LocalTime,
  requiredText,
  Version,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const access = staffWith('billing');
const PlanName = requiredText('Plan name is required', 80);

/** The center's rules for billing. */
export const BillingSettings = z
  .object({
    /** Whether the coming periods are invoiced by the clock. */
    automaticInvoices: z.boolean(),
    /** How many days before a period begins its invoice is made … */
    invoiceDaysBefore: z.int(),
    /** … and so many days after the period's first day it is due. */
    dueDaysAfter: z.int(),
    /** Remind this many days after the due day; negative: before it. */
    reminderDays: z.array(z.int()),
    /** Per minute after closing; 0: no fee. */
    lateFeePerMinute: Cents,
    /** Up to this many minutes after closing cost nothing; later ones count from closing on. */
    lateFeeGraceMinutes: z.int(),
    /** At most this per pickup; null: no limit. */
    lateFeeMost: Cents.nullable(),
    /** Whether late pickups are put onto the next invoice without being asked for. */
    automaticLateFees: z.boolean(),
    /** Whether payments online are possible: the installation has a provider. */
    isOnline: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'BillingSettings' });

/** A late pickup as attendance knows it, and what became of it. */
const LatePickup = z
  .object({
    /** The stay's. */
    id: z.int(),
    childId: z.int(),
    childName: z.string(),
    date: AnsweredDate,
    closedAt: LocalTime,
    checkOut: LocalTime,
    /** Whole minutes after closing. */
    minutes: z.int(),
    fee: Cents,
    status: z.enum(['proposed', 'charged', 'waived']),
    waivedReason: z.string().nullable(),
  })
  .meta({ id: 'LatePickup' });

const ChildBilling = z
  .object({
    childId: z.int(),
    childName: z.string(),
    guardians: z.array(z.object({ guardianId: z.int(), name: z.string(), accountId: z.int().nullable() })),
    enrollments: z.array(PlanEnrollment),
    /** Who pays which part, from a day on; the newest first. Empty: the first guardian pays all. */
    splits: z.array(z.object({ from: AnsweredDate, shares: z.array(Share) })),
    /** What each payer pays of each tuition for a whole period, discounts and subsidies taken off. */
    prices: z.array(z.object({ enrollmentId: z.int(), accountId: z.int(), accountName: z.string(), amount: Cents })),
  })
  .meta({ id: 'ChildBilling' });

export const billingPlans = {
  'GET /api/billing/plans': {
    summary: "The center's plans, archived ones last",
    audience: 'staff',
    access,
    reply: z.array(BillingPlan),
  },
  'POST /api/billing/plans': {
    summary: 'Add a plan: an amount, or of discounts and subsidies an amount or a percentage',
    audience: 'staff',
    access,
    status: 201,
    body: z.strictObject({
      name: PlanName,
      kind: z.enum(PLAN_KINDS),
      cadence: z.enum(CADENCES).nullish(),
      amount: Amount.nullish(),
      basisPoints: BasisPoints.nullish(),
      weekdays: Weekdays.nullish(),
      isOffered: z.boolean().optional(),
    }),
    reply: BillingPlan,
  },
  'PATCH /api/billing/plans/:id': {
    summary: 'Change a plan; what was charged stays. Kind and cadence never change',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({
      name: PlanName.optional(),
      amount: Amount.optional(),
      basisPoints: BasisPoints.optional(),
      weekdays: Weekdays.nullish(),
      isOffered: z.boolean().optional(),
      /** An archived plan takes no new enrollments. */
      isArchived: z.boolean().optional(),
      version: Version,
    }),
    reply: BillingPlan,
  },
  'GET /api/billing/children/:id': {
    summary: "A child's plans, and who pays which part",
    audience: 'staff',
    access,
    params: IdParams,
    reply: ChildBilling,
  },
  'PUT /api/billing/children/:id/split': {
    summary:
      'Say who pays which part from a day on that is not charged yet. Amounts come first; percentages share the rest and make 100',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ from: LocalDate, shares: z.array(NewShare).min(1).max(6) }),
    reply: ChildBilling,
  },
  'POST /api/billing/enrollments': {
    summary: 'Put a child on a plan from a day on. A fee is charged at once; a subsidy names its agency',
    audience: 'staff',
    access,
    status: 201,
    body: z.strictObject({
      childId: Id,
      planId: Id,
      from: LocalDate,
      to: LocalDate.nullish(),
      /** Part-time care on these days, where they are not the plan's. */
      weekdays: Weekdays.nullish(),
      agencyAccountId: Id.nullish(),
    }),
    longestDays: LONGEST_ENROLLMENT,
    reply: PlanEnrollment,
  },
  'GET /api/billing/plans/:id/children': {
    summary:
      'Children whom putting on a plan from a day on would not leave as the others: on it already, on another tuition plan then, or with nobody to pay',
    audience: 'staff',
    access,
    params: IdParams,
    query: z.object({ from: LocalDate }),
    reply: z.array(
      z.object({
        childId: z.int(),
        name: z.string(),
        isOnPlan: z.boolean(),
        hasOther: z.boolean(),
        hasPayer: z.boolean(),
      }),
    ),
  },
  'POST /api/billing/plans/:id/children': {
    summary:
      'Put several children on a plan from a day on, each as by itself. Who is on it already, or has nobody to pay, stays as they are',
    audience: 'staff',
    access,
    params: IdParams,
    status: 201,
    body: z.strictObject({
      childIds: ChosenChildren,
      from: LocalDate,
      agencyAccountId: Id.nullish(),
      /** Whether other tuition that is in force then, or begins later, ends before the first day. Of tuition plans alone. */
      endOthers: z.boolean().optional(),
    }),
    reply: z
      .object({
        enrolled: z.array(NamedChild),
        kept: z.array(NamedChild.extend({ reason: z.enum(['there', 'no-payer']) })),
        /** How many other enrollments ended, and what was given back for them. */
        ended: z.int(),
        credited: Cents,
      })
      .meta({ id: 'EnrolledChildren' }),
  },
  'GET /api/billing/enrollments/:id/credit': {
    summary: 'What ending an enrollment with a last day would credit; today without one. Nothing is written',
    audience: 'staff',
    access,
    params: IdParams,
    query: z.object({ date: LocalDate.optional() }),
    reply: z.object({ date: AnsweredDate, credited: Cents }),
  },
  'POST /api/billing/enrollments/:id/end': {
    summary: 'End an enrollment with a last day; days that were charged beyond it are credited',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ on: LocalDate, version: Version }),
    reply: PlanEnrollment.extend({ /** What was given back. */ credited: Cents }).meta({ id: 'EndedEnrollment' }),
  },
  'GET /api/billing/settings': {
    summary: "The center's rules for billing",
    audience: 'staff',
    access,
    reply: BillingSettings,
  },
  'PATCH /api/billing/settings': {
    summary: 'Change rules for billing',
    audience: 'staff',
    access,
    body: z.strictObject({
      automaticInvoices: z.boolean().optional(),
      invoiceDaysBefore: z.int().min(0).max(28).optional(),
      dueDaysAfter: z.int().min(0).max(60).optional(),
      reminderDays: z.array(z.int().min(-28).max(120)).max(8).optional(),
      lateFeePerMinute: z.int().min(0).max(10_000).optional(),
      lateFeeGraceMinutes: z.int().min(0).max(120).optional(),
      lateFeeMost: z.int().min(0).max(100_000).nullish(),
      automaticLateFees: z.boolean().optional(),
      version: Version,
    }),
    reply: BillingSettings,
  },
  'GET /api/billing/late-pickups': {
    summary: 'Pickups after closing, newest first; without a range those of the last 60 days',
    audience: 'staff',
    access,
    query: z.object({ from: LocalDate.optional(), to: LocalDate.optional() }),
    longestDays: LONGEST_LIST,
    reply: z.array(LatePickup),
  },
  'POST /api/billing/late-pickups/:id/charge': {
    summary: "Charge a late pickup's fee now, by the child's split",
    audience: 'staff',
    access,
    params: IdParams,
    reply: LatePickup,
  },
  'POST /api/billing/late-pickups/:id/waive': {
    summary: 'Charge nothing for a late pickup',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ reason: Reason }),
    reply: LatePickup,
  },
  'GET /api/billing/closures': {
    summary:
      'The closed days of a date range, and which of them are credited; without one, a year back and half a year ahead',
    audience: 'staff',
    access,
    query: z.object({ from: LocalDate.optional(), to: LocalDate.optional() }),
    longestDays: LONGEST_LIST,
    reply: z.array(
      z.object({ date: AnsweredDate, reason: z.string(), creditedAt: Instant.nullable(), credited: Cents }),
    ),
  },
  'POST /api/billing/closures/credit': {
    summary: 'Credit closed days to everybody who was or will be charged for them. It cannot be taken back in one go',
    audience: 'staff',
    access,
    body: z.strictObject({ from: LocalDate, to: LocalDate }),
    longestDays: LONGEST_LIST,
    reply: z.object({ days: z.int(), credits: z.int(), credited: Cents }),
  },
} satisfies Contract;
