import type { Serve } from '#server/http/serve.ts';
import { languageOfHeader } from '#server/kernel/i18n/reader.ts';
import { openOwnInvoice, openOwnReceipt } from '../invoices/opening.ts';
import { checkout, forgetPaymentMethod, savePaymentMethod, switchAutopay } from '../payments/checkout.ts';
import { paymentInstructions } from '../payments/instructions.ts';
import { familyBilling } from './family.ts';
import { ownBalance } from './family-queries.ts';
import { todayOf } from './ledger.ts';

/** A parent's own billing. */
export function billingFamilyRoutes(serve: Serve): void {
  serve('GET /api/payment-instructions', ({ scope, server, query, request }) =>
    paymentInstructions(server, scope, query, languageOfHeader(request.headers['accept-language'])),
  );
  serve('GET /api/parent/billing', ({ scope, server }) => familyBilling(server, scope));
  serve.cached('GET /api/parent/billing/balance', { until: 'day', sharedBy: 'person' }, async ({ scope }) =>
    scope.one(ownBalance(await todayOf(scope))),
  );

  serve.file('GET /api/parent/billing/invoices/:id/pdf', ({ scope, server, params }) =>
    openOwnInvoice(server, scope, params.id),
  );
  serve.file('GET /api/parent/billing/payments/:id/receipt', ({ scope, server, params }) =>
    openOwnReceipt(server, scope, params.id),
  );

  serve.long('POST /api/parent/billing/checkout', ({ act, server, body }) => checkout(server, act, body));
  serve.long('POST /api/parent/billing/payment-method', ({ act, server }) => savePaymentMethod(server, act));
  serve.long('DELETE /api/parent/billing/payment-method', async ({ act, server }) => {
    await forgetPaymentMethod(server, act);
    return {};
  });
  serve.long('PUT /api/parent/billing/autopay', ({ act, server, body }) => switchAutopay(server, act, body.enabled));
}
