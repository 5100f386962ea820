import type { Scope } from '#server/db/scope.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { childrenElsewhere, openMerges, staffNow } from './queries.ts';

/** Where everybody is now, as far as it is not told by the rooms to which they belong. */
export async function presenceNow(scope: Scope) {
  const { center } = await scope.opened;
  const today = dayAt(scope.now, center.zone);
  const [children, merges, staff] = await Promise.all([
    scope.all(childrenElsewhere(today, scope.now)),
    scope.all(openMerges(scope.now)),
    scope.all(staffNow(today, scope.now)),
  ]);
  return { children, merges, staff };
}
