import type { z } from 'zod';
import type { timeClock as contract } from '#contract/time-clock.ts';
import { type ClockState, FINDING_DAYS, LONGEST_PUNCH_DAYS } from '#contract/time-clock-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { activeStaffMember } from '#server/domains/staff/queries.ts';
import { refuseLong } from '#server/http/date-range.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { addDays, dayAt, momentOf, timeAt } from '#server/kernel/clock/zone.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { mayReadPunches } from './access.ts';
import { fixedOf } from './around.ts';
import { dutiesSince } from './duty-queries.ts';
import { openRefused, seenTo, staffNames } from './finding-queries.ts';
import * as rows from './queries.ts';
import { type Found, readPunches } from './rules.ts';

/** How somebody stands at the clock. */
export async function clockState(
  scope: Scope,
  staffId: number,
): Promise<{ state: ClockState; since: Date | null; startedAt: Date | null; room: string | null }> {
  const now = await scope.maybe(rows.clockOf(staffId, scope.now));
  if (!now) return { state: 'out', since: null, startedAt: null, room: null };
  const { startedAt, since, room } = now;
  const state = now.function === 'break' ? 'break' : 'in';
  return { state, since: state === 'break' ? since : startedAt, startedAt, room };
}

/** One's own clock, with the punches of today and of a duty that began before it. */
export async function ownClock(
  scope: Scope,
  staffId: number,
): Promise<z.input<(typeof contract)['GET /api/time-clock']['reply']>> {
  const { zone } = (await scope.opened).center;
  const { startedAt, ...clock } = await clockState(scope, staffId);
  const midnight = momentOf(dayAt(scope.now, zone), '00:00', zone);
  const from = startedAt && startedAt < midnight ? startedAt : midnight;
  return { now: scope.now, timeZone: zone, ...clock, punches: await scope.all(rows.punchesSince(staffId, from)) };
}

/** Who is clocked in now. */
export const clockedInNow = async (scope: Scope) =>
  (await scope.all(rows.clockedIn(scope.now))).map(({ function: does, ...one }) => ({
    ...one,
    state: does === 'break' ? ('break' as const) : ('in' as const),
  }));

/** Somebody's punches of some days, the newest first. */
export async function readPunchesOf(
  scope: Scope,
  staffId: number,
  asked: { from?: string | undefined; to?: string | undefined },
) {
  await acting(scope, mayReadPunches(staffId));
  orRefuse(await scope.maybe(activeStaffMember(staffId, scope.now)), notFound('This staff member was not found'));
  const to = asked.to ?? dayAt(scope.now, (await scope.opened).center.zone);
  const range = refuseLong({ from: asked.from ?? addDays(to, 1 - FINDING_DAYS), to }, LONGEST_PUNCH_DAYS);
  return scope.all(rows.punchesOf(staffId, range.from, range.to));
}

/** What doesn't fit together in the last days and nobody has looked at since, the newest first; and what tablets sent in vain. */
export async function clockFindings(scope: Scope) {
  const { zone } = (await scope.opened).center;
  const first = momentOf(addDays(dayAt(scope.now, zone), 1 - FINDING_DAYS), '00:00', zone);
  // Who was at work when the first day began, began before it.
  const since = new Date(first.getTime() - 86_400_000);
  const [punches, duties, names, refused] = await Promise.all([
    scope.all(rows.saidSince(null, since)),
    scope.all(dutiesSince(null, since, scope.now)),
    scope.all(staffNames()),
    scope.all(openRefused()),
  ]);
  const seen = Map.groupBy(await scope.all(seenTo(since)), ({ staffId }) => staffId);
  const dutiesBy = Map.groupBy(duties, ({ staffId }) => staffId);
  const findings = [...Map.groupBy(punches, ({ staffId }) => staffId)].flatMap(([staffId, theirs]) => {
    const { found } = readPunches(theirs, fixedOf(dutiesBy.get(staffId) ?? []), scope.now);
    const looked = seen.get(staffId) ?? [];
    const isOpen = ({ at, knownAt }: Found) =>
      at >= first && !looked.some((one) => one.date === dayAt(at, zone) && one.at > knownAt);
    return found.filter(isOpen).map(({ finding, at }) => ({ staffId, finding, at }));
  });
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return {
    findings: findings
      .toSorted((a, b) => b.at.getTime() - a.at.getTime())
      .map((one) => ({
        ...one,
        name: nameOf.get(one.staffId) ?? '',
        date: dayAt(one.at, zone),
        time: timeAt(one.at, zone),
      })),
    refused,
  };
}
