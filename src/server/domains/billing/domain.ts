import type { Domain } from '#server/kernel/domain.ts';
import { billingFamilyRoutes } from './accounts/parent-routes.ts';
import { billingAccountRoutes } from './accounts/staff-routes.ts';
import { createBilling } from './beginning.ts';
import { billingInvoiceRoutes } from './invoices/staff-routes.ts';
import { billByTheClock, runInvoices } from './jobs.ts';
import { payAutomatically } from './payments/autopay.ts';
import { paymentWebhook } from './payments/webhook.ts';
import { billingPlanRoutes } from './plans/staff-routes.ts';
import { retention } from './retention.ts';
import { publishYearEndOf } from './year-end/jobs.ts';
import { billingYearRoutes } from './year-end/staff-routes.ts';

export const domain: Domain = {
  name: 'billing',
  topics: ['billing'],
  routes: [billingPlanRoutes, billingAccountRoutes, billingInvoiceRoutes, billingFamilyRoutes, billingYearRoutes],
  mounts: [paymentWebhook],
  listens: [createBilling],
  heavyTasks: { 'run-invoices': runInvoices, 'publish-year-end': publishYearEndOf },
  routines: [
    { name: 'pay-automatically', cron: '*/15 * * * *', run: payAutomatically },
    { name: 'bill-by-the-clock', cron: '17 * * * *', run: billByTheClock },
  ],
  retention,
};
