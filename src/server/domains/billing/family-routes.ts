import { audit } from '../../audit/audit.ts';
import { inCenter } from '../../db/open-scope.ts';
import type { Serve } from '../../http/serve.ts';
import { notFound, orRefuse } from '../../refusal.ts';
import { languageOfHeader } from '../../words/reader.ts';
import { checkout, forgetPaymentMethod, savePaymentMethod, switchAutopay } from './checkout.ts';
import { familyBilling } from './family.ts';
import { ownBalance, ownInvoice, ownPayment } from './family-queries.ts';
import { paymentInstructions } from './instructions.ts';
import { invoice } from './invoices.ts';
import { todayOf } from './ledger.ts';
import { transactionById } from './ledger-queries.ts';
import { invoicePaper, receiptPaper } from './papers.ts';

/** A parent's own billing. */
export function billingFamilyRoutes(serve: Serve): void {
  serve('GET /api/payment-instructions', ({ scope, server, query, request }) =>
    paymentInstructions(server, scope, query, languageOfHeader(request.headers['accept-language'])),
  );
  serve('GET /api/parent/billing', ({ scope, server }) => familyBilling(server, scope));
  serve('GET /api/parent/billing/balance', async ({ scope }) => scope.one(ownBalance(await todayOf(scope))));

  serve.file('GET /api/parent/billing/invoices/:id/pdf', async ({ scope, server, params }) => {
    const { id } = orRefuse(await scope.maybe(ownInvoice(params.id)), notFound('This invoice was not found'));
    audit(scope, { action: 'open invoice', entity: 'invoice', ids: [id] });
    const { center } = await scope.opened;
    return inCenter(server, { centerId: center.id }, async (books) =>
      invoicePaper(server, books, await invoice(books, id)),
    );
  });
  serve.file('GET /api/parent/billing/payments/:id/receipt', async ({ scope, server, params }) => {
    const { id } = orRefuse(await scope.maybe(ownPayment(params.id)), notFound('This payment was not found'));
    audit(scope, { action: 'open receipt', entity: 'ledger_transaction', ids: [id] });
    const { center } = await scope.opened;
    return inCenter(server, { centerId: center.id }, async (books) =>
      receiptPaper(server, books, await books.one(transactionById(id))),
    );
  });

  serve.long('POST /api/parent/billing/checkout', ({ act, server, body }) => checkout(server, act, body));
  serve.long('POST /api/parent/billing/payment-method', ({ act, server }) => savePaymentMethod(server, act));
  serve.long('DELETE /api/parent/billing/payment-method', async ({ act, server }) => {
    await forgetPaymentMethod(server, act);
    return {};
  });
  serve.long('PUT /api/parent/billing/autopay', ({ act, server, body }) => switchAutopay(server, act, body.enabled));
}
