import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import type { Routine } from '#server/kernel/jobs/tasks.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import { lookRules } from './look-rules.ts';
import { claimLookAlarm, sleepingNow, whoCanLook } from './nap-queries.ts';
import { nextLook } from './rules.ts';

/** Who is asleep now, and when each is next to be looked at, the earliest first. */
export async function runningLooks(scope: Scope) {
  const { center } = await scope.opened;
  const [{ everyMinutes }, naps] = await Promise.all([
    lookRules(scope),
    scope.all(sleepingNow(dayAt(scope.now, center.zone), scope.now)),
  ]);
  return naps
    .map((nap) => ({ ...nap, nextCheckDue: nextLook(nap.since, nap.lastCheck, everyMinutes) }))
    .toSorted((one, other) => one.nextCheckDue.getTime() - other.nextCheckDue.getTime());
}

/** Calls who is on duty, by push too, for every look at a sleeping child that is overdue: once for each (activities-7). */
export const callForLooks: Routine['run'] = ({ server, centerId }) =>
  inCenter(server, { centerId }, async (scope) => {
    const overdue = (await runningLooks(scope)).filter(({ nextCheckDue }) => nextCheckDue <= scope.now);
    if (overdue.length === 0) return;
    const people = (await scope.all(whoCanLook(scope.now))).map(({ id }) => ({ kind: 'staff' as const, id }));
    for (const { id, childId, nextCheckDue } of overdue) {
      if (!(await scope.maybe(claimLookAlarm(id, nextCheckDue)))) continue;
      await notify(scope, {
        kind: 'attendance',
        event: 'look-overdue',
        recipients: { people },
        about: { id, childIds: [childId], anewSince: nextCheckDue.toISOString() },
        isMailedApart: true,
      });
    }
  });
