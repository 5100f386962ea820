import { audit } from '../../audit/audit.ts';
import { inCenter } from '../../db/open-scope.ts';
import type { Scope } from '../../db/scope.ts';
import type { Serve } from '../../http/serve.ts';
import { notFound, orRefuse } from '../../refusal.ts';
import type { Server } from '../../server.ts';
import { billingAccount } from './account-commands.ts';
import { ownAccount } from './family-queries.ts';
import { paperFile } from './papers.ts';
import { publishYearEnd, yearEnd, yearOf } from './year-end.ts';
import { letterPaper, type NamedPaper, receiptOfCare, statementPaper } from './year-papers.ts';

/** What payers need for their taxes. */
export function billingYearRoutes(serve: Serve): void {
  serve('GET /api/billing/year-end', async ({ scope, query }) => yearEnd(scope, await yearOf(scope, query.year)));
  serve('POST /api/billing/year-end/publish', ({ scope, body }) => publishYearEnd(scope, body.year));

  serve.file('GET /api/billing/accounts/:id/statement', async ({ scope, server, params, query }) => {
    await billingAccount(scope, params.id);
    audit(scope, { action: 'open statement', entity: 'billing_account', ids: [params.id] });
    return asFile(server, scope, await statementPaper(scope, params.id, await yearOf(scope, query.year)));
  });
  serve.file('GET /api/billing/accounts/:id/letter', async ({ scope, server, params, query }) => {
    await billingAccount(scope, params.id);
    audit(scope, { action: 'open provider letter', entity: 'billing_account', ids: [params.id] });
    return asFile(server, scope, await letterPaper(scope, params.id, await yearOf(scope, query.year)));
  });
  serve.file('GET /api/billing/accounts/:id/receipt', async ({ scope, server, params, query }) => {
    await billingAccount(scope, params.id);
    audit(scope, { action: 'open care receipt', entity: 'billing_account', ids: [params.id] });
    return asFile(server, scope, await receiptOfCare(scope, params.id, query));
  });
  serve.file('GET /api/parent/billing/receipt', async ({ scope, server, query }) => {
    const { id } = orRefuse(await scope.maybe(ownAccount()), notFound('No care of these days has been paid'));
    audit(scope, { action: 'open care receipt', entity: 'billing_account', ids: [id] });
    const { center } = await scope.opened;
    return inCenter(server, { centerId: center.id }, async (books) =>
      asFile(server, books, await receiptOfCare(books, id, query)),
    );
  });
}

const asFile = (server: Server, scope: Scope, { paper, name }: NamedPaper) => paperFile(server, scope, paper, name);
