import { type BookingState, LONGEST_VIEW } from '#contract/bookings-choices.ts';
import { inCenterAs } from '#server/db/open-scope.ts';
import { refuseLong } from '#server/http/date-range.ts';
import type { Serve } from '#server/http/serve.ts';
import { actingGuardianOf } from '#server/kernel/access/guardian.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
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
      absencesFree: rules.absencesFree,
      bookableFrom: bookable.from,
      bookableTo: bookable.to,
      children: children.map((child) => ({
        ...child,
        days: days
          .filter(({ childId }) => childId === child.id)
          .map(({ date, arrives, leaves, closure, care, isAbsent, came, ...day }) => {
            const asked = bookings.filter((one) => one.childId === child.id && one.date === date);
            const ofDay = asked.filter(({ kind }) => kind !== 'times' && kind !== 'return');
            const changes = (['times', 'return'] as const).map((kind) =>
              shown(asked.filter((one) => one.kind === kind)),
            );
            return {
              date,
              state: stateOf({ ...day, care }),
              arrives,
              leaves,
              closure,
              care,
              isAbsent,
              came,
              booking: shown(ofDay),
              changes: changes.filter((change) => change !== null),
            };
          }),
      })),
    };
  });

  serve('GET /api/parent/bookings/offer', async ({ scope, server, query: { childId, date } }) => {
    await actingGuardianOf(scope, childId);
    return inCenterAs(server, scope, (center) => offerFor(center, childId, date));
  });

  serve('POST /api/parent/bookings', async ({ scope, server, body }) => {
    const { id } = await actingGuardianOf(scope, body.childId);
    return inCenterAs(server, scope, (center) => requestBooking(center, id, body));
  });

  serve('POST /api/parent/bookings/:id/cancel', async ({ scope, server, params }) => {
    // What a guardian may see is what they may cancel: whose child it is, the database says.
    const { childId } = orRefuse(await scope.maybe(bookingById(params.id)), notFound('This booking was not found'));
    const { id } = await actingGuardianOf(scope, childId);
    return inCenterAs(server, scope, (center) => cancelBooking(center, id, params.id));
  });
}

/** Of bookings, oldest first, the one that holds or waits, else the last. */
function shown<One extends { readonly status: BookingState }>(all: readonly One[]): One | null {
  return all.find(({ status }) => status === 'requested' || status === 'confirmed') ?? all.at(-1) ?? null;
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
