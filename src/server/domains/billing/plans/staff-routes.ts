import { LONGEST_LIST } from '#contract/kernel/primitives.ts';
import { refuseLong } from '#server/http/date-range.ts';
import type { Serve } from '#server/http/serve.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { closedDays } from '../accounts/credit-queries.ts';
import { creditClosedDays } from '../accounts/credits.ts';
import { todayOf } from '../accounts/ledger.ts';
import { chargePickup, latePickups, waivePickup } from '../late-pickups/commands.ts';
import { billingSettings, changeBillingSettings } from '../settings.ts';
import { addPlan, changePlan } from './commands.ts';
import { creditAtEnd, endEnrollment, enrollInPlan } from './enrollments.ts';
import { planRows } from './queries.ts';
import { enrollSeveral, statesOf } from './several.ts';
import { childBilling, setSplit } from './splits.ts';

/** Plans, who is on them and who pays; the center's rules for billing. */
export function billingPlanRoutes(serve: Serve): void {
  serve('GET /api/billing/plans', async ({ scope }) => scope.all(planRows(await todayOf(scope))));
  serve('POST /api/billing/plans', ({ scope, body }) => addPlan(scope, body));
  serve('PATCH /api/billing/plans/:id', ({ scope, params, body }) => changePlan(scope, params.id, body));

  serve('GET /api/billing/plans/:id/children', ({ scope, params, query }) => statesOf(scope, params.id, query.from));
  serve('POST /api/billing/plans/:id/children', ({ scope, params, body }) => enrollSeveral(scope, params.id, body));

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
    refuseLong({ from, to }, LONGEST_LIST);
    return scope.all(closedDays(from, to));
  });
  serve('POST /api/billing/closures/credit', ({ scope, body }) =>
    creditClosedDays(scope, refuseLong(body, LONGEST_LIST)),
  );
}
