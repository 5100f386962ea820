import type { Api } from '#contract/index.ts';
import type { Received } from '#contract/kernel/endpoint.ts';
import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { addDays, dayAt } from '#server/kernel/clock/zone.ts';
import { given } from '#server/kernel/edit.ts';
import { invalid, refuseStale } from '#server/kernel/http-error.ts';
import type { Server } from '#server/server.ts';
import { closuresOf, hoursProblems, type OpenDay } from './calendar-rules.ts';
import { centerCloses } from './hooks.ts';
import { logoSettings } from './logo.ts';
import { insertOpeningHours } from './queries.ts';
import { isShorter } from './retention-rules.ts';
import {
  closedDays,
  deleteOpeningHours,
  details,
  holdRetention,
  hoursVersion,
  lockCenter,
  openDays,
  rules,
  updateCenter,
  weatherPlace,
} from './settings-queries.ts';

type Body<R extends keyof Api> = Received<Api[R]> extends { readonly body: infer B } ? B : never;

/** How far ahead people are told of closures. */
const DAYS_AHEAD = 366;

/** The center as everybody signed in may see it. */
export async function centerAsSeen(scope: Scope) {
  const { center } = await scope.opened;
  const today = dayAt(scope.now, center.zone);
  const [{ version: _, ...shown }, openingHours, closed] = await Promise.all([
    scope.one(details()),
    scope.all(openDays()),
    scope.all(closedDays(today, addDays(today, DAYS_AHEAD))),
  ]);
  return { ...shown, openingHours, closures: closuresOf(closed) };
}

export async function centerSettings(server: Server, scope: Scope) {
  const [own, mark, hours, rule, place] = await Promise.all([
    scope.one(details()),
    logoSettings(scope),
    hoursNow(scope),
    scope.one(rules()),
    placeNow(server, scope),
  ]);
  return { details: own, logo: mark, hours, rules: rule, weather: place };
}

/**
 * Changes what the center says of itself. Another time zone is another way to read the clock: moments stay what they
 * were and are shown in the new zone, and days that are recorded keep their date.
 */
export async function changeDetails(scope: Scope, { version, ...changes }: Body<'PATCH /api/center/details'>) {
  scope.later(lockCenter());
  const before = await scope.one(details());
  refuseStale(before, version);
  await scope.count(updateCenter(given(changes), 'version'));
  const after = await scope.one(details());
  audit(scope, {
    action: 'change center details',
    entity: 'center',
    ids: await idOf(scope),
    before: before,
    after: after,
  });
  scope.touch('center');
  return after;
}

/** Sets the week's opening hours. */
export async function setHours(scope: Scope, days: readonly OpenDay[], version?: number) {
  const problems = hoursProblems(days);
  if (problems) throw invalid(problems);
  scope.later(lockCenter());
  const before = await hoursNow(scope);
  refuseStale(before, version);
  await scope.count(deleteOpeningHours());
  if (days.length > 0) await scope.count(insertOpeningHours(days));
  await scope.count(updateCenter({}, 'hoursVersion'));
  const after = await hoursNow(scope);
  audit(scope, {
    action: 'set opening hours',
    entity: 'center',
    ids: await idOf(scope),
    before: before.days,
    after: after.days,
  });
  const { center } = await scope.opened;
  await centerCloses.tell(scope, { from: dayAt(scope.now, center.zone), to: null });
  scope.touch('center');
  return after;
}

/**
 * Changes the arrival deadline, how long invitations hold, and the years that records are kept. After a shorter period
 * nothing is removed for a while.
 */
export async function changeRules(scope: Scope, { version, ...changes }: Body<'PATCH /api/center/rules'>) {
  scope.later(lockCenter());
  const before = await scope.one(rules());
  refuseStale(before, version);
  await scope.count(updateCenter(given(changes), 'rulesVersion'));
  const after = await scope.one(rules());
  if (isShorter(before, after)) await scope.count(holdRetention(scope.now));
  audit(scope, {
    action: 'change center rules',
    entity: 'center',
    ids: await idOf(scope),
    before: before,
    after: after,
  });
  scope.touch('center');
  return after;
}

/** Sets the place whose weather is shown: a name and coordinates, or none of them. Kept to a hundredth of a degree. */
export async function setWeatherPlace(
  server: Server,
  scope: Scope,
  { place, latitude, longitude, version }: Body<'PUT /api/center/weather'>,
) {
  const name = place ?? null;
  const isSet = name !== null;
  if (isSet && latitude === null) throw invalid({ latitude: 'Enter the latitude as a number from -90 to 90' });
  if (isSet && longitude === null) throw invalid({ longitude: 'Enter the longitude as a number from -180 to 180' });
  if (!isSet && (latitude !== null || longitude !== null)) throw invalid({ place: 'Name the place' });
  scope.later(lockCenter());
  const before = await placeNow(server, scope);
  refuseStale(before, version);
  const changes = { weatherPlace: name, weatherLatitude: latitude, weatherLongitude: longitude };
  await scope.count(updateCenter(changes, 'weatherVersion'));
  const after = await placeNow(server, scope);
  audit(scope, { action: 'set weather place', entity: 'center', ids: await idOf(scope), before: before, after: after });
  scope.touch('center');
  return after;
}

const idOf = async (scope: Scope) => [(await scope.opened).center.id];

const placeNow = async (server: Server, scope: Scope) => ({
  ...(await scope.one(weatherPlace())),
  isConfigured: server.weather !== null,
});

async function hoursNow(scope: Scope) {
  const [days, { version }] = await Promise.all([scope.all(openDays()), scope.one(hoursVersion())]);
  return { days, version };
}
