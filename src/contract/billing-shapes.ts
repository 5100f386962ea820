import { METHODS } from './billing-payment-methods.ts';
import { AnsweredDate, Cents, Id, Instant, requiredText } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

// Shapes of billing. All money is in integer cents, days are the center's. The ledger is append-only: no call edits or deletes
// what was booked, a mistake is reversed. An account's balance is what its payer owes: positive is owed to the
// center, negative is a credit in the payer's favour.

/** Tuition is charged again and again, a fee once; a discount lowers a child's tuition, a subsidy moves part of it to an agency. */
export const PLAN_KINDS = ['tuition', 'fee', 'discount', 'subsidy'] as const;
/** Of tuition: by the week, by two, by the month, or by the attended day (drop-in); of a fee: once. */
export const CADENCES = ['weekly', 'biweekly', 'monthly', 'day', 'once'] as const;
export const TRANSACTION_KINDS = ['charge', 'credit', 'payment', 'refund', 'adjustment', 'reversal'] as const;
/** What a charge or credit is for. */
export const CATEGORIES = [
  'tuition',
  'registration',
  'late_pickup',
  'booked_day',
  'deposit',
  'closure',
  'unused_days',
  'other',
] as const;
export const INVOICE_STATUSES = ['paid', 'pending', 'overdue', 'void'] as const;
export const ACCOUNT_KINDS = ['guardian', 'agency'] as const;
/** The most days that one run invoices. */
export const LONGEST_RUN = 366;
/** The most days between the first and the last of a child on a plan. */
export const LONGEST_ENROLLMENT = 20 * 366;

/** A hundredth of a percent: 10,000 is all of it. */
export const BasisPoints = z.int().min(1).max(10_000);
const MOST = 'Enter an amount up to 1,000,000 dollars';
/** An amount that somebody enters: more than nothing. */
export const Amount = z.int('Enter an amount in cents').min(1, 'Enter an amount above zero').max(100_000_000, MOST);
export const Reason = requiredText('Please give a reason', 300);
/** Days of the week; 1 is Monday, 7 Sunday. */
export const Weekdays = z.array(z.int().min(1).max(7)).min(1, 'Choose at least one weekday').max(7);

export const BillingPlan = z
  .object({
    id: z.int(),
    name: z.string(),
    kind: z.enum(PLAN_KINDS),
    /** Null of discounts and subsidies: they follow the tuition they are taken from. */
    cadence: z.enum(CADENCES).nullable(),
    /** Cents per period, per attended day, once; of a discount or subsidy per period of the tuition. Null where it is a percentage. */
    amount: Cents.nullable(),
    /** Of a discount or subsidy by percentage, in basis points. */
    basisPoints: z.int().nullable(),
    /** The days of part-time care; null: every day the center is open. */
    weekdays: z.array(z.int()).nullable(),
    /** Whether parents can choose it at checkout. */
    isOffered: z.boolean(),
    /** How many children are on it now. */
    enrolled: z.int(),
    archivedAt: Instant.nullable(),
    version: z.int(),
  })
  .meta({ id: 'BillingPlan' });

export const PlanEnrollment = z
  .object({
    id: z.int(),
    childId: z.int(),
    childName: z.string(),
    planId: z.int(),
    planName: z.string(),
    kind: z.enum(PLAN_KINDS),
    cadence: z.enum(CADENCES).nullable(),
    amount: Cents.nullable(),
    basisPoints: z.int().nullable(),
    weekdays: z.array(z.int()).nullable(),
    /** Of a subsidy: the account of the agency that pays it. */
    agencyAccountId: z.int().nullable(),
    from: AnsweredDate,
    /** The last day; null: until further notice. */
    to: AnsweredDate.nullable(),
    /** The last day that was charged. */
    billedThrough: AnsweredDate.nullable(),
    version: z.int(),
  })
  .meta({ id: 'PlanEnrollment' });

/** A payer's part of what a child's care costs: an amount per period of tuition, or a percentage of what amounts leave over. */
export const Share = z
  .object({
    accountId: z.int(),
    accountName: z.string(),
    basisPoints: z.int().nullable(),
    amount: Cents.nullable(),
  })
  .meta({ id: 'PayerShare' });
