import { addDays } from '../../clock/zone.ts';
import type { Serve } from '../../http/serve.ts';
import { invalid } from '../../refusal.ts';
import { closedDays } from './credit-queries.ts';
import { creditClosedDays } from './credits.ts';
import { creditAtEnd, endEnrollment, enrollInPlan } from './enrollments.ts';
import { chargePickup, latePickups, waivePickup } from './late-pickups.ts';
import { todayOf } from './ledger.ts';
import { addPlan, changePlan } from './plan-commands.ts';
import { planRows } from './plan-queries.ts';
import { billingSettings, changeBillingSettings } from './settings.ts';
import { childBilling, setSplit } from './splits.ts';

/** Plans, who is on them and who pays; the center's rules for billing. */
export function billingPlanRoutes(serve: Serve): void {
  serve('GET /api/billing/plans', async ({ scope }) => scope.all(planRows(await todayOf(scope))));
  serve('POST /api/billing/plans', ({ scope, body }) => addPlan(scope, body));
  serve('PATCH /api/billing/plans/:id', ({ scope, params, body }) => changePlan(scope, params.id, body));

  serve('GET /api/billing/children/:id', ({ scope, params }) => childBilling(scope, params.id));
  serve('PUT /api/billing/children/:id/split', ({ scope, params, body }) => setSplit(scope, params.id, body));
  serve('POST /api/billing/enrollments', ({ scope, body }) => enrollInPlan(scope, body));
  serve('GET /api/billing/enrollments/:id/credit', ({ scope, params, query }) =>
    creditAtEnd(scope, params.id, query.date),
  );
  serve('POST /api/billing/enrollments/:id/end', ({ scope, params, body }) => endEnrollment(scope, params.id, body));

  serve('GET /api/billing/settings', ({ scope, server }) => billingSettings(server, scope));
  serve('PATCH /api/billing/settings', ({ scope, server, body }) => changeBillingSettings(server, scope, body));

  serve('GET /api/billing/late-pickups', ({ scope, query }) => latePickups(scope, query));
  serve('POST /api/billing/late-pickups/:id/charge', ({ scope, params }) => chargePickup(scope, params.id));
  serve('POST /api/billing/late-pickups/:id/waive', ({ scope, params, body }) =>
    waivePickup(scope, params.id, body.reason),
  );

  serve('GET /api/billing/closures', async ({ scope, query }) => {
    const today = await todayOf(scope);
    const { from = addDays(today, -365), to = addDays(today, 183) } = query;
    return scope.all(closedDays(from, to));
  });
  serve('POST /api/billing/closures/credit', ({ scope, body }) => {
    if (body.from > body.to) throw invalid({ from: 'The first day must not be after the last day' });
    return creditClosedDays(scope, body);
  });
}
