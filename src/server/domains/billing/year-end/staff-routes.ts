import type { Serve } from '#server/http/serve.ts';
import { publishYearEnd, yearEnd, yearOf } from './commands.ts';
import { openCareReceipt, openOwnCareReceipt, openProviderLetter, openStatement } from './opening.ts';

/** What payers need for their taxes. */
export function billingYearRoutes(serve: Serve): void {
  serve('GET /api/billing/year-end', async ({ scope, query }) => yearEnd(scope, await yearOf(scope, query.year)));
  serve('POST /api/billing/year-end/publish', ({ scope, body }) => publishYearEnd(scope, body.year));

  serve.file('GET /api/billing/accounts/:id/statement', ({ scope, server, params, query }) =>
    openStatement(server, scope, params.id, query.year),
  );
  serve.file('GET /api/billing/accounts/:id/letter', ({ scope, server, params, query }) =>
    openProviderLetter(server, scope, params.id, query.year),
  );
  serve.file('GET /api/billing/accounts/:id/receipt', ({ scope, server, params, query }) =>
    openCareReceipt(server, scope, params.id, query),
  );
  serve.file('GET /api/parent/billing/receipt', ({ scope, server, query }) => openOwnCareReceipt(server, scope, query));
}
