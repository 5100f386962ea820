import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { notFound } from '#server/kernel/http-error.ts';
import {
  type ChargedDays,
  chargedAfter,
  chargedOn,
  creditClosures,
  holdBilling,
  insertCreditedDays,
} from './credit-queries.ts';
import { type Booking, book, todayOf } from './ledger.ts';
import { creditFor } from './rules-credits.ts';

/** Credits days that were charged beyond an enrollment's last one; answers the cents. */
export async function creditUnusedDays(scope: Scope, enrollmentId: number, lastDay: string): Promise<number> {
  const charges = await scope.all(chargedAfter(enrollmentId, lastDay));
  return creditDays(scope, charges, (day) => day > lastDay, 'unused_days');
}

/** The cents that would credit; nothing is written. */
export async function unusedDays(scope: Scope, enrollmentId: number, lastDay: string): Promise<number> {
  const charges = await scope.all(chargedAfter(enrollmentId, lastDay));
  return charges.reduce((sum, charge) => sum + uncredited(charge, (day) => day > lastDay).cents, 0);
}

/** Credits closed days to everybody who was charged for them; who is charged later gets the credit then. */
export async function creditClosedDays(scope: Scope, { from, to }: { from: string; to: string }) {
  const { actor } = await scope.opened;
  await scope.count(holdBilling());
  const days = (await scope.all(creditClosures(from, to, scope.now, staffIdOf(actor)))).map(({ date }) => date);
  if (days.length === 0) throw notFound('There is no closed day in these dates that is not credited yet');
  const charges = await scope.all(chargedOn(days));
  let credited = 0;
  let credits = 0;
  for (const day of days.sort()) {
    const affected = charges.filter(({ careDays, credited: done }) => careDays.includes(day) && !done.includes(day));
    credited += await creditClosure(scope, affected, day);
    credits += affected.length;
  }
  audit(scope, { action: 'credit closures', entity: 'credited_closure', ids: [], after: { days, credited } });
  scope.touch('billing');
  return { days: days.length, credits, credited };
}

/** Credits one closed day of charges that were made for it. */
export const creditClosure = (scope: Scope, charges: readonly ChargedDays[], date: string): Promise<number> =>
  creditDays(scope, charges, (one) => one === date, 'closure');

async function creditDays(
  scope: Scope,
  charges: readonly ChargedDays[],
  isMeant: (day: string) => boolean,
  category: 'closure' | 'unused_days',
): Promise<number> {
  const today = await todayOf(scope);
  const credits = charges.flatMap((charged) => {
    const { days, cents } = uncredited(charged, isMeant);
    if (cents === 0) return [];
    const { chargeId, careDays, ...charge } = charged;
    const booking: Booking = {
      kind: 'credit',
      category,
      billingAccountId: charge.accountId,
      childId: charge.childId,
      enrollmentId: charge.enrollmentId,
      description: charge.description,
      date: today,
      amount: -cents,
      serviceFrom: days[0] ?? null,
      serviceTo: days.at(-1) ?? null,
      days: days.length,
      ofDays: careDays.length,
    };
    return [{ chargeId, days, booking }];
  });
  const ids = await book(
    scope,
    credits.map(({ booking }) => booking),
  );
  const rows = credits.flatMap(({ chargeId, days }, at) =>
    days.map((date) => ({ chargeId, date, creditId: ids[at] ?? 0 })),
  );
  if (rows.length > 0) scope.later(insertCreditedDays(rows));
  return credits.reduce((sum, { booking }) => sum - booking.amount, 0);
}

/** The days of a charge that are meant and not credited yet, and what they cost. */
function uncredited({ careDays, credited, amount }: ChargedDays, isMeant: (date: string) => boolean) {
  const days = careDays.filter((day) => isMeant(day) && !credited.includes(day));
  return { days, cents: creditFor(amount, careDays, new Set(days)) };
}
