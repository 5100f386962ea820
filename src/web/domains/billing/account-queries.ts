import { mutation, query, type Reads } from '../../lib/api.ts';

export const billingOverview = query('GET /api/billing/overview');
export const billingAccounts = query('GET /api/billing/accounts');
export const billingAccount = (id: number) => query('GET /api/billing/accounts/:id', { params: { id } });
/** What was booked on an account since a day, newest first; without one the last 400 days. */
export const bookings = (id: number, from: string | undefined) =>
  query('GET /api/billing/accounts/:id/transactions', {
    params: { id },
    ...(from !== undefined && { query: { from } }),
  });
/** The balance at the end of a day. */
export const balanceOn = (id: number, date: string) =>
  query('GET /api/billing/accounts/:id/balance', { params: { id }, query: { date } });

/** What a booking changes. */
const MONEY = [
  'GET /api/billing/overview',
  'GET /api/billing/accounts',
  'GET /api/billing/accounts/:id',
  'GET /api/billing/accounts/:id/transactions',
  'GET /api/billing/accounts/:id/balance',
  'GET /api/billing/invoices',
  'GET /api/billing/invoices/:id',
] as const satisfies Reads[];

export const openAccount = mutation('POST /api/billing/accounts', 'GET /api/billing/accounts');
export const changeAccount = mutation(
  'PATCH /api/billing/accounts/:id',
  'GET /api/billing/accounts',
  'GET /api/billing/accounts/:id',
);
export const recordPayment = mutation('POST /api/billing/accounts/:id/payments', ...MONEY);
export const refundPayment = mutation('POST /api/billing/payments/:id/refund', ...MONEY);
export const chargeAccount = mutation('POST /api/billing/accounts/:id/charges', ...MONEY);
export const creditAccount = mutation('POST /api/billing/accounts/:id/credits', ...MONEY);
export const adjustAccount = mutation('POST /api/billing/accounts/:id/adjustments', ...MONEY);
export const invoiceAccount = mutation('POST /api/billing/accounts/:id/invoice', ...MONEY);
export const reverseBooking = mutation('POST /api/billing/transactions/:id/reverse', ...MONEY);

export const previewStatement = mutation('POST /api/billing/bank-import/preview');
export const importStatement = mutation('POST /api/billing/bank-import', ...MONEY);
