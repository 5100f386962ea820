import { mutation, query } from '#web/lib/api.ts';

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

export const openAccount = mutation('POST /api/billing/accounts', 'billing');
export const changeAccount = mutation('PATCH /api/billing/accounts/:id', 'billing');
export const recordPayment = mutation('POST /api/billing/accounts/:id/payments', 'billing');
export const refundPayment = mutation('POST /api/billing/payments/:id/refund', 'billing');
export const chargeAccount = mutation('POST /api/billing/accounts/:id/charges', 'billing');
export const creditAccount = mutation('POST /api/billing/accounts/:id/credits', 'billing');
export const adjustAccount = mutation('POST /api/billing/accounts/:id/adjustments', 'billing');
export const invoiceAccount = mutation('POST /api/billing/accounts/:id/invoice', 'billing');
export const reverseBooking = mutation('POST /api/billing/transactions/:id/reverse', 'billing');

export const previewStatement = mutation('POST /api/billing/bank-import/preview');
export const importStatement = mutation('POST /api/billing/bank-import', 'billing');
