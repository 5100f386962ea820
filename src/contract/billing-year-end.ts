import { staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { Cents, IdParams, Instant, LONGEST_LIST, LocalDate, Nothing } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const access = staffWith('billing');

const YearEndRow = z
  .object({
    accountId: z.int(),
    accountName: z.string(),
    /** The children whose care was paid, with what was paid for each in the year. */
    children: z.array(z.object({ childId: z.int().nullable(), childName: z.string(), paid: Cents })),
    paid: Cents,
    /** When this year's documents were last given to the parent; null: not yet. */
    publishedAt: Instant.nullable(),
    /** What has been paid meanwhile no longer agrees with the published documents. */
    isStale: z.boolean(),
  })
  .meta({ id: 'YearEndRow' });

const Year = z.coerce
  .number<string | number>()
  .int('Enter a year')
  .min(2000, 'Enter a year from 2000 to 2030')
  .max(2030, 'Enter a year from 2000 to 2030');

export const billingYearEnd = {
  'GET /api/billing/year-end': {
    summary: 'What each payer paid for each child in a year (the last full one without), subsidies not counted',
    audience: 'staff',
    access,
    query: z.object({ year: Year.optional() }),
    reply: z.object({ year: z.int(), isCenterComplete: z.boolean(), rows: z.array(YearEndRow) }),
  },
  'POST /api/billing/year-end/publish': {
    summary:
      "Give every paying parent the year's statement and letter as tax documents; what changed since replaces the earlier one",
    audience: 'staff',
    access,
    status: 201,
    body: z.strictObject({ year: Year }),
    reply: z.object({ /** Parents whose documents are being made. */ payers: z.int() }),
  },
  'GET /api/billing/accounts/:id/statement': {
    summary: "A payer's statement of a year, a PDF",
    audience: 'staff',
    access,
    params: IdParams,
    query: z.object({ year: Year.optional() }),
    reply: Nothing,
    file: true,
  },
  'GET /api/billing/accounts/:id/letter': {
    summary:
      "The letter that stands for the IRS' form W-10 (provider's name, address, EIN; amounts paid in a year), a PDF",
    audience: 'staff',
    access,
    params: IdParams,
    query: z.object({ year: Year.optional() }),
    reply: Nothing,
    file: true,
  },
  'GET /api/billing/accounts/:id/receipt': {
    summary:
      'A receipt for a flexible spending account: care given in these days and paid, a PDF. Without a date range, this year',
    audience: 'staff',
    access,
    params: IdParams,
    query: z.object({ from: LocalDate.optional(), to: LocalDate.optional() }),
    longestDays: LONGEST_LIST,
    reply: Nothing,
    file: true,
  },
} satisfies Contract;
