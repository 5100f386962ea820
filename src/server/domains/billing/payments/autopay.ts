import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Routine } from '#server/kernel/jobs/tasks.ts';
import type { Outcome } from '#server/kernel/payments/provider.ts';
import { holdAccount, invoiceNumber, todayOf, touchPayers } from '../accounts/ledger.ts';
import { bookOnlinePayment, fail } from './online-events.ts';
import { type DueInvoice, insertOnlinePayment, notePending, onlinePayer, toCharge } from './online-queries.ts';

/** A try whose answer was lost is made again after this; the provider takes it for the same one … */
const AGAIN_AFTER_MS = 10 * 60_000;
/** … for a day. What it may have taken by then, its event tells. */
const GIVE_UP_AFTER_MS = 23 * 3_600_000;

/** Charges invoices that are due to the saved methods of payers who want that: each invoice is tried once. */
export const payAutomatically: Routine['run'] = async ({ server, centerId }) => {
  const { payments } = server;
  if (!payments) return;
  const due = await inCenter(server, { centerId }, async (scope) =>
    scope.all(toCharge(await todayOf(scope), new Date(scope.now.getTime() - AGAIN_AFTER_MS))),
  );
  for (const invoice of due) {
    const asked = await inCenter(server, { centerId }, (scope) => ask(scope, invoice));
    if (!asked) continue;
    const { payer, method, ...payment } = asked;
    const { name, email, customer } = payer;
    const { accountId, number } = invoice;
    const who = { centerId, accountId, name, email, customer, method };
    const outcome = await payments
      .charge(who, { ...payment, description: invoiceNumber(number) })
      .catch((error: Error) => {
        server.log.warn({ err: error }, 'an automatic payment has no answer yet');
        return null;
      });
    if (outcome) await inCenter(server, { centerId }, (scope) => note(scope, accountId, payment, outcome));
  }
};

interface Asked {
  readonly id: number;
  readonly amount: number;
}

/** Writes down what is tried before the provider is asked; null where there is nothing to ask. */
async function ask(scope: Scope, { accountId, invoiceId, open, ...earlier }: DueInvoice) {
  await holdAccount(scope, accountId);
  const payer = await scope.one(onlinePayer(accountId));
  const { method } = payer;
  if (method === null) return null;
  if (earlier.onlinePaymentId !== null && earlier.askedAt !== null) {
    const again = { id: earlier.onlinePaymentId, amount: earlier.amount ?? open, payer, method };
    if (scope.now.getTime() - earlier.askedAt.getTime() < GIVE_UP_AFTER_MS) return again;
    await fail(scope, again.id, accountId, { payment: null, failure: 'no answer' });
    return null;
  }
  const row = { billingAccountId: accountId, invoiceId, amount: open, createdAt: scope.now };
  const written = await scope.maybe(insertOnlinePayment(row));
  return written ? { id: written.id, amount: open, payer, method } : null;
}

async function note(scope: Scope, accountId: number, { id, amount }: Asked, outcome: Outcome): Promise<void> {
  await holdAccount(scope, accountId);
  if (outcome.status === 'failed') await fail(scope, id, accountId, outcome);
  else if (outcome.status === 'pending') await scope.count(notePending(id, outcome.payment));
  else await bookOnlinePayment(scope, { accountId, asked: id, payment: outcome.payment, amount });
  await touchPayers(scope, [accountId]);
}
