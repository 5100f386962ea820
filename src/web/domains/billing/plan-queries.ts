import { mutation, query } from '#web/lib/api.ts';

export const plans = query('GET /api/billing/plans');
export const addPlan = mutation('POST /api/billing/plans', 'billing');
export const changePlan = mutation('PATCH /api/billing/plans/:id', 'billing');

/** A child's plans, and who pays which part of them. */
export const childBilling = (id: number) => query('GET /api/billing/children/:id', { params: { id } });
export const enrollInPlan = mutation('POST /api/billing/enrollments', 'billing');
/** Children whom putting on a plan from a day on would not leave like the others. */
export const planStates = (id: number, from: string) =>
  query('GET /api/billing/plans/:id/children', { params: { id }, query: { from } });
export const enrollSeveral = mutation('POST /api/billing/plans/:id/children', 'billing');
/** What ending an enrollment on a day would credit. */
export const creditAtEnd = (id: number, date: string) =>
  query('GET /api/billing/enrollments/:id/credit', { params: { id }, query: { date } });
export const endEnrollment = mutation('POST /api/billing/enrollments/:id/end', 'billing');
export const setSplit = mutation('PUT /api/billing/children/:id/split', 'billing');
/** Everybody who can pay, agencies too. */
export const payers = query('GET /api/billing/accounts');

export const billingSettings = query('GET /api/billing/settings');
export const changeBillingSettings = mutation('PATCH /api/billing/settings', 'billing');

export const latePickups = query('GET /api/billing/late-pickups');
export const chargePickup = mutation('POST /api/billing/late-pickups/:id/charge', 'billing');
export const waivePickup = mutation('POST /api/billing/late-pickups/:id/waive', 'billing');
export const closedDays = query('GET /api/billing/closures');
export const creditClosures = mutation('POST /api/billing/closures/credit', 'billing');
