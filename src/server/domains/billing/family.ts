import { addDays } from '../../clock/zone.ts';
import { inCenter } from '../../db/open-scope.ts';
import type { Scope } from '../../db/scope.ts';
import type { Server } from '../../server.ts';
import { actingParent } from '../guardians/access.ts';
import { type FamilyInvoiceRow, ownAccount, ownBalance, ownInvoices, ownPayments } from './family-queries.ts';
import { invoiceNumber, receiptNumber, todayOf } from './ledger.ts';
import { standings } from './standing.ts';

const HISTORY_DAYS = 731;

/** What the acting parent owes, has paid, and what comes next. */
export async function familyBilling(server: Server, scope: Scope) {
  const { id: guardianId } = await actingParent(scope);
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
  const [standing] = await inCenter(server, { centerId: center.id }, (books) => standings(books, [guardianId]));
  return {
    ...balance,
    subscriptionStatus: standing?.status ?? ('inactive' as const),
    subscriptions: (standing?.prices ?? []).map(
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
    nextPaymentDate: standing?.nextDueOn ?? null,
    invoices: invoices.map(asFamilyInvoice),
    payments: payments.map(({ receipt, ...payment }) => ({ ...payment, receiptNumber: receiptNumber(receipt) })),
    isOnline: server.payments !== null,
    hasFailed: standing?.paymentStatus === 'failed',
    savedMethod: account?.savedMethod ?? null,
    autopay: account?.autopay ?? false,
  };
}

const asFamilyInvoice = ({ number, ...row }: FamilyInvoiceRow) => ({ ...row, number: invoiceNumber(number) });
