import { mutation, type Reads } from '../../lib/api.ts';

/** What shows invoices. */
const OF_INVOICES = [
  'GET /api/billing/invoices',
  'GET /api/billing/invoices/:id',
  'GET /api/billing/accounts/:id',
] as const satisfies Reads[];

export const sendInvoice = mutation('POST /api/billing/invoices/:id/send', ...OF_INVOICES);
export const remindOfInvoice = mutation('POST /api/billing/invoices/:id/remind', ...OF_INVOICES);
export const voidInvoice = mutation(
  'POST /api/billing/invoices/:id/void',
  ...OF_INVOICES,
  'GET /api/billing/overview',
  'GET /api/billing/accounts',
  'GET /api/billing/accounts/:id/transactions',
  'GET /api/billing/accounts/:id/balance',
);
