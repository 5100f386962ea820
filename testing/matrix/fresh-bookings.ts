import { sql } from 'kysely';
import { inCenter } from '#server/db/open-scope.ts';
import { requestBooking, setBookingRules } from '#server/domains/bookings/commands.ts';
import { agreeOnDays } from '#server/domains/schedules/commands.ts';
import { TAKES_BOOKINGS } from '../bookings.ts';
import type { Family } from '../world.ts';
import { familyOf, type Stage } from './actors.ts';
import { family } from './fresh.ts';

/** A center that takes every kind of booking, and answers none by itself. */
export const takesBookings = { ...TAKES_BOOKINGS, answeredBy: 'staff' as const };

/** What a family may ask for: a Thursday beside the Monday that is agreed for its child. Nothing else waits for it. */
async function requestOf({ larkhouse, here: { centerId } }: Stage, { childId }: Family) {
  const date = '2026-04-16';
  // In a transaction of its own, so that others who set them wait for nothing else.
  await inCenter(larkhouse.server, { centerId }, (scope) => setBookingRules(scope, takesBookings));
  await inCenter(larkhouse.server, { centerId }, async (scope) => {
    await scope.count(sql`delete from booking where child_id = ${childId}`);
    const slots = [{ week: 1, weekday: 1, arrives: '08:00', leaves: '16:00' }];
    await agreeOnDays(scope, childId, { from: '2026-04-13', to: '2026-04-19', kind: 'fixed', slots });
  });
  return { childId, date, arrives: '08:00', leaves: '16:00', price: takesBookings.dayPrice };
}

async function bookingOf(stage: Stage, ofFamily: Family): Promise<number> {
  const request = await requestOf(stage, ofFamily);
  const { guardianId } = ofFamily;
  const as = { kind: 'parent', id: guardianId } as const;
  const asked = await inCenter(stage.larkhouse.server, { centerId: stage.here.centerId, as }, (scope) =>
    requestBooking(scope, guardianId, request),
  );
  return asked.id;
}

/** What the guardian of the first family may ask for. */
export const ownRequest = (stage: Stage) => requestOf(stage, familyOf(stage.here, 0));
/** A request of the first family that waits for an answer; returns its id. */
export const ownBooking = (stage: Stage): Promise<number> => bookingOf(stage, familyOf(stage.here, 0));
/** A request of a new family that waits for an answer; returns its id. */
export const booking = async (stage: Stage): Promise<number> => bookingOf(stage, await family(stage));
