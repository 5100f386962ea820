import { INVOICE_STATUSES, Invoice, InvoiceLine, LONGEST_RUN, Reason } from './billing-shapes.ts';
import { staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  AnsweredDate,
  Cents,
  DateRange,
  Id,
  IdParams,
  Instant,
  LONGEST_LIST,
  LocalDate,
  Nothing,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const access = staffWith('billing');

const Span = z.strictObject({ from: LocalDate, to: LocalDate });

const Preview = z
  .object({
    from: AnsweredDate,
    to: AnsweredDate,
    invoices: z.array(
      z.object({
        accountId: z.int(),
        accountName: z.string(),
        previousBalance: Cents,
        lines: z.array(InvoiceLine),
        total: Cents,
        /** Previous balance and total together, where that is above zero. */
        amountDue: Cents,
      }),
    ),
    totals: z.object({
      invoices: z.int(),
      gross: Cents,
      discount: Cents,
      total: Cents,
      previousBalance: Cents,
      amountDue: Cents,
    }),
    /** Children in care whom no plan covers in these days. */
    withoutPlan: z.array(z.object({ childId: z.int(), childName: z.string() })),
  })
  .meta({ id: 'InvoicePreview' });

const InvoiceRun = z
  .object({
    id: z.int(),
    from: AnsweredDate,
    to: AnsweredDate,
    isSent: z.boolean(),
    /** Invoices whose payers were to be told and could not be: agencies that no mail reaches, parents without an account. */
    untold: z.int(),
    status: z.enum(['waiting', 'running', 'done', 'failed']),
    /** Accounts looked at, of how many. */
    done: z.int(),
    total: z.int(),
    invoices: z.int(),
    amount: Cents,
    createdAt: Instant,
    finishedAt: Instant.nullable(),
    /** Why it failed; what had been made until then stays. */
    failure: z.string().nullable(),
    /** Null: by the clock. */
    startedBy: z.string().nullable(),
  })
  .meta({ id: 'InvoiceRun' });

export const billingInvoices = {
  'GET /api/billing/invoice-preview': {
    summary:
      'What invoices for the periods that begin in these days would be: nothing is written. Without a date range, next month',
    audience: 'staff',
    access,
    query: z.object({ from: LocalDate.optional(), to: LocalDate.optional() }),
    longestDays: LONGEST_RUN,
    reply: Preview,
  },
  'GET /api/billing/invoice-runs': {
    summary: 'Invoice runs, newest first; at most 50',
    audience: 'staff',
    access,
    reply: z.array(InvoiceRun),
  },
  'POST /api/billing/invoice-runs': {
    summary: 'Make the invoices of the periods that begin in these days. What was charged is never charged twice',
    audience: 'staff',
    access,
    status: 201,
    body: Span.extend({ /** Mail them too. */ send: z.boolean().optional() }),
    longestDays: LONGEST_RUN,
    reply: InvoiceRun,
  },
  'GET /api/billing/invoice-runs/:id': {
    summary: 'How far a run has come',
    audience: 'staff',
    access,
    params: IdParams,
    reply: InvoiceRun,
  },
  'GET /api/billing/invoices': {
    summary: 'Invoices issued in a range, newest first; without one the last 90 days and all that are unpaid',
    audience: 'staff',
    access,
    query: DateRange.extend({ status: z.enum(INVOICE_STATUSES).optional(), accountId: Id.optional() }),
    longestDays: LONGEST_LIST,
    reply: z.array(Invoice),
  },
  'GET /api/billing/invoices/:id': {
    summary: 'One invoice with its lines',
    audience: 'staff',
    access,
    params: IdParams,
    reply: Invoice.extend({ lines: z.array(InvoiceLine) }).meta({ id: 'InvoiceDetail' }),
  },
  'GET /api/billing/invoices/:id/pdf': {
    summary: 'An invoice as PDF',
    audience: 'staff',
    access,
    params: IdParams,
    reply: Nothing,
    file: true,
  },
  'POST /api/billing/invoices/:id/send': {
    summary: 'Tell the payer of an invoice (again); 409 for an agency that no mail reaches',
    audience: 'staff',
    access,
    params: IdParams,
    reply: Invoice,
  },
  'POST /api/billing/invoices/:id/remind': {
    summary: 'Remind the payer of an unpaid invoice now; 409 for an agency that no mail reaches',
    audience: 'staff',
    access,
    params: IdParams,
    reply: Invoice,
  },
  'POST /api/billing/invoices/:id/void': {
    summary:
      'Void an invoice: its charges are reversed, its number stays. `rebill`: the next run charges the periods anew',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ reason: Reason, rebill: z.boolean().optional() }),
    reply: Invoice,
  },
} satisfies Contract;
