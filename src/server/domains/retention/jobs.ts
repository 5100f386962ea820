import { dayAt } from '../../clock/zone.ts';
import { inCenter } from '../../db/open-scope.ts';
import type { Scope } from '../../db/scope.ts';
import type { Routine } from '../../jobs/tasks.ts';
import { lockCenter } from '../center/settings-queries.ts';
import { noteLook, periods, takeTurn } from './queries.ts';
import { firstDaysKept, heldSince, isWaiting } from './rules.ts';
import { STEPS, type Step } from './steps.ts';

/**
 * Removes for good what is past the center's retention periods, and says in the audit log what it was
 * (docs/decisions/0025-what-retention-removes.md). Each step goes in transactions of a bounded size.
 */
export const endRetention: Routine['run'] = async ({ server, centerId }) => {
  await inCenter(server, { centerId }, look);
  for (const step of STEPS) while ((await inCenter(server, { centerId }, (scope) => take(scope, step))) > 0);
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
  await scope.count(takeTurn());
  const now = await scope.one(periods());
  return isWaiting(scope.now, now.heldAt) ? 0 : step(scope, firstDaysKept(dayAt(scope.now, zone), now), zone);
}
