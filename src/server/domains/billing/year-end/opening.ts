import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import type { FileAnswer } from '#server/http/files.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import type { Server } from '#server/server.ts';
import { billingAccount } from '../accounts/commands.ts';
import { ownAccount } from '../accounts/family-queries.ts';
import { documentFile } from '../invoices/documents.ts';
import { yearOf } from './commands.ts';
import { letterDocument, receiptOfCare, statementDocument } from './documents.ts';

type Care = Parameters<typeof receiptOfCare>[2];

/** A payer's statement of a year as a file; that it was opened is kept. */
export async function openStatement(server: Server, scope: Scope, accountId: number, year: number | undefined) {
  await billingAccount(scope, accountId);
  audit(scope, { action: 'open statement', entity: 'billing_account', ids: [accountId] });
  const { document, name } = await statementDocument(scope, accountId, await yearOf(scope, year));
  return documentFile(server, scope, document, name);
}

/** The letter that says who cared for a payer's children in a year, as a file; that it was opened is kept. */
export async function openProviderLetter(server: Server, scope: Scope, accountId: number, year: number | undefined) {
  await billingAccount(scope, accountId);
  audit(scope, { action: 'open provider letter', entity: 'billing_account', ids: [accountId] });
  const { document, name } = await letterDocument(scope, accountId, await yearOf(scope, year));
  return documentFile(server, scope, document, name);
}

/** A receipt of some days of care as a file, for staff; that it was opened is kept. */
export async function openCareReceipt(server: Server, scope: Scope, accountId: number, care: Care) {
  await billingAccount(scope, accountId);
  audit(scope, { action: 'open care receipt', entity: 'billing_account', ids: [accountId] });
  return careReceipt(server, scope, accountId, care);
}

/** A receipt of some days of care of the acting parent's children; made from books that parents don't read. */
export async function openOwnCareReceipt(server: Server, scope: Scope, care: Care): Promise<FileAnswer> {
  const { id } = orRefuse(await scope.maybe(ownAccount()), notFound('No care of these days has been paid'));
  audit(scope, { action: 'open care receipt', entity: 'billing_account', ids: [id] });
  const { center } = await scope.opened;
  return inCenter(server, { centerId: center.id }, (books) => careReceipt(server, books, id, care));
}

async function careReceipt(server: Server, scope: Scope, accountId: number, care: Care): Promise<FileAnswer> {
  const { document, name } = await receiptOfCare(scope, accountId, care);
  return documentFile(server, scope, document, name);
}
