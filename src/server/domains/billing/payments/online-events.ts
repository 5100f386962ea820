import { inCenter, outsideCenters } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { centers } from '#server/kernel/center/queries.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import type { ProviderEvent } from '#server/kernel/payments/provider.ts';
import type { Server } from '#server/server.ts';
import { book, holdAccount, todayOf, touchPayers } from '../accounts/ledger.ts';
import { transactionById } from '../accounts/ledger-queries.ts';
import { reversalOf } from '../accounts/postings.ts';
import { bookPayment, bookRefund } from './commands.ts';
import { bookingOf, claimEvent, onlinePayer, onlinePayment, setMethod, settle } from './online-queries.ts';
import { onlineSource, refundSource } from './refunds.ts';

/**
 * Books what the provider tells of. The same event again, or in another order, changes nothing: each payment and each refund is
 * booked once by its own name, and a refund books its payment first where that event is still to come. Notification of a payment that
 * nobody asked for here is left alone.
 */
export async function takeInEvent(server: Server, event: ProviderEvent): Promise<void> {
  const known = await outsideCenters(server, (scope) => scope.all(centers()));
  if (!known.some(({ centerId }) => centerId === event.centerId)) return;
  await inCenter(server, { centerId: event.centerId }, async (scope) => {
    if ((await scope.count(claimEvent(event.id, scope.now))) === 0) return;
    if (!(await scope.maybe(onlinePayer(event.accountId)))) return;
    await holdAccount(scope, event.accountId);
    await take(scope, event);
    await touchPayers(scope, [event.accountId]);
  });
}

async function take(scope: Scope, event: ProviderEvent): Promise<void> {
  const { accountId } = event;
  if (event.kind === 'saved') {
    await scope.count(setMethod(accountId, event));
    audit(scope, { action: 'save payment method', entity: 'billing_account', ids: [accountId] });
    return;
  }
  if (event.kind === 'refund-failed') return takeBackRefund(scope, event.refund);
  const asked = await scope.maybe(onlinePayment(event.asked, accountId));
  if (!asked) return;
  if (event.kind === 'failed') return fail(scope, event.asked, accountId, event);
  const paid = event.kind === 'paid' ? event.amount : event.paid;
  const id = await bookOnlinePayment(scope, { accountId, asked: asked.id, payment: event.payment, amount: paid });
  if (event.kind === 'refunded') {
    await refundOnce(scope, id, {
      source: refundSource(event.refund),
      amount: event.amount,
      reason: 'refunded online',
    });
  }
  if (event.kind === 'lost') {
    const source = `online-lost:${event.payment}`;
    await refundOnce(scope, id, { source, amount: event.amount, reason: 'disputed' });
  }
}

/** Books a payment the provider has taken, once; answers its id. */
export async function bookOnlinePayment(
  scope: Scope,
  { accountId, asked, payment, amount }: { accountId: number; asked: number; payment: string; amount: number },
): Promise<number> {
  const sourceKey = onlineSource(payment);
  const booked = await scope.maybe(bookingOf(sourceKey));
  if (booked) return booked.id;
  const paid = { amount, method: 'online', reference: payment, isAnother: true, sourceKey } as const;
  const id = await bookPayment(scope, accountId, paid);
  await scope.count(settle(asked, { status: 'succeeded', payment, failure: null, at: scope.now }));
  await tell(scope, accountId, asked, 'paid');
  return id;
}

/** Notes that a payment was not taken, and tells its payer. */
export async function fail(
  scope: Scope,
  asked: number,
  accountId: number,
  { payment, failure }: { readonly payment: string | null; readonly failure: string },
): Promise<void> {
  const outcome = { status: 'failed', payment, failure: failure.slice(0, 100), at: scope.now } as const;
  if ((await scope.count(settle(asked, outcome))) > 0) await tell(scope, accountId, asked, 'failed');
}

async function refundOnce(
  scope: Scope,
  paymentId: number,
  { source, amount, reason }: { source: string; amount: number; reason: string },
): Promise<void> {
  if (await scope.maybe(bookingOf(source))) return;
  const payment = await scope.one(transactionById(paymentId));
  const left = Math.min(amount, -payment.amount - payment.refunded);
  if (left <= 0 || payment.reversedById !== null) return;
  await bookRefund(scope, payment, { amount: left, reason, method: 'online', sourceKey: source });
}

async function takeBackRefund(scope: Scope, refund: string): Promise<void> {
  const booked = await scope.maybe(bookingOf(refundSource(refund)));
  if (!booked || booked.isReversed) return;
  const row = await scope.one(transactionById(booked.id));
  await book(scope, [await reversalOf(scope, row, 'refund failed')]);
}

async function tell(scope: Scope, accountId: number, asked: number, event: 'paid' | 'failed'): Promise<void> {
  const payer = await scope.one(onlinePayer(accountId));
  if (payer.guardianId === null) return;
  const recipients = { people: [{ kind: 'parent', id: payer.guardianId } as const] };
  await notify(scope, { kind: 'invoice', event, recipients, about: { id: asked, date: await todayOf(scope) } });
}
