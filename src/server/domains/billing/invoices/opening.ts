import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import type { FileAnswer } from '#server/http/files.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import type { Server } from '#server/server.ts';
import { ownInvoice, ownPayment } from '../accounts/family-queries.ts';
import { transactionById } from '../accounts/ledger-queries.ts';
import { invoice } from './commands.ts';
import { invoiceDocument, receiptDocument } from './documents.ts';

// What is opened is kept: staff open any payer's, a parent their own. Parents don't read the center's books, so their file is
// made in the center's name once row security has shown that it is theirs.

/** An invoice as a file, for staff. */
export async function openInvoice(server: Server, scope: Scope, id: number): Promise<FileAnswer> {
  const found = await invoice(scope, id);
  audit(scope, { action: 'open invoice', entity: 'invoice', ids: [id] });
  return invoiceDocument(server, scope, found);
}

/** An invoice of the acting parent as a file. */
export async function openOwnInvoice(server: Server, scope: Scope, invoiceId: number): Promise<FileAnswer> {
  const { id } = orRefuse(await scope.maybe(ownInvoice(invoiceId)), notFound('This invoice was not found'));
  audit(scope, { action: 'open invoice', entity: 'invoice', ids: [id] });
  const { center } = await scope.opened;
  return inCenter(server, { centerId: center.id }, async (books) =>
    invoiceDocument(server, books, await invoice(books, id)),
  );
}

/** The receipt of a payment as a file, for staff. */
export async function openReceipt(server: Server, scope: Scope, paymentId: number): Promise<FileAnswer> {
  const payment = orRefuse(await scope.maybe(transactionById(paymentId)), noSuchPayment());
  audit(scope, { action: 'open receipt', entity: 'ledger_transaction', ids: [paymentId] });
  return receiptDocument(server, scope, payment);
}

/** The receipt of a payment that the acting parent made, as a file. */
export async function openOwnReceipt(server: Server, scope: Scope, paymentId: number): Promise<FileAnswer> {
  const { id } = orRefuse(await scope.maybe(ownPayment(paymentId)), noSuchPayment());
  audit(scope, { action: 'open receipt', entity: 'ledger_transaction', ids: [id] });
  const { center } = await scope.opened;
  return inCenter(server, { centerId: center.id }, async (books) =>
    receiptDocument(server, books, await books.one(transactionById(id))),
  );
}

const noSuchPayment = () => notFound('This payment was not found');
