import { audit } from '../../audit/audit.ts';
import type { Serve } from '../../http/serve.ts';
import { pastWindow } from '../../http/window.ts';
import { invoicesOn } from './invoice-queries.ts';
import { asInvoice, invoice, remindOfInvoice, sendInvoice, voidInvoice, wholeInvoice } from './invoices.ts';
import { todayOf } from './ledger.ts';
import { invoicePaper } from './papers.ts';
import { previewInvoices } from './preview.ts';
import { newestRuns } from './run-queries.ts';
import { invoiceRun, startRun } from './runs.ts';

/** Invoices, and the runs that make them. */
export function billingInvoiceRoutes(serve: Serve): void {
  serve('GET /api/billing/invoice-preview', ({ scope, query }) => previewInvoices(scope, query));
  serve('GET /api/billing/invoice-runs', ({ scope }) => scope.all(newestRuns()));
  serve('POST /api/billing/invoice-runs', ({ scope, body }) => startRun(scope, body));
  serve('GET /api/billing/invoice-runs/:id', ({ scope, params }) => invoiceRun(scope, params.id));

  serve('GET /api/billing/invoices', async ({ scope, query }) => {
    const { status, accountId, ...asked } = query;
    const window = await pastWindow(scope, asked, { days: 90, limit: 2000 });
    const withUnpaid = asked.from === undefined && asked.to === undefined;
    const rows = await scope.all(invoicesOn({ ...window, status, accountId, withUnpaid }, await todayOf(scope)));
    return rows.map(asInvoice);
  });
  serve('GET /api/billing/invoices/:id', ({ scope, params }) => wholeInvoice(scope, params.id));
  serve.file('GET /api/billing/invoices/:id/pdf', async ({ scope, server, params }) => {
    const found = await invoice(scope, params.id);
    audit(scope, { action: 'open invoice', entity: 'invoice', ids: [params.id] });
    return invoicePaper(server, scope, found);
  });
  serve('POST /api/billing/invoices/:id/send', ({ scope, server, params }) => sendInvoice(server, scope, params.id));
  serve('POST /api/billing/invoices/:id/remind', ({ scope, server, params }) =>
    remindOfInvoice(server, scope, params.id),
  );
  serve('POST /api/billing/invoices/:id/void', ({ scope, params, body }) => voidInvoice(scope, params.id, body));
}
