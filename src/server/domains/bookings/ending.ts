import type { EndReason } from '#contract/bookings-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { centerCloses } from '#server/domains/center/hooks.ts';
import { enrollmentShortened } from '#server/domains/children/hooks.ts';
import { scheduleChanged } from '#server/domains/schedules/hooks.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { on } from '#server/kernel/hooks.ts';
import { notify, takeBack } from '#server/kernel/notify/notify.ts';
import { loseEffect } from './entering.ts';
import {
  endBookingRow,
  type GroundRow,
  groundOf,
  holdBookedChildren,
  holdPlacesBetween,
  type Reviewed,
} from './queries.ts';
import { endingOf } from './rules.ts';

/** Bookings end by themselves where they can be no longer (bookings-10): the family is told, and what was charged is taken back, once. */
async function endImpossible(scope: Scope, of: Reviewed): Promise<void> {
  if ((await scope.all(holdBookedChildren(of))).length === 0) return;
  const { center } = await scope.opened;
  const today = dayAt(scope.now, center.zone);
  for (const booking of await scope.all(groundOf(of))) {
    const because = endingOf(booking, today);
    if (because !== null) await end(scope, booking, because);
  }
}

async function end(scope: Scope, booking: GroundRow, because: EndReason): Promise<void> {
  const { id, childId, status } = booking;
  // A booking that stood on another one may have ended with it.
  if ((await scope.count(endBookingRow(id, scope.now, because))) === 0) return;
  const about = { before: { status }, after: { status: 'ended', endedBecause: because } };
  audit(scope, { action: 'end booking', entity: 'booking', ids: [id], children: [childId], ...about });
  if (status === 'requested') takeBack(scope, 'attendance', 'booking-requested', id);
  await notify(scope, {
    kind: 'attendance',
    event: 'booking-ended',
    recipients: { guardiansOf: [childId] },
    about: { id, childIds: [childId] },
  });
  if (status === 'confirmed') await loseEffect(scope, booking);
  scope.touch('bookings', [childId]);
}

export const endOfSchedule = on(scheduleChanged, (scope, days) => endImpossible(scope, days));

export const endOfEnrollment = on(enrollmentShortened, (scope, { childId, from }) =>
  endImpossible(scope, { childId, from, to: null }),
);

export const endOfOpenDays = on(centerCloses, (scope, { from, to }) => {
  // Who asks for one of these days at this moment comes before, and is ended, or after, and is refused.
  if (to !== null) scope.later(holdPlacesBetween(from, to));
  return endImpossible(scope, { childId: null, from, to });
});
