import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, invalid, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { childNamed } from '../plans/queries.ts';
import { type Booking, book, holdAccount, todayOf, transaction } from './ledger.ts';
import { type TransactionRow, transactionById } from './ledger-queries.ts';
import type { Category } from './rules-ledger.ts';

interface Dated {
  readonly amount: number;
  readonly date?: string | undefined;
  readonly childId?: number | null | undefined;
}

/** Charges an account something once; the next invoice takes it in. */
export async function chargeOnce(
  scope: Scope,
  accountId: number,
  input: Dated & {
    readonly description: string;
    readonly category?: Category | undefined;
    readonly serviceFrom?: string | undefined;
    readonly serviceTo?: string | undefined;
  },
) {
  const { serviceFrom = null, serviceTo = serviceFrom, category = 'other', description } = input;
  if (serviceFrom === null && serviceTo !== null) throw invalid({ serviceFrom: 'Enter the first day too' });
  if (serviceFrom !== null && serviceTo !== null && serviceTo < serviceFrom)
    throw invalid({ serviceTo: 'The last day must not be before the first' });
  return post(scope, accountId, input, { kind: 'charge', category, description, serviceFrom, serviceTo });
}

/** Credits an account; the oldest invoices get it at once. */
export const creditAccount = (scope: Scope, accountId: number, input: Dated & { readonly reason: string }) =>
  post(scope, accountId, { ...input, amount: -input.amount }, { kind: 'credit', reason: input.reason });

/** Corrects a balance. Above zero the payer owes more. */
export const adjustAccount = (scope: Scope, accountId: number, input: Dated & { readonly reason: string }) =>
  post(scope, accountId, input, { kind: 'adjustment', reason: input.reason });

/**
 * Takes a booking back by its counter entry, dated today. 409 for one that was taken back, is itself a counter entry, stands on
 * an invoice (void that instead), was made online (refund it instead), or was refunded.
 */
export async function reverseBooking(scope: Scope, id: number, reason: string) {
  const found = await bookingToChange(scope, id);
  if (found.invoiceId !== null) throw conflict('This charge is on an invoice. Void the invoice, or give a credit.');
  if (found.method === 'online') throw conflict('This payment was made online. Refund it instead.');
  if (found.refunded > 0) throw conflict('A part of this payment was refunded. Take the refund back first.');
  const [reversal = 0] = await book(scope, [await reversalOf(scope, found, reason)]);
  const about = { before: { kind: found.kind, amount: found.amount }, after: { reason } };
  audit(scope, { action: 'reverse booking', entity: 'ledger_transaction', ids: [id, reversal], ...about });
  return transaction(scope, reversal);
}

/** A booking that may still be taken back, with its account held. */
export async function bookingToChange(scope: Scope, id: number): Promise<TransactionRow> {
  const found = orRefuse(await scope.maybe(transactionById(id)), notFound('This booking was not found'));
  await holdAccount(scope, found.accountId);
  const now = await scope.one(transactionById(id));
  if (now.kind === 'reversal') throw conflict('A counter entry cannot be taken back. Make the booking anew.');
  if (now.reversedById !== null) throw conflict('This booking was taken back already');
  return now;
}

export const reversalOf = async (scope: Scope, row: TransactionRow, reason: string): Promise<Booking> => ({
  kind: 'reversal',
  billingAccountId: row.accountId,
  category: row.category,
  date: await todayOf(scope),
  amount: -row.amount,
  description: row.description,
  reason,
  childId: row.childId,
  enrollmentId: row.enrollmentId,
  serviceFrom: row.serviceFrom,
  serviceTo: row.serviceTo,
  reversesId: row.id,
  reverses: row,
});

async function post(
  scope: Scope,
  accountId: number,
  { amount, date, childId = null }: Dated,
  booking: Partial<Booking> & Pick<Booking, 'kind'>,
) {
  await holdAccount(scope, accountId);
  const day = await bookingDay(scope, date);
  if (childId !== null && !(await scope.maybe(childNamed(childId))))
    throw invalid({ childId: 'Please select a child' });
  const [id = 0] = await book(scope, [{ ...booking, billingAccountId: accountId, date: day, amount, childId }]);
  const after = { accountId, amount, date: day, reason: booking.reason, description: booking.description };
  const children = childId === null ? [] : [childId];
  audit(scope, { action: `book ${booking.kind}`, entity: 'ledger_transaction', ids: [id], children, after });
  scope.touch('billing', children);
  return transaction(scope, id);
}

/** The day a booking counts for: today, or an earlier one. */
export async function bookingDay(scope: Scope, date: string | undefined): Promise<string> {
  const today = await todayOf(scope);
  if (date !== undefined && date > today) throw invalid({ date: 'The date must not be in the future' });
  return date ?? today;
}
