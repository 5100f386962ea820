import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import {
  type BookingRow,
  guardiansOf,
  insertBookings,
  insertEntries,
  lockAccount,
  type TransactionRow,
  takeNumbers,
  transactionById,
} from './ledger-queries.ts';
import { entriesOf, reversed, type TransactionKind } from './rules-ledger.ts';

/** A booking on a payer's account; what isn't said is nothing. Payments and refunds get a receipt's number. */
export type Booking = Partial<Omit<BookingRow, 'receipt'>> &
  Pick<BookingRow, 'billingAccountId' | 'kind' | 'date' | 'amount'> & {
    /** Of a reversal: what it takes back. */
    readonly reverses?: TransactionRow;
  };

const NOTHING = {
  category: null,
  description: '',
  reason: null,
  childId: null,
  enrollmentId: null,
  serviceFrom: null,
  serviceTo: null,
  days: null,
  ofDays: null,
  gross: null,
  discount: null,
  method: null,
  reference: null,
  receipt: null,
  reversesId: null,
  refundsId: null,
  sourceKey: null,
} as const;

/**
 * Writes bookings with their entries, in order; the only way into the ledger. Answers their ids. The database refuses what
 * doesn't balance, and a source that was booked before.
 */
export async function book(scope: Scope, bookings: readonly Booking[]): Promise<number[]> {
  if (bookings.length === 0) return [];
  const { actor } = await scope.opened;
  const withReceipt = bookings.filter(({ kind }) => hasReceipt(kind)).length;
  const last = withReceipt === 0 ? 0 : (await scope.one(takeNumbers('receipt', withReceipt))).last;
  let receipt = last - withReceipt;
  const rows = bookings.map(({ reverses: _, ...booking }): BookingRow => {
    const whole = { ...NOTHING, ...booking };
    const gross = booking.kind === 'charge' ? (whole.gross ?? whole.amount) : null;
    const discount = booking.kind === 'charge' ? (whole.discount ?? 0) : null;
    if (!hasReceipt(booking.kind)) return { ...whole, gross, discount };
    receipt += 1;
    return { ...whole, receipt };
  });
  const by = actor.kind === 'parent' ? null : staffIdOf(actor);
  const ids = (await scope.all(insertBookings(rows, scope.now, by))).map(({ id }) => id);
  const entries = bookings.flatMap(({ reverses }, at) => {
    const own = reverses ? reversed(entriesOf(reverses)) : entriesOf(rows[at] as BookingRow);
    return own.map((entry) => ({ ...entry, transactionId: ids[at] ?? 0 }));
  });
  scope.later(insertEntries(entries));
  await touchPayers(scope, [...new Set(rows.map(({ billingAccountId }) => billingAccountId))]);
  return ids;
}

/** After the commit, the billing screens of these accounts' payers look again, and those of staff. */
export async function touchPayers(scope: Scope, accountIds: readonly number[]): Promise<void> {
  for (const { guardianId } of await scope.all(guardiansOf(accountIds))) scope.touchPayer(guardianId);
  scope.touch('billing');
}

const hasReceipt = (kind: TransactionKind) => kind === 'payment' || kind === 'refund';

/** The account, held until the transaction ends: whoever books on it too comes after. */
export async function holdAccount(scope: Scope, id: number): Promise<void> {
  orRefuse(await scope.maybe(lockAccount(id)), notFound('This account was not found'));
}

/** One booking as it is answered. */
export const transaction = async (scope: Scope, id: number) =>
  asTransaction(orRefuse(await scope.maybe(transactionById(id)), notFound('This booking was not found')));

/** Numbers as people read them; an account's is what payers write with a transfer. */
export const accountNumber = (id: number): string => `A-${String(id).padStart(5, '0')}`;
export const receiptNumber = (receipt: number): string => `R-${String(receipt).padStart(6, '0')}`;
export const invoiceNumber = (number: number): string => `INV-${String(number).padStart(6, '0')}`;

export const asTransaction = ({ receipt, ...row }: TransactionRow) => ({
  ...row,
  receiptNumber: receipt === null ? null : receiptNumber(receipt),
});

/** Today at the center. */
export async function todayOf(scope: Scope): Promise<string> {
  const { center } = await scope.opened;
  return dayAt(scope.now, center.zone);
}
