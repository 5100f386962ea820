import { billingAccounts } from './billing-accounts.ts';
import { billingFamily } from './billing-family.ts';
import { billingInvoices } from './billing-invoices.ts';
import { billingPlans } from './billing-plans.ts';
import { billingYearEnd } from './billing-year-end.ts';
import type { Contract } from './endpoint.ts';

/**
 * Billing as a whole; money in integer cents everywhere, days are the center's. The ledger is append-only: no call edits or
 * deletes what was booked, a mistake is reversed. Shapes are in `billing-shapes.ts`.
 */
export const billing = {
  ...billingPlans,
  ...billingAccounts,
  ...billingInvoices,
  ...billingYearEnd,
  ...billingFamily,
} satisfies Contract;
