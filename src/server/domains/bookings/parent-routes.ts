import { LONGEST_VIEW } from '#contract/bookings-choices.ts';
import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { refuseLong } from '#server/http/date-range.ts';
import type { Serve } from '#server/http/serve.ts';
import { actingGuardianOf } from '#server/kernel/access/guardian.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import type { Server } from '#server/server.ts';
import { asFamilySees, cancelBooking, requestBooking } from './commands.ts';
import { localNow, offerFor, rulesNow } from './offers.ts';
import { bookingById, bookingsBetween, type DayRow, daysOfChildren, ownChildNames } from './queries.ts';
import { bookableDays } from './rules.ts';

export function familyBookingRoutes(serve: Serve): void {
  serve('GET /api/parent/bookings', async ({ scope, query }) => {
    const { from, to } = refuseLong(query, LONGEST_VIEW);
    const [rules, now, children] = await Promise.all([rulesNow(scope), localNow(scope), scope.all(ownChildNames())]);
    const ids = children.map(({ id }) => id);
    const [days, rows] = await Promise.all([
      scope.all(daysOfChildren(ids, from, to)),
      scope.all(bookingsBetween(ids, from, to)),
    ]);
    const bookings = await Promise.all(rows.map((row) => asFamilySees(scope, row, rules)));
    const bookable = bookableDays(rules, now);
    return {
      kinds: [...rules.kinds],
      bookableFrom: bookable.from,
      bookableTo: bookable.to,
      children: children.map((child) => ({
        ...child,
        days: days
          .filter(({ childId }) => childId === child.id)
          .map(({ date, arrives, leaves, closure, care, isAbsent, ...day }) => {
            const asked = bookings.filter((one) => one.childId === child.id && one.date === date);
            const booking = asked.find(({ status }) => status !== 'declined') ?? asked.at(-1) ?? null;
            return { date, state: stateOf({ ...day, care }), arrives, leaves, closure, care, isAbsent, booking };
          }),
      })),
    };
  });

  serve('GET /api/parent/bookings/offer', async ({ scope, server, query: { childId, date } }) => {
    await actingGuardianOf(scope, childId);
    return asCenter(server, scope, (center) => offerFor(center, childId, date));
  });

  serve('POST /api/parent/bookings', async ({ scope, server, body }) => {
    const { id } = await actingGuardianOf(scope, body.childId);
    return asCenter(server, scope, (center) => requestBooking(center, id, body));
  });

  serve('POST /api/parent/bookings/:id/cancel', async ({ scope, server, params }) => {
    // What a guardian may see is what they may cancel: whose child it is, the database says.
    const { childId } = orRefuse(await scope.maybe(bookingById(params.id)), notFound('This booking was not found'));
    const { id } = await actingGuardianOf(scope, childId);
    return asCenter(server, scope, (center) => cancelBooking(center, id, params.id));
  });
}

/** Places are counted over all families, and charges written, by the center; in the name of the parent who asks. */
async function asCenter<T>(server: Server, scope: Scope, work: (center: Scope) => Promise<T>): Promise<T> {
  const { actor, center } = await scope.opened;
  const as = actor.kind === 'parent' ? { as: { kind: actor.kind, id: actor.id } } : {};
  return inCenter(server, { centerId: center.id, ...as }, work);
}

function stateOf({
  isOpen,
  isEnrolled,
  isExpected,
  isGivenUp,
}: Pick<DayRow, 'isOpen' | 'isEnrolled' | 'isExpected' | 'isGivenUp' | 'care'>) {
  if (!isEnrolled) return 'not-enrolled' as const;
  if (!isOpen) return 'closed' as const;
  if (isExpected) return 'booked' as const;
  return isGivenUp ? ('given-up' as const) : ('free' as const);
}
