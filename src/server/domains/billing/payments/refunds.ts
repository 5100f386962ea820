import type { Scope } from '#server/db/scope.ts';
import { conflict } from '#server/kernel/http-error.ts';
import type { Server } from '#server/server.ts';
import { transaction } from '../accounts/ledger.ts';
import type { TransactionRow } from '../accounts/ledger-queries.ts';
import { bookRefund, type NewRefund, paymentToRefund } from './commands.ts';

/** What a payment online is booked by: whatever tells of it, and however often, it is booked once. */
export const onlineSource = (payment: string): string => `online:${payment}`;
export const refundSource = (refund: string): string => `online-refund:${refund}`;

/**
 * Gives money back; at most what of the payment was not given back yet. Of a payment made online the provider is asked first:
 * where it refuses, nothing is booked; where its answer is lost, its event books it.
 */
export async function refundPayment(server: Server, scope: Scope, id: number, input: NewRefund) {
  const payment = await paymentToRefund(scope, id, input.amount);
  const sent = payment.method === 'online' ? await refundOnline(server, payment, input.amount) : {};
  return transaction(scope, await bookRefund(scope, payment, { ...input, ...sent }));
}

async function refundOnline({ payments }: Server, payment: TransactionRow, amount: number) {
  if (!payments) throw conflict('This payment was made online, and no provider is set up any more');
  const online = payment.sourceKey?.slice(onlineSource('').length) ?? '';
  // The same while nothing was booked, so that a second try is no second refund.
  const key = `refund-${payment.id}-${payment.refunded}-${amount}`;
  const { refund } = await payments.refund(online, amount, key).catch(() => {
    throw conflict('The payment provider did not take the refund. Nothing was booked.');
  });
  return { method: 'online' as const, sourceKey: refundSource(refund) };
}
