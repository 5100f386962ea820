import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { type Booking, book, todayOf } from '../accounts/ledger.ts';
import { bookingToChange, reversalOf } from '../accounts/postings.ts';
import { splitsOf } from '../plans/queries.ts';
import { splitOn } from '../plans/rules-charges.ts';
import { ensurePayer } from '../plans/splits.ts';
import { partsOf } from '../rules-money.ts';
import { depositsOf } from './queries.ts';

interface Deposit {
  readonly childId: number;
  /** The first day of care. */
  readonly from: string;
  /** In cents. */
  readonly amount: number;
}

/** Charges the deposit of a child's place, by the child's split, once. */
export async function chargeDeposit(scope: Scope, { childId, from, amount }: Deposit): Promise<void> {
  await ensurePayer(scope, childId, from);
  const shares = splitOn(await scope.all(splitsOf([childId])), from) ?? [];
  const today = await todayOf(scope);
  const charges = partsOf(amount, shares, null)
    .filter((part) => part.amount > 0)
    .map(
      (part): Booking => ({
        kind: 'charge',
        category: 'deposit',
        billingAccountId: part.accountId,
        date: today,
        amount: part.amount,
        // Kept as the category's name; papers and screens say it in their reader's language.
        description: DEPOSIT,
        childId,
        sourceKey: `deposit:${childId}:${part.accountId}`,
      }),
    );
  const ids = await book(scope, charges);
  audit(scope, { action: 'charge deposit', entity: 'ledger_transaction', ids, children: [childId], after: { amount } });
}

/** Takes the deposit of a child's place back: by a counter entry, or by a credit where it stands on an invoice. Answers how much, in cents. */
export async function takeBackDeposit(scope: Scope, childId: number, reason: string): Promise<number> {
  const taken: Booking[] = [];
  const charged = await scope.all(depositsOf([childId]));
  for (const { id } of charged) {
    const charge = await bookingToChange(scope, id);
    if (charge.invoiceId === null) taken.push(await reversalOf(scope, charge, reason));
    else
      taken.push({
        kind: 'credit',
        category: 'deposit',
        billingAccountId: charge.accountId,
        date: await todayOf(scope),
        amount: -charge.amount,
        description: charge.description,
        reason,
        childId,
        sourceKey: `deposit-credit:${id}`,
      });
  }
  if (taken.length === 0) return 0;
  const ids = await book(scope, taken);
  const amount = charged.reduce((sum, one) => sum + one.amount, 0);
  audit(scope, {
    action: 'take back deposit',
    entity: 'ledger_transaction',
    ids: [...charged.map(({ id }) => id), ...ids],
    children: [childId],
    after: { amount, reason },
  });
  return amount;
}

const DEPOSIT = 'Deposit';
