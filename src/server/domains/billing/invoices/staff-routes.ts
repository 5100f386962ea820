import { pastRange } from '#server/http/date-range.ts';
import type { Serve } from '#server/http/serve.ts';
import { failureInWords } from '#server/kernel/i18n/reader.ts';
import { todayOf } from '../accounts/ledger.ts';
import { asInvoice, remindOfInvoice, sendInvoice, voidInvoice, wholeInvoice } from './commands.ts';
import { openInvoice } from './opening.ts';
import { previewInvoices } from './preview.ts';
import { invoicesOn } from './queries.ts';
import { newestRuns } from './run-queries.ts';
import { invoiceRun, startRun } from './runs.ts';

/** Invoices, and the runs that make them. */
export function billingInvoiceRoutes(serve: Serve): void {
  serve('GET /api/billing/invoice-preview', ({ scope, query }) => previewInvoices(scope, query));
  serve('GET /api/billing/invoice-runs', async ({ scope, server, request }) =>
    Promise.all((await scope.all(newestRuns())).map((run) => failureInWords(server, request, run))),
  );
  serve('POST /api/billing/invoice-runs', async ({ scope, body }) => ({
    ...(await startRun(scope, body)),
    failure: null,
  }));
  serve('GET /api/billing/invoice-runs/:id', async ({ scope, server, request, params }) =>
    failureInWords(server, request, await invoiceRun(scope, params.id)),
  );

  serve('GET /api/billing/invoices', async ({ scope, query }) => {
    const { status, accountId, ...asked } = query;
    const range = await pastRange(scope, asked, { days: 90, limit: 2000 });
    const withUnpaid = asked.from === undefined && asked.to === undefined;
    const rows = await scope.all(invoicesOn({ ...range, status, accountId, withUnpaid }, await todayOf(scope)));
    return rows.map(asInvoice);
  });
  serve('GET /api/billing/invoices/:id', ({ scope, params }) => wholeInvoice(scope, params.id));
  serve.file('GET /api/billing/invoices/:id/pdf', ({ scope, server, params }) => openInvoice(server, scope, params.id));
  serve('POST /api/billing/invoices/:id/send', ({ scope, server, params }) => sendInvoice(server, scope, params.id));
  serve('POST /api/billing/invoices/:id/remind', ({ scope, server, params }) =>
    remindOfInvoice(server, scope, params.id),
  );
  serve('POST /api/billing/invoices/:id/void', ({ scope, params, body }) => voidInvoice(scope, params.id, body));
}
