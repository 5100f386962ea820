import type { Scope } from '#server/db/scope.ts';
import { absenceTakenBack } from '#server/domains/notices/hooks.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { on } from '#server/kernel/hooks.ts';
import { takeBack } from '#server/kernel/notify/notify.ts';
import { enterBooking } from './entering.ts';
import { houseOn, rulesNow, verdictFor } from './offers.ts';
import { datesFreedBy, decideBooking, type FreedDate, holdPlaces, waitingReturn } from './queries.ts';

/**
 * Who comes after all needs the place anew that the absence had freed (bookings-9). Where it is given to another, the absence stays told
 * and the center is asked, so that nobody stands at the door without a place. In the center's scope, in the guardian's name.
 */
export const askForPlacesAgain = on(absenceTakenBack, async (scope, { noticeId, guardianId, stay }) => {
  const { center } = await scope.opened;
  const rules = await rulesNow(scope);
  if (!rules.absencesFree) return;
  for (const freed of await scope.all(datesFreedBy(noticeId, dayAt(scope.now, center.zone)))) {
    scope.later(holdPlaces(freed.date));
    const asked = { ...freed, kind: 'return' as const };
    const { hasPlace } = await verdictFor(scope, asked, await houseOn(scope, freed.date), rules);
    if (hasPlace) await answerWaiting(scope, freed);
    else {
      stay.add(freed.date);
      await askOnce(scope, freed, guardianId);
    }
  }
});

/** A request of before is answered by the place that is free again. */
async function answerWaiting(scope: Scope, { childId, date }: FreedDate): Promise<void> {
  const waiting = await scope.maybe(waitingReturn(childId, date));
  if (!waiting) return;
  const decision = { status: 'confirmed' as const, decidedAt: scope.now, decidedBy: null, reason: null };
  await scope.count(decideBooking(waiting.id, decision));
  audit(scope, {
    action: 'confirm booking',
    entity: 'booking',
    ids: [waiting.id],
    children: [childId],
    before: { status: 'requested' },
    after: { status: 'confirmed', reason: null },
  });
  takeBack(scope, 'attendance', 'booking-requested', waiting.id);
  scope.touch('bookings', [childId]);
}

async function askOnce(scope: Scope, freed: FreedDate, guardianId: number): Promise<void> {
  if (await scope.maybe(waitingReturn(freed.childId, freed.date))) return;
  const asked = { ...freed, kind: 'return' as const, givesUp: null, price: 0 };
  await enterBooking(scope, asked, { guardianId, isConfirmed: false });
}
