import type { Scope } from '#server/db/scope.ts';
import type { Holding, Look } from '#server/http/answer-cache.ts';
import { addDays, dayAt, timeAt } from '#server/kernel/clock/zone.ts';
import type { Server } from '#server/server.ts';
import { DAYS_IN_SIGHT, openingAt } from './calendar-rules.ts';
import { ratiosNow } from './ratios.ts';
import { closedDays, openDays, weatherPlace } from './settings-queries.ts';

/** All but the weather, which comes from outside, and the time. */
const STATUS: Holding = {
  until: 'minute',
  sharedBy: 'role',
};

/** Whether the center is open now, and what staff and families look at beside it (center-5). */
export async function centerStatus(server: Server, scope: Scope, look: Look) {
  const { actor, center } = await scope.opened;
  const now = { date: dayAt(scope.now, center.zone), time: timeAt(scope.now, center.zone) };
  const [week, closed, place, ratios] = await look.value('center status', STATUS, (scope) =>
    Promise.all([
      scope.all(openDays()),
      scope.all(closedDays(now.date, addDays(now.date, DAYS_IN_SIGHT))),
      scope.one(weatherPlace()),
      actor.kind === 'staff' ? ratiosNow(scope) : null,
    ]),
  );
  const lacking = ratios?.filter(({ isBroken }) => isBroken).map(({ room }) => room);
  return {
    ...openingAt(now, week, closed),
    ratios: lacking ? { state: lacking.length > 0 ? ('attention' as const) : ('ok' as const), rooms: lacking } : null,
    weather: weatherAt(server, place),
  };
}

interface Place {
  readonly place: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}
function weatherAt(server: Server, { place, latitude, longitude }: Place) {
  if (place === null || latitude === null || longitude === null) return null;
  const conditions = server.weather?.at({ latitude, longitude });
  return conditions ? { place, ...conditions } : null;
}
