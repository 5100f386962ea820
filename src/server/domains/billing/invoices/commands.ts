import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, notFound, orRefuse } from '#server/kernel/http-error.ts';
import type { Server } from '#server/server.ts';
import { holdBilling } from '../accounts/credit-queries.ts';
import { type Booking, book, holdAccount, invoiceNumber, todayOf } from '../accounts/ledger.ts';
import type { TransactionRow } from '../accounts/ledger-queries.ts';
import { reversalOf } from '../accounts/postings.ts';
import { type InvoiceRow, invoiceLines, invoiceRow } from './queries.ts';
import { refuseUnreached, sendInvoices } from './sending.ts';
import { creditsOfCharges, linesToReverse, markInvoice, releasePeriods } from './void-queries.ts';

export const asInvoice = ({ number, ...row }: InvoiceRow) => ({ ...row, number: invoiceNumber(number) });

export const invoice = async (scope: Scope, id: number): Promise<InvoiceRow> =>
  orRefuse(await scope.maybe(invoiceRow(id, await todayOf(scope))), notFound('This invoice was not found'));

/** An invoice with its lines. */
export async function wholeInvoice(scope: Scope, id: number) {
  const row = await invoice(scope, id);
  return { ...asInvoice(row), lines: await scope.all(invoiceLines(id)) };
}

/** Tells the payer of an invoice, again if they were told; 409 for an agency that no mail reaches and a parent without an account. */
export async function sendInvoice(server: Server, scope: Scope, id: number) {
  const row = await invoice(scope, id);
  if (row.status === 'void') throw conflict('This invoice is void');
  await refuseUnreached(server, scope, row.accountId);
  await scope.count(markInvoice(id, { sentAt: scope.now }));
  await sendInvoices(server, scope, [row], 'issued');
  audit(scope, { action: 'send invoice', entity: 'invoice', ids: [id] });
  scope.touch('billing');
  return asInvoice(await invoice(scope, id));
}

/** Reminds the payer of an invoice that is not paid; 409 for an agency that no mail reaches. */
export async function remindOfInvoice(server: Server, scope: Scope, id: number) {
  const row = await invoice(scope, id);
  if (row.open === 0) throw conflict('Nothing of this invoice is open');
  await refuseUnreached(server, scope, row.accountId);
  await scope.count(markInvoice(id, { remindedAt: scope.now }));
  await sendInvoices(server, scope, [row], row.status === 'overdue' ? 'overdue' : 'due');
  audit(scope, { action: 'remind of invoice', entity: 'invoice', ids: [id] });
  scope.touch('billing');
  return asInvoice(await invoice(scope, id));
}

export interface Voiding {
  readonly reason: string;
  /** The next run charges its periods anew; what else it charged waits for the next invoice. */
  readonly rebill?: boolean | undefined;
}

/** Voids an invoice: its charges, and the credits for days of them, are taken back by counter entries; its number stays. */
export async function voidInvoice(scope: Scope, id: number, { reason, rebill = false }: Voiding) {
  await scope.count(holdBilling());
  const found = await invoice(scope, id);
  await holdAccount(scope, found.accountId);
  if (found.status === 'void') throw conflict('This invoice is void already');
  const charges = await scope.all(linesToReverse(id));
  const chargeIds = charges.map((charge) => charge.id);
  const credits = await scope.all(creditsOfCharges(found.accountId, chargeIds));
  const reversals: Booking[] = [];
  for (const row of [...charges, ...credits]) reversals.push(await reversalOf(scope, row, reason));
  const anew = rebill ? charges.filter(({ category }) => category !== 'tuition') : [];
  await book(scope, [...reversals, ...anew.map(chargedAnew(await todayOf(scope)))]);
  if (rebill) await scope.count(releasePeriods(chargeIds));
  const { actor } = await scope.opened;
  const mark = { voidedAt: scope.now, voidedBy: staffIdOf(actor), voidReason: reason };
  await scope.count(markInvoice(id, mark));
  audit(scope, { action: 'void invoice', entity: 'invoice', ids: [id], after: { reason, rebill } });
  return asInvoice(await invoice(scope, id));
}

const chargedAnew =
  (date: string) =>
  (row: TransactionRow): Booking => ({
    kind: row.kind,
    billingAccountId: row.accountId,
    category: row.category,
    date,
    amount: row.amount,
    gross: row.gross,
    discount: row.discount,
    description: row.description,
    reason: row.reason,
    childId: row.childId,
    enrollmentId: row.enrollmentId,
    serviceFrom: row.serviceFrom,
    serviceTo: row.serviceTo,
    days: row.days,
    ofDays: row.ofDays,
  });
