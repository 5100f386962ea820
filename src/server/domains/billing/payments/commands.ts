import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, invalid } from '#server/kernel/http-error.ts';
import { withValues } from '#server/kernel/i18n/translate.ts';
import { book, holdAccount, todayOf, transaction } from '../accounts/ledger.ts';
import { lockAccounts, samePayment, type TransactionRow } from '../accounts/ledger-queries.ts';
import { bookingDay, bookingToChange } from '../accounts/postings.ts';
import type { Method } from '../accounts/rules-ledger.ts';

export interface NewPayment {
  readonly amount: number;
  readonly method: Method;
  readonly reference?: string | undefined;
  readonly date?: string | undefined;
  /** Another one of the same day, method, amount and reference is meant. */
  readonly isAnother?: boolean | undefined;
  /** What it was made from; of one source there is one payment. */
  readonly sourceKey?: string;
}

/**
 * Records money that came. It goes to the oldest invoices, because what is owed is owed for the newest. 409 where the same
 * payment was recorded already, by whoever it was, unless another one is meant.
 */
export async function recordPayment(scope: Scope, accountId: number, input: NewPayment) {
  const id = await bookPayment(scope, accountId, input);
  return transaction(scope, id);
}

export async function bookPayment(scope: Scope, accountId: number, input: NewPayment): Promise<number> {
  const { amount, method, isAnother = false, sourceKey = null } = input;
  await holdAccount(scope, accountId);
  const date = await bookingDay(scope, input.date);
  const reference = input.reference || null;
  const payment = { accountId, amount, method, reference, date };
  if (!isAnother && (await scope.maybe(samePayment(payment))))
    throw conflict('This payment was recorded already. Record it again only if the family paid twice.');
  const booking = { billingAccountId: accountId, date, amount: -amount, method, reference, sourceKey };
  const [id = 0] = await book(scope, [{ kind: 'payment', ...booking }]);
  audit(scope, { action: 'record payment', entity: 'ledger_transaction', ids: [id], after: payment });
  return id;
}

/** Many payments of one day at once, as history has them; nothing is asked about. */
export async function bookPayments(
  scope: Scope,
  payments: readonly (Pick<NewPayment, 'amount' | 'method'> & {
    readonly accountId: number;
    readonly reference: string | null;
  })[],
): Promise<number[]> {
  const date = await todayOf(scope);
  await scope.all(lockAccounts(payments.map(({ accountId }) => accountId)));
  const ids = await book(
    scope,
    payments.map(({ accountId, amount, method, reference }) => ({
      kind: 'payment',
      billingAccountId: accountId,
      date,
      amount: -amount,
      method,
      reference,
    })),
  );
  if (ids.length > 0) audit(scope, { action: 'record payment', entity: 'ledger_transaction', ids });
  return ids;
}

export interface NewRefund {
  readonly amount: number;
  readonly reason: string;
  readonly method?: Method | undefined;
  readonly reference?: string | undefined;
  readonly sourceKey?: string;
}

/** A payment of which this much can still be given back, with its account held. */
export async function paymentToRefund(scope: Scope, id: number, amount: number): Promise<TransactionRow> {
  const payment = await bookingToChange(scope, id);
  if (payment.kind !== 'payment') throw conflict('Only a payment can be refunded');
  const left = -payment.amount - payment.refunded;
  if (amount > left)
    throw invalid({
      amount: withValues('At most {{amount}} of this payment can be refunded', { amount: dollars(left) }),
    });
  return payment;
}

/** Books that money of a payment was given back. Answers the refund's id. */
export async function bookRefund(scope: Scope, payment: TransactionRow, input: NewRefund): Promise<number> {
  const { amount, reason, sourceKey = null } = input;
  const method = input.method ?? payment.method ?? 'other';
  const [id = 0] = await book(scope, [
    {
      kind: 'refund',
      billingAccountId: payment.accountId,
      date: await todayOf(scope),
      amount,
      reason,
      method,
      reference: input.reference || null,
      refundsId: payment.id,
      sourceKey,
    },
  ]);
  const after = { amount, reason, method };
  audit(scope, { action: 'refund payment', entity: 'ledger_transaction', ids: [id, payment.id], after });
  return id;
}

/** Cents as people read them in a sentence of any language. */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
