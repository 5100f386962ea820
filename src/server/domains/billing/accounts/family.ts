import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { acting, parent } from '#server/kernel/access/rules.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { Server } from '#server/server.ts';
import { type FamilyInvoiceRow, ownAccount, ownBalance, ownInvoices, ownPayments } from './family-queries.ts';
import { invoiceNumber, receiptNumber, todayOf } from './ledger.ts';
import { accountSummaries } from './summary.ts';

const HISTORY_DAYS = 731;

/** What the acting parent owes, has paid, and what comes next. */
export async function familyBilling(server: Server, scope: Scope) {
  const { id: guardianId } = await acting(scope, parent);
  const { center } = await scope.opened;
  const today = await todayOf(scope);
  const from = addDays(today, -HISTORY_DAYS);
  const [account, balance, invoices, payments] = await Promise.all([
    scope.maybe(ownAccount()),
    scope.one(ownBalance(today)),
    scope.all(ownInvoices(from, today)),
    scope.all(ownPayments(from)),
  ]);
  // Plans and splits are the center's books, which parents don't read; here they say what of them is this parent's.
  const [summary] = await inCenter(server, { centerId: center.id }, (books) => accountSummaries(books, [guardianId]));
  return {
    ...balance,
    subscriptionStatus: summary?.status ?? ('inactive' as const),
    subscriptions: (summary?.prices ?? []).map(
      ({ description: plan, childId, childName, cadence, amount, ...days }) => ({
        childId,
        childName,
        plan,
        cadence,
        amount,
        from: days.from,
        to: days.to,
      }),
    ),
    nextPaymentDate: summary?.nextDueOn ?? null,
    invoices: invoices.map(asFamilyInvoice),
    payments: payments.map(({ receipt, ...payment }) => ({ ...payment, receiptNumber: receiptNumber(receipt) })),
    isOnline: server.payments !== null,
    hasFailed: summary?.paymentStatus === 'failed',
    savedMethod: account?.savedMethod ?? null,
    autopay: account?.autopay ?? false,
  };
}

const asFamilyInvoice = ({ number, ...row }: FamilyInvoiceRow) => ({ ...row, number: invoiceNumber(number) });
