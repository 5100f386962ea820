import { METHODS, STAFF_METHODS } from './billing-payment-methods.ts';
import { Amount, BillingAccount, CATEGORIES, Invoice, LedgerTransaction, Reason } from './billing-shapes.ts';
import { staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  AnsweredDate,
  Cents,
  DateRange,
  Email,
  Id,
  IdParams,
  LONGEST_LIST,
  LocalDate,
  Nothing,
  nullableText,
  optionalText,
  requiredText,
  Version,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const access = staffWith('billing');

const Aging = z.object({
  /** Owed, but not due yet (or on no invoice yet). */
  notDue: Cents,
  days1to30: Cents,
  days31to60: Cents,
  days61to90: Cents,
  over90: Cents,
});
const Overview = z
  .object({
    /** Today at the center. */
    date: AnsweredDate,
    /** What all payers owe together. */
    owed: Cents,
    overdue: Cents,
    /** What payers have to their credit; above zero. */
    credit: Cents,
    aging: Aging,
    /** Charged this month, less credits and discounts. */
    monthRevenue: Cents,
    /** Received this month, less refunds. */
    monthReceived: Cents,
    /** The last twelve months, oldest first; `month` is YYYY-MM. */
    months: z.array(z.object({ month: z.string(), charged: Cents, received: Cents })),
    unpaidInvoices: z.int(),
    overdueInvoices: z.int(),
    /** Accounts that owe something. */
    owingAccounts: z.int(),
  })
  .meta({ id: 'BillingOverview' });

const Dated = { date: LocalDate.optional(), childId: Id.nullish() };
const Agency = {
  name: requiredText('Name is required', 120),
  email: Email.nullish(),
  address: nullableText(300).optional(),
};

/** A line of a bank's statement, and whose payment it seems to be. */
const BankLine = z
  .object({
    line: z.int(),
    date: AnsweredDate.nullable(),
    /** Above zero: money that came. */
    amount: Cents.nullable(),
    description: z.string(),
    /** Names this line of this statement; the same one is never recorded twice. */
    key: z.string(),
    status: z.enum(['new', 'recorded', 'outgoing', 'unreadable']),
    method: z.enum(METHODS),
    /** The likeliest first; `because` says what speaks for it. */
    suggestions: z.array(
      z.object({
        accountId: z.int(),
        name: z.string(),
        because: z.array(
          z.enum(['account-number', 'name', 'child', 'invoice-number', 'invoice-amount', 'balance', 'paid-before']),
        ),
      }),
    ),
  })
  .meta({ id: 'BankLine' });

const MAX_CSV = 2_000_000;

export const billingAccounts = {
  'GET /api/billing/overview': {
    summary: 'Who owes how much and since when, what came in, and what is to be paid',
    audience: 'staff',
    access,
    reply: Overview,
  },
  'GET /api/billing/accounts': {
    summary: 'All accounts, those that owe longest first',
    audience: 'staff',
    access,
    reply: z.array(BillingAccount),
  },
  'POST /api/billing/accounts': {
    summary: 'Open an account: for a guardian (who may have one already), or for an agency that pays subsidies',
    audience: 'staff',
    access,
    status: 201,
    body: z.union([z.strictObject({ guardianId: Id }), z.strictObject(Agency)]),
    reply: BillingAccount,
  },
  'GET /api/billing/accounts/:id': {
    summary: "A payer's account with its invoices, newest first",
    audience: 'staff',
    access,
    params: IdParams,
    reply: BillingAccount.extend({ invoices: z.array(Invoice) }).meta({ id: 'BillingAccountDetail' }),
  },
  'PATCH /api/billing/accounts/:id': {
    summary: "Change an agency's name or address",
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({
      name: Agency.name.optional(),
      email: Agency.email,
      address: Agency.address,
      version: Version,
    }),
    reply: BillingAccount,
  },
  'GET /api/billing/accounts/:id/transactions': {
    summary: 'Everything on an account, newest first, with the balance after each; without a range the last 400 days',
    audience: 'staff',
    access,
    params: IdParams,
    query: DateRange,
    longestDays: LONGEST_LIST,
    reply: z.array(LedgerTransaction),
  },
  'GET /api/billing/accounts/:id/balance': {
    summary: 'The balance at the end of a day; today without one',
    audience: 'staff',
    access,
    params: IdParams,
    query: z.object({ date: LocalDate.optional() }),
    reply: z.object({ date: AnsweredDate, balance: Cents }),
  },
  'POST /api/billing/accounts/:id/charges': {
    summary: 'Charge something once; it goes onto the next invoice',
    audience: 'staff',
    access,
    params: IdParams,
    status: 201,
    body: z.strictObject({
      amount: Amount,
      description: requiredText('Say what it is for', 200),
      category: z.enum(CATEGORIES).optional(),
      serviceFrom: LocalDate.optional(),
      serviceTo: LocalDate.optional(),
      ...Dated,
    }),
    reply: LedgerTransaction,
  },
  'POST /api/billing/accounts/:id/invoice': {
    summary: 'Invoice at once what was charged and waits for the next invoice; 409 where nothing waits',
    audience: 'staff',
    access,
    params: IdParams,
    status: 201,
    body: z.strictObject({ /** Tell the payer too. */ send: z.boolean().optional() }),
    reply: Invoice,
  },
  'POST /api/billing/accounts/:id/credits': {
    summary: 'Credit an amount; it goes to the oldest invoices at once',
    audience: 'staff',
    access,
    params: IdParams,
    status: 201,
    body: z.strictObject({ amount: Amount, reason: Reason, ...Dated }),
    reply: LedgerTransaction,
  },
  'POST /api/billing/accounts/:id/adjustments': {
    summary: 'Correct the balance: above zero the payer owes more, below zero less',
    audience: 'staff',
    access,
    params: IdParams,
    status: 201,
    body: z.strictObject({
      amount: z
        .int()
        .min(-100_000_000)
        .max(100_000_000)
        .refine((cents) => cents !== 0, 'Enter an amount above or below zero'),
      reason: Reason,
      ...Dated,
    }),
    reply: LedgerTransaction,
  },
  'POST /api/billing/accounts/:id/payments': {
    summary:
      'Record a payment; it goes to the oldest invoices. 409 where the same was recorded already, unless it is meant',
    audience: 'staff',
    access,
    params: IdParams,
    status: 201,
    body: z.strictObject({
      amount: Amount,
      method: z.enum(STAFF_METHODS),
      /** The check's number, the transfer's reference. */
      reference: optionalText(80),
      date: LocalDate.optional(),
      /** Another payment of the same day, method, amount and reference is meant. */
      isAnother: z.boolean().optional(),
    }),
    reply: LedgerTransaction,
  },
  'POST /api/billing/payments/:id/refund': {
    summary: 'Give a payment back, or a part of it; one made online goes back the same way',
    audience: 'staff',
    access,
    params: IdParams,
    status: 201,
    body: z.strictObject({
      amount: Amount,
      reason: Reason,
      method: z.enum(STAFF_METHODS).optional(),
      reference: optionalText(80),
    }),
    reply: LedgerTransaction,
  },
  'GET /api/billing/payments/:id/receipt': {
    summary: 'The receipt of a payment or refund, a PDF',
    audience: 'staff',
    access,
    params: IdParams,
    reply: Nothing,
    file: true,
  },
  'POST /api/billing/transactions/:id/reverse': {
    summary:
      'Take a transaction back by its counter entry; nothing is deleted. What is on an invoice is taken back by voiding that',
    audience: 'staff',
    access,
    params: IdParams,
    status: 201,
    body: z.strictObject({ reason: Reason }),
    reply: LedgerTransaction,
  },
  'POST /api/billing/bank-import/preview': {
    summary: "Read a bank's CSV and suggest whose payment each line is; nothing is written",
    audience: 'staff',
    access,
    maxBytes: MAX_CSV,
    body: z.strictObject({ csv: z.string().min(1, 'Choose a file').max(MAX_CSV) }),
    reply: z.object({ lines: z.array(BankLine) }),
  },
  'POST /api/billing/bank-import': {
    summary: 'Record the chosen lines of a statement as payments; one that was recorded before is left out',
    audience: 'staff',
    access,
    maxBytes: MAX_CSV,
    body: z.strictObject({
      csv: z.string().min(1, 'Choose a file').max(MAX_CSV),
      chosen: z
        .array(z.strictObject({ key: z.string().max(100), accountId: Id, method: z.enum(STAFF_METHODS).optional() }))
        .min(1, 'Choose at least one line')
        .max(2000),
    }),
    reply: z.object({ recorded: z.int(), skipped: z.int(), total: Cents }),
  },
  'GET /api/billing/export': {
    summary:
      'Every ledger entry of a range for the accountant, debit and credit, as CSV or Excel; without one, this year',
    audience: 'staff',
    access,
    query: z.object({
      from: LocalDate.optional(),
      to: LocalDate.optional(),
      format: z.enum(['csv', 'xlsx']).optional(),
    }),
    longestDays: LONGEST_LIST,
    reply: Nothing,
    file: true,
  },
} satisfies Contract;
