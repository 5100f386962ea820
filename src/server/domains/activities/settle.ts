import { audit } from '../../audit/audit.ts';
import { addDays, dayAt } from '../../clock/zone.ts';
import { inCenter } from '../../db/open-scope.ts';
import type { Scope } from '../../db/scope.ts';
import type { Routine } from '../../jobs/tasks.ts';
import { settleNaps } from './nap-queries.ts';

/** After a longer standstill nobody waits for the naps of the time before. */
const DAYS_BACK = 31;

/** Lets a child's naps of a day follow its stays: called wherever a check-out is said, taken back or corrected. */
export const napsFollowStays = (scope: Scope, childIds: readonly number[], date: string): Promise<void> =>
  settle(scope, childIds, date, date);

/**
 * Ends the naps of earlier days at the check-out that their child had since. Where there is none, the nap stays without an
 * end, which is told wherever it is read: an end is never made up.
 */
export const settleOpenNaps: Routine['run'] = ({ server, centerId }) =>
  inCenter(server, { centerId }, async (scope) => {
    const { center } = await scope.opened;
    const today = dayAt(scope.now, center.zone);
    await settle(scope, null, addDays(today, -DAYS_BACK), addDays(today, -1));
  });

async function settle(scope: Scope, childIds: readonly number[] | null, from: string, to: string): Promise<void> {
  const settled = await scope.all(settleNaps(childIds, from, to));
  if (settled.length === 0) return;
  const children = [...new Set(settled.map(({ childId }) => childId))];
  const ids = settled.map(({ id }) => id);
  audit(scope, { action: 'end naps by check-out', entity: 'activity', ids, children });
  scope.touch('activities', children);
}
