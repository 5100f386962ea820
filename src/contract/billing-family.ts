import { METHODS } from './billing-payment-methods.ts';
import { Amount, CADENCES, INVOICE_STATUSES } from './billing-shapes.ts';
import { anyParent, parentsAndStaffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { AnsweredDate, Cents, Id, IdParams, LONGEST_LIST, LocalDate, Nothing } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

/** What parents see of an invoice (billing-3). */
const FamilyInvoice = z
  .object({
    id: z.int(),
    number: z.string(),
    date: AnsweredDate,
    dueOn: AnsweredDate,
    description: z.string(),
    amount: Cents,
    /** What of it is still to be paid. */
    open: Cents,
    status: z.enum(INVOICE_STATUSES),
  })
  .meta({ id: 'FamilyInvoice' });

const FamilyPayment = z
  .object({
    id: z.int(),
    date: AnsweredDate,
    kind: z.enum(['payment', 'refund']),
    /** Above zero, of refunds too. */
    amount: Cents,
    method: z.enum(METHODS),
    reference: z.string().nullable(),
    receiptNumber: z.string(),
    /** Taken back, such as a check that bounced. */
    isReversed: z.boolean(),
  })
  .meta({ id: 'FamilyPayment' });

const Subscription = z.object({
  childId: z.int(),
  childName: z.string(),
  plan: z.string(),
  cadence: z.enum(CADENCES),
  /** This payer's part of the plan's price, discounts taken off. */
  amount: Cents,
  from: AnsweredDate,
  to: AnsweredDate.nullable(),
});

const FamilyBilling = z
  .object({
    /** Positive: owed; negative: a credit. */
    balance: Cents,
    /** What is invoiced and not paid. */
    due: Cents,
    overdue: Cents,
    dueOn: AnsweredDate.nullable(),
    /** active, past_due, pending (none begun yet), canceled (ended), or inactive without a plan. */
    subscriptionStatus: z.enum(['active', 'past_due', 'pending', 'canceled', 'inactive']),
    subscriptions: z.array(Subscription),
    /** The next day an invoice is due or will be. */
    nextPaymentDate: AnsweredDate.nullable(),
    /** Newest first; the last two years. */
    invoices: z.array(FamilyInvoice),
    payments: z.array(FamilyPayment),
    /** Whether one can pay here; else payment goes by the instructions. */
    isOnline: z.boolean(),
    savedMethod: z.string().nullable(),
    /** The last payment online was not taken, and something is due. */
    hasFailed: z.boolean(),
    autopay: z.boolean(),
  })
  .meta({ id: 'FamilyBilling' });

const PricedPlan = z.object({ id: z.int(), name: z.string(), cadence: z.enum(CADENCES), amount: Cents });

const PaymentInstructions = z
  .object({
    /** What is to be paid: the chosen plan, and the fee where it is included. */
    plan: PricedPlan.nullable(),
    registrationFee: Cents.nullable(),
    total: Cents,
    /** Of a parent with an account: what they owe now. */
    balance: Cents,
    /** The plans one can choose from. */
    plans: z.array(PricedPlan),
    ach: z
      .object({
        accountName: z.string().nullable(),
        bankName: z.string().nullable(),
        routingNumber: z.string(),
        accountNumber: z.string(),
      })
      .nullable(),
    zelle: z.object({ name: z.string().nullable(), contact: z.string() }).nullable(),
    contact: z.object({
      center: z.string(),
      person: z.string().nullable(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      address: z.string().nullable(),
    }),
    /** What to write with the transfer, so that it is recognised. */
    reference: z.string(),
    /** In the reader's language, in order. */
    nextSteps: z.array(z.string()),
    isOnline: z.boolean(),
  })
  .meta({ id: 'PaymentInstructions' });

const Flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** A parent's own accounts; row-level security knows which. */
export const billingFamily = {
  'GET /api/payment-instructions': {
    summary: 'How to pay without an online provider, and what: by default the weekly plan',
    audience: 'both',
    access: parentsAndStaffWith('billing'),
    query: z.object({
      planId: Id.optional(),
      /** The one-time fee is included. */
      includeRegistrationFee: Flag.optional(),
      portal: z.enum(['staff', 'parent']).optional(),
    }),
    reply: PaymentInstructions,
  },
  'GET /api/parent/billing': {
    summary: 'What one owes, what comes next, invoices and payments',
    audience: 'parent',
    access: anyParent,
    reply: FamilyBilling,
  },
  'GET /api/parent/billing/balance': {
    summary: 'What is due, for the dashboard; a fraction of the whole',
    audience: 'parent',
    access: anyParent,
    reply: z.object({ balance: Cents, due: Cents, overdue: Cents, dueOn: AnsweredDate.nullable() }),
  },
  'GET /api/parent/billing/invoices/:id/pdf': {
    summary: 'An invoice of one’s own as PDF',
    audience: 'parent',
    access: anyParent,
    params: IdParams,
    reply: Nothing,
    file: true,
  },
  'GET /api/parent/billing/payments/:id/receipt': {
    summary: 'The receipt of a payment of one’s own as PDF',
    audience: 'parent',
    access: anyParent,
    params: IdParams,
    reply: Nothing,
    file: true,
  },
  'GET /api/parent/billing/receipt': {
    summary:
      'A receipt for a flexible spending account: care given in these days and paid, a PDF. Without a date range, this year',
    audience: 'parent',
    access: anyParent,
    query: z.object({ from: LocalDate.optional(), to: LocalDate.optional() }),
    longestDays: LONGEST_LIST,
    reply: Nothing,
    file: true,
  },
  'POST /api/parent/billing/checkout': {
    summary:
      "Begin a payment at the provider: of what is due, of an amount, or of a plan chosen. 422 'Please select a plan' where it is none of them; 503 without a provider",
    audience: 'parent',
    access: anyParent,
    body: z.strictObject({
      /** What is due. */
      due: z.boolean().optional(),
      amount: Amount.optional(),
      planId: Id.nullish(),
      includeRegistrationFee: z.boolean().optional(),
      /** Keep the method for the next time. */
      saveMethod: z.boolean().optional(),
    }),
    reply: z.object({ /** Where the browser goes to pay. */ url: z.string() }),
  },
  'POST /api/parent/billing/payment-method': {
    summary: 'Save or change the method at the provider; answers where to go. 503 without a provider',
    audience: 'parent',
    access: anyParent,
    reply: z.object({ url: z.string() }),
  },
  'DELETE /api/parent/billing/payment-method': {
    summary: 'Forget the saved method; automatic payment ends with it',
    audience: 'parent',
    access: anyParent,
    reply: Nothing,
  },
  'PUT /api/parent/billing/autopay': {
    summary: 'Let each invoice be paid by the saved method on its due day, or stop that',
    audience: 'parent',
    access: anyParent,
    body: z.strictObject({ enabled: z.boolean() }),
    reply: z.object({ autopay: z.boolean() }),
  },
} satisfies Contract;
