import { FEE_STATES, MOST_FEE, SHOWN_FEE_STATES } from './admissions-choices.ts';
import { Fee, Inquiry } from './admissions-shapes.ts';
import { STAFF_METHODS } from './billing-payment-methods.ts';
import { staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { Cents, IdParams, LocalDate, nullableText, Version } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const access = staffWith('admissions');

/** What the center asks for from now on; an amount of 0 is nothing. */
const Terms = z.object({
  amount: Cents,
  isRefundable: z.boolean(),
  /** How it is paid, as families read it. */
  instructions: z.string().nullable(),
  version: z.int(),
});

export const admissionFees = {
  'GET /api/waitlist/fees': {
    summary:
      'What families were asked for standing on the waitlist: what is owed back, then the newest; at most 200, and the sums',
    audience: 'staff',
    access,
    query: z.object({ state: z.enum(SHOWN_FEE_STATES).optional() }),
    reply: z.object({
      fees: z.array(Fee),
      /** How many there are of each state, and what they come to in cents. */
      sums: z.record(z.enum(SHOWN_FEE_STATES), z.object({ count: z.int(), amount: Cents })),
      terms: Terms,
    }),
  },
  'PUT /api/waitlist/fees/terms': {
    summary: 'Say what standing on the waitlist costs from now on, in cents; 0: nothing. Fees that were asked stay',
    audience: 'staff',
    access,
    body: z.strictObject({
      amount: z.int('Enter an amount in cents').min(0).max(MOST_FEE),
      isRefundable: z.boolean(),
      instructions: nullableText(500),
      version: Version,
    }),
    reply: Terms,
  },
  'POST /api/inquiries/:id/fee': {
    summary: 'Ask a family on the waitlist for the fee, as one that was there before it; once more changes nothing',
    audience: 'staff',
    access,
    params: IdParams,
    reply: Inquiry,
  },
  'PUT /api/waitlist/fees/:id': {
    summary: 'Note that a fee was paid, given back or waived, or take that back. The same state again changes nothing',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({
      state: z.enum(FEE_STATES),
      /** On which day the money came or went, and how; null: none did. */
      on: LocalDate.nullable(),
      method: z.enum(STAFF_METHODS).nullable(),
      version: Version,
    }),
    reply: Fee,
  },
} satisfies Contract;
