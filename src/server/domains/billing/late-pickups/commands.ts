import type { Scope } from '#server/db/scope.ts';
import { type DateRange, pastRange } from '#server/http/date-range.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { momentOf, timeAt } from '#server/kernel/clock/zone.ts';
import { conflict, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { type Booking, book, todayOf } from '../accounts/ledger.ts';
import { splitsOf } from '../plans/queries.ts';
import { splitOn } from '../plans/rules-charges.ts';
import { ensurePayer } from '../plans/splits.ts';
import { partsOf } from '../rules-money.ts';
import { settingsRow } from '../settings-queries.ts';
import { decideOnPickup, type LateRow, lateStay, lateStays } from './queries.ts';
import { type LateRule, lateFee, minutesAfter } from './rules-late.ts';

/** Pickups after closing, with the fee by the rule of today; those within the grace don't stand here. */
export async function latePickups(scope: Scope, asked: { [K in keyof DateRange]?: DateRange[K] | undefined }) {
  const { from, to } = await pastRange(scope, asked, { days: 60, limit: 1 });
  const rule = await scope.one(settingsRow());
  const { center } = await scope.opened;
  const stays = await scope.all(lateStays(from, to));
  return stays
    .map((stay) => asPickup(stay, rule, center.zone))
    .filter(({ fee, status }) => fee > 0 || status !== 'proposed');
}

/** Charges a late pickup by the child's split. 409 where it was decided before. */
export async function chargePickup(scope: Scope, id: number) {
  const pickup = await undecided(scope, id);
  await ensurePayer(scope, pickup.childId, pickup.date);
  await decide(scope, id, { fee: pickup.fee, waivedReason: null });
  await book(scope, await pickupCharges(scope, [pickup]));
  return latePickup(scope, id);
}

/** Charges nothing for a late pickup, for a reason. 409 where it was decided before. */
export async function waivePickup(scope: Scope, id: number, reason: string) {
  await undecided(scope, id);
  await decide(scope, id, { fee: null, waivedReason: reason });
  return latePickup(scope, id);
}

/** Charges every late pickup that is proposed, where the center's rule does so by itself. */
export async function chargeProposedPickups(scope: Scope): Promise<void> {
  const { automaticLateFees } = await scope.one(settingsRow());
  if (!automaticLateFees) return;
  const proposed = (await latePickups(scope, {})).filter(({ status }) => status === 'proposed');
  const bookings = await pickupCharges(scope, proposed);
  const charged = new Set(bookings.map(({ childId }) => childId));
  for (const { id, childId, fee } of proposed)
    if (charged.has(childId)) await decide(scope, id, { fee, waivedReason: null });
  await book(scope, bookings);
}

/** The bookings of late pickups; a child without a payer has none. */
export async function pickupCharges(
  scope: Scope,
  pickups: readonly { id: number; childId: number; date: string; minutes: number; fee: number }[],
): Promise<Booking[]> {
  const today = await todayOf(scope);
  const splits = Map.groupBy(
    await scope.all(splitsOf(pickups.map(({ childId }) => childId))),
    ({ childId }) => childId,
  );
  return pickups.flatMap(({ id, childId, date, fee }) =>
    partsOf(fee, splitOn(splits.get(childId) ?? [], date) ?? [], null)
      .filter(({ amount }) => amount > 0)
      .map(({ accountId, amount }) => ({
        kind: 'charge' as const,
        category: 'late_pickup' as const,
        billingAccountId: accountId,
        date: today,
        amount,
        // Kept as the category's name; papers and screens say it in their reader's language.
        description: LATE_PICKUP,
        childId,
        serviceFrom: date,
        serviceTo: date,
        sourceKey: `late:${id}:${accountId}`,
      })),
  );
}

const LATE_PICKUP = 'Late pickup';

async function decide(
  scope: Scope,
  id: number,
  decision: { readonly fee: number | null; readonly waivedReason: string | null },
): Promise<void> {
  const { actor } = await scope.opened;
  const written = await scope.count(
    decideOnPickup({ attendanceId: id, ...decision, at: scope.now, byStaff: staffIdOf(actor) }),
  );
  if (written === 0) throw alreadyDecided();
  const action = decision.waivedReason === null ? 'charge late pickup' : 'waive late pickup';
  audit(scope, { action, entity: 'attendance', ids: [id], after: decision });
  scope.touch('billing');
}

async function latePickup(scope: Scope, id: number) {
  const { center } = await scope.opened;
  const stay = orRefuse(await scope.maybe(lateStay(id)), notFound('This late pickup was not found'));
  return asPickup(stay, await scope.one(settingsRow()), center.zone);
}

async function undecided(scope: Scope, id: number) {
  const pickup = await latePickup(scope, id);
  if (pickup.status !== 'proposed') throw alreadyDecided();
  if (pickup.fee === 0) throw conflict('This pickup costs nothing by the rule of the center');
  return pickup;
}

const alreadyDecided = () => conflict('This late pickup was charged or waived already');

export function asPickup({ closes, checkOut, charged, ...stay }: LateRow, rule: LateRule, zone: string) {
  const minutes = minutesAfter(momentOf(stay.date, closes, zone), checkOut);
  const status =
    charged !== null ? ('charged' as const) : stay.waivedReason === null ? ('proposed' as const) : ('waived' as const);
  const fee = charged ?? lateFee(minutes, rule);
  return { ...stay, closedAt: closes, checkOut: timeAt(checkOut, zone), minutes, fee, status };
}
