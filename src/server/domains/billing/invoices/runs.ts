import { LONGEST_RUN } from '#contract/billing-shapes.ts';
import type { Scope } from '#server/db/scope.ts';
import { refuseLong } from '#server/http/date-range.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { enqueue } from '#server/kernel/jobs/outbox.ts';
import type { Server } from '#server/server.ts';
import { holdBilling } from '../accounts/credit-queries.ts';
import { holdAccount } from '../accounts/ledger.ts';
import { chargeProposedPickups } from '../late-pickups/commands.ts';
import type { Span } from '../plans/rules-periods.ts';
import { invoiceAccounts } from './invoicing.ts';
import {
  advanceRun,
  beginRun,
  finishRun,
  forgetEmptyRun,
  holdAccountsAfter,
  holdRun,
  insertRun,
  type RunRow,
  runRow,
} from './run-queries.ts';

/** How many accounts are invoiced in one transaction. */
const STEP = 200;

/** Asks for the invoices of the periods that begin in these days. */
export async function startRun(
  scope: Scope,
  { from, to, send = false, isAutomatic = false }: Span & { send?: boolean | undefined; isAutomatic?: boolean },
): Promise<RunRow> {
  const range = refuseLong({ from, to }, LONGEST_RUN);
  const { actor } = await scope.opened;
  const row = { fromDate: range.from, toDate: range.to, isSent: send, isAutomatic };
  const { id } = await scope.one(insertRun({ ...row, createdAt: scope.now, createdBy: staffIdOf(actor) }));
  enqueue(scope, 'run-invoices', { runId: id });
  audit(scope, { action: 'start invoice run', entity: 'invoice_run', ids: [id], after: row });
  scope.touch('billing');
  return invoiceRun(scope, id);
}

export const invoiceRun = async (scope: Scope, id: number): Promise<RunRow> =>
  orRefuse(await scope.maybe(runRow(id)), notFound('This run was not found'));

/**
 * Does the next part of a run; answers whether there is more. A part is one transaction, and says in it how far the run
 * has come: whatever ends a run midway, it goes on where it stopped.
 * @param server null: history is written, and nobody is told of it
 */
export async function stepRun(server: Server | null, scope: Scope, id: number): Promise<boolean> {
  if (!(await scope.maybe(holdRun(id)))) return false;
  await scope.count(holdBilling());
  if ((await scope.count(beginRun(id, scope.now))) > 0) await chargeProposedPickups(scope);
  const run = await scope.one(runRow(id));
  const accountIds = (await scope.all(holdAccountsAfter(run.afterAccount, STEP))).map((account) => account.id);
  const made = await invoiceAccounts(server, scope, accountIds, { ...run, runId: id, range: run });
  await scope.count(
    advanceRun(id, { afterAccount: accountIds.at(-1) ?? run.afterAccount, accounts: accountIds.length, ...made }),
  );
  scope.touch('billing');
  if (accountIds.length === STEP) return true;
  await scope.count(finishRun(id, scope.now));
  await scope.count(forgetEmptyRun(id));
  return false;
}

/** Invoices what waits on one account, at once. 409 where nothing waits. */
export async function invoiceNow(server: Server, scope: Scope, accountId: number, isSent: boolean): Promise<void> {
  await scope.count(holdBilling());
  await holdAccount(scope, accountId);
  const how = { runId: null, range: null, isSent, isAutomatic: false };
  const { invoices } = await invoiceAccounts(server, scope, [accountId], how);
  if (invoices === 0) throw conflict('Nothing waits for an invoice on this account');
  audit(scope, { action: 'invoice account', entity: 'billing_account', ids: [accountId] });
}
