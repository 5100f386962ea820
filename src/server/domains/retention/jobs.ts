import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { lockCenter } from '#server/domains/center/settings-queries.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { domains } from '#server/kernel/domain.ts';
import type { Routine } from '#server/kernel/jobs/tasks.ts';
import type { Step } from '#server/kernel/retention/retention.ts';
import { lockRetention, noteLook, periods } from './queries.ts';
import { firstDaysKept, heldSince, isWaiting } from './rules.ts';

/**
 * Removes for good what is past the center's retention periods, and says in the audit log what it was
 * (docs/decisions/0025-what-retention-removes.md). Each step goes in transactions of a bounded size.
 */
export const endRetention: Routine['run'] = async ({ server, centerId }) => {
  await inCenter(server, { centerId }, look);
  for (const step of steps()) while ((await inCenter(server, { centerId }, (scope) => take(scope, step))) > 0);
};

/** A change of the periods that waits meanwhile is noted after it, and not lost. */
async function look(scope: Scope): Promise<void> {
  await scope.count(lockCenter());
  const heldAt = heldSince(scope.now, await scope.one(periods()));
  await scope.count(noteLook(scope.now, heldAt));
}

/** Asks each time, as the Director may have changed the periods meanwhile. */
async function take(scope: Scope, step: Step): Promise<number> {
  const { zone } = (await scope.opened).center;
  await scope.count(lockRetention());
  const now = await scope.one(periods());
  return isWaiting(scope.now, now.heldAt) ? 0 : step(scope, firstDaysKept(dayAt(scope.now, zone), now), zone);
}

/** Every domain's records, then what is left of people. */
const steps = (): Step[] => {
  const all = domains().flatMap(({ retention }) => retention ?? []);
  return [...all.flatMap(({ records = [] }) => records), ...all.flatMap(({ people = [] }) => people)];
};