export const NewShare = z.strictObject({
  accountId: Id.optional(),
  /** A guardian without an account, who gets one. */
  guardianId: Id.optional(),
  basisPoints: BasisPoints.optional(),
  amount: Amount.optional(),
});

export const BillingAccount = z
  .object({
    id: z.int(),
    kind: z.enum(ACCOUNT_KINDS),
    /** The payer; null of an agency. */
    guardianId: z.int().nullable(),
    name: z.string(),
    email: z.string().nullable(),
    address: z.string().nullable(),
    /** The children it pays for now. */
    children: z.array(z.object({ id: z.int(), firstName: z.string(), lastName: z.string() })),
    balance: Cents,
    /** Of the balance: invoiced and past its day. */
    overdue: Cents,
    /** Charged, but on no invoice yet. */
    uninvoiced: Cents,
    /** The due day of the oldest invoice that is not paid in full. */
    oldestDueOn: AnsweredDate.nullable(),
    /** Days since then; 0 where nothing is overdue. */
    daysOverdue: z.int(),
    lastPaymentOn: AnsweredDate.nullable(),
    /** Whether the payer lets the provider charge each invoice on its due day. */
    autopay: z.boolean(),
    /** The saved method, such as 'visa ···· 4242'; null where there is none. */
    savedMethod: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'BillingAccount' });

export const LedgerTransaction = z
  .object({
    id: z.int(),
    accountId: z.int(),
    kind: z.enum(TRANSACTION_KINDS),
    category: z.enum(CATEGORIES).nullable(),
    /** The day it counts for, at the center. */
    date: AnsweredDate,
    /** The plan's name, or what staff wrote. */
    description: z.string(),
    reason: z.string().nullable(),
    childId: z.int().nullable(),
    childName: z.string().nullable(),
    /** What it changes the balance by: charges and refunds above zero, payments and credits below. */
    amount: Cents,
    /** The account's balance after it. */
    balance: Cents,
    /** The days of care it is for. */
    serviceFrom: AnsweredDate.nullable(),
    serviceTo: AnsweredDate.nullable(),
    /** Proration: so many days of care … of so many in the period; both null where the whole period was charged. */
    days: z.int().nullable(),
    ofDays: z.int().nullable(),
    method: z.enum(METHODS).nullable(),
    reference: z.string().nullable(),
    /** Of payments and refunds: the number of the receipt, such as 'R-000042'. */
    receiptNumber: z.string().nullable(),
    invoiceId: z.int().nullable(),
    /** Of a reversal: what it takes back. */
    reversesId: z.int().nullable(),
    /** What took this back. */
    reversedById: z.int().nullable(),
    /** Of a payment: what of it was given back. */
    refunded: Cents,
    /** Who recorded it; null: Larkhouse itself, or the payer. */
    recordedBy: z.string().nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'LedgerTransaction' });

export const InvoiceLine = z
  .object({
    childId: z.int().nullable(),
    childName: z.string().nullable(),
    category: z.enum(CATEGORIES),
    description: z.string(),
    from: AnsweredDate.nullable(),
    to: AnsweredDate.nullable(),
    days: z.int().nullable(),
    ofDays: z.int().nullable(),
    /** Before discounts. */
    gross: Cents,
    /** Below zero or 0. */
    discount: Cents,
    /** What this payer owes of it. */
    amount: Cents,
  })
  .meta({ id: 'InvoiceLine' });

export const Invoice = z
  .object({
    id: z.int(),
    /** Without gaps within the center, such as 'INV-000042'. */
    number: z.string(),
    accountId: z.int(),
    accountName: z.string(),
    /** An agency is told by mail alone; a parent finds it in the portal too. */
    isToAgency: z.boolean(),
    status: z.enum(INVOICE_STATUSES),
    /** What it is for, in short. */
    description: z.string(),
    issuedOn: AnsweredDate,
    dueOn: AnsweredDate,
    from: AnsweredDate,
    to: AnsweredDate,
    /** What it charges. */
    total: Cents,
    /** What of it is not paid; payments and credits go to the oldest invoices first. */
    open: Cents,
    /** The account's balance when it was made. */
    previousBalance: Cents,
    sentAt: Instant.nullable(),
    remindedAt: Instant.nullable(),
    voidedAt: Instant.nullable(),
    voidReason: z.string().nullable(),
  })
  .meta({ id: 'Invoice' });
