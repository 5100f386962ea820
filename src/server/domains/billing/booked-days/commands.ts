import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { type Booking, book, todayOf } from '../accounts/ledger.ts';
import { bookingToChange, reversalOf } from '../accounts/postings.ts';
import { splitsOf } from '../plans/queries.ts';
import { splitOn } from '../plans/rules-charges.ts';
import { ensurePayer } from '../plans/splits.ts';
import { partsOf } from '../rules-money.ts';
import { chargesOfDay } from './queries.ts';

interface BookedDay {
  readonly bookingId: number;
  readonly childId: number;
  /** The day of care. */
  readonly date: string;
  /** In cents. */
  readonly price: number;
}

/**
 * Charges a day that was booked beside what is agreed, by the child's split. The source of each charge is the booking, so that
 * none is charged twice; 422 where nobody pays for the child.
 */
export async function chargeBookedDay(scope: Scope, { bookingId, childId, date, price }: BookedDay): Promise<void> {
  await ensurePayer(scope, childId, date);
  const shares = splitOn(await scope.all(splitsOf([childId])), date) ?? [];
  const today = await todayOf(scope);
  const charges = partsOf(price, shares, null)
    .filter(({ amount }) => amount > 0)
    .map(
      ({ accountId, amount }): Booking => ({
        kind: 'charge',
        category: 'booked_day',
        billingAccountId: accountId,
        date: today,
        amount,
        // Kept as the category's name; papers and screens say it in their reader's language.
        description: BOOKED_DAY,
        childId,
        serviceFrom: date,
        serviceTo: date,
        sourceKey: `booking:${bookingId}:${accountId}`,
      }),
    );
  const ids = await book(scope, charges);
  audit(scope, {
    action: 'charge booked day',
    entity: 'ledger_transaction',
    ids,
    children: [childId],
    after: { amount: price, date },
  });
}

/** Takes the charges of a booked day back: by counter entries, or by credits where they stand on an invoice already. */
export async function takeBackBookedDay(scope: Scope, bookingId: number, date: string): Promise<void> {
  const taken: Booking[] = [];
  const charged = await scope.all(chargesOfDay(bookingId));
  for (const { id } of charged) {
    const charge = await bookingToChange(scope, id);
    if (charge.invoiceId === null) taken.push(await reversalOf(scope, charge, NOT_TAKEN));
    else
      taken.push({
        kind: 'credit',
        category: 'unused_days',
        billingAccountId: charge.accountId,
        date: await todayOf(scope),
        amount: -charge.amount,
        description: charge.description,
        childId: charge.childId,
        serviceFrom: date,
        serviceTo: date,
        sourceKey: `booking-credit:${id}`,
      });
  }
  if (taken.length === 0) return;
  const ids = await book(scope, taken);
  audit(scope, {
    action: 'take back booked day',
    entity: 'ledger_transaction',
    ids: [...charged.map(({ id }) => id), ...ids],
    after: { date, reason: NOT_TAKEN },
  });
}

const BOOKED_DAY = 'Booked day';
const NOT_TAKEN = 'The day is not booked any more';
