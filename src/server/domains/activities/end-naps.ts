import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { staysChanged } from '#server/domains/attendance/hooks.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { addDays, dayAt } from '#server/kernel/clock/zone.ts';
import { on } from '#server/kernel/hooks.ts';
import type { Routine } from '#server/kernel/jobs/tasks.ts';
import { endNapsOf } from './nap-queries.ts';

/** After a longer standstill nobody waits for the naps of the time before. */
const DAYS_BACK = 31;

/** A child's naps of a day follow its stays, wherever a check-out is said, taken back or corrected. */
export const napsFollowStays = on(staysChanged, (scope, { childIds, date }) => endNaps(scope, childIds, date, date));

/**
 * Ends the naps of earlier days at the check-out that their child had since. Where there is none, the nap stays without an
 * end, which is told wherever it is read: an end is never made up.
 */
export const endOpenNaps: Routine['run'] = ({ server, centerId }) =>
  inCenter(server, { centerId }, async (scope) => {
    const { center } = await scope.opened;
    const today = dayAt(scope.now, center.zone);
    await endNaps(scope, null, addDays(today, -DAYS_BACK), addDays(today, -1));
  });

async function endNaps(scope: Scope, childIds: readonly number[] | null, from: string, to: string): Promise<void> {
  const ended = await scope.all(endNapsOf(childIds, from, to));
  if (ended.length === 0) return;
  const children = [...new Set(ended.map(({ childId }) => childId))];
  const ids = ended.map(({ id }) => id);
  audit(scope, { action: 'end naps by check-out', entity: 'activity', ids, children });
  scope.touch('activities', children);
  scope.touch('naps', children);
}
