import { pastRange } from '#server/http/date-range.ts';
import type { Serve } from '#server/http/serve.ts';
import { writeTable } from '#server/kernel/documents/table.ts';
import { asInvoice } from '../invoices/commands.ts';
import { openReceipt } from '../invoices/opening.ts';
import { invoicesOfAccount, newestInvoice } from '../invoices/queries.ts';
import { invoiceNow } from '../invoices/runs.ts';
import { importStatement, previewStatement } from '../payments/bank-import.ts';
import { recordPayment } from '../payments/commands.ts';
import { refundPayment } from '../payments/refunds.ts';
import { accountFor, billingAccount, changeAgency, openAgency } from './commands.ts';
import { readLedger } from './export.ts';
import { asTransaction, todayOf } from './ledger.ts';
import { balanceOn, transactionsOf } from './ledger-queries.ts';
import { overview } from './overview.ts';
import { adjustAccount, chargeOnce, creditAccount, reverseBooking } from './postings.ts';
import { allAccounts } from './queries.ts';

/** Payers' accounts and what is booked on them. */
export function billingAccountRoutes(serve: Serve): void {
  serve.cached('GET /api/billing/overview', { until: 'day', sharedBy: 'role' }, ({ scope }) => overview(scope));
  serve.cached(
    'GET /api/billing/accounts',
    {
      until: 'day',
      sharedBy: 'role',
    },
    async ({ scope }) => scope.all(allAccounts(await todayOf(scope))),
  );
  serve('POST /api/billing/accounts', async ({ scope, body }) =>
    billingAccount(
      scope,
      'guardianId' in body ? await accountFor(scope, body.guardianId) : await openAgency(scope, body),
    ),
  );
  serve('GET /api/billing/accounts/:id', async ({ scope, params }) => {
    const account = await billingAccount(scope, params.id);
    const invoices = await scope.all(invoicesOfAccount(params.id, await todayOf(scope)));
    return { ...account, invoices: invoices.map(asInvoice) };
  });
  serve('PATCH /api/billing/accounts/:id', ({ scope, params, body }) => changeAgency(scope, params.id, body));

  serve('GET /api/billing/accounts/:id/transactions', async ({ scope, params, query }) => {
    await billingAccount(scope, params.id);
    const range = await pastRange(scope, query, { days: 400, limit: 5000 });
    return (await scope.all(transactionsOf(params.id, range))).map(asTransaction);
  });
  serve('GET /api/billing/accounts/:id/balance', async ({ scope, params, query }) => {
    await billingAccount(scope, params.id);
    const date = query.date ?? (await todayOf(scope));
    return { date, ...(await scope.one(balanceOn(params.id, date))) };
  });
  serve('POST /api/billing/accounts/:id/charges', ({ scope, params, body }) => chargeOnce(scope, params.id, body));
  serve('POST /api/billing/accounts/:id/invoice', async ({ scope, server, params, body }) => {
    await invoiceNow(server, scope, params.id, body.send ?? false);
    return asInvoice(await scope.one(newestInvoice(params.id, await todayOf(scope))));
  });
  serve('POST /api/billing/accounts/:id/credits', ({ scope, params, body }) => creditAccount(scope, params.id, body));
  serve('POST /api/billing/accounts/:id/adjustments', ({ scope, params, body }) =>
    adjustAccount(scope, params.id, body),
  );
  serve('POST /api/billing/accounts/:id/payments', ({ scope, params, body }) => recordPayment(scope, params.id, body));
  serve('POST /api/billing/payments/:id/refund', ({ scope, server, params, body }) =>
    refundPayment(server, scope, params.id, body),
  );
  serve.file('GET /api/billing/payments/:id/receipt', ({ scope, server, params }) =>
    openReceipt(server, scope, params.id),
  );
  serve('POST /api/billing/transactions/:id/reverse', ({ scope, params, body }) =>
    reverseBooking(scope, params.id, body.reason),
  );

  serve('POST /api/billing/bank-import/preview', ({ scope, body }) => previewStatement(scope, body.csv));
  serve('POST /api/billing/bank-import', ({ scope, body }) => importStatement(scope, body.csv, body.chosen));
  serve.heavyFile('GET /api/billing/export', async ({ act, query }) => {
    const { table, format } = await act((scope) => readLedger(scope, query));
    return writeTable(table, format, async () => null);
  });
}
