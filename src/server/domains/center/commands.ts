import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { centerCloses } from './hooks.ts';
import { type Closure, insertClosures, insertOpeningHours, insertRooms, setArrivalDeadline } from './queries.ts';
import { DEFAULT_HOURS, DEFAULT_ROOMS } from './rules.ts';

/** Gives a new center its rooms. */
export const createRooms = (scope: Scope) => scope.count(insertRooms(DEFAULT_ROOMS));

/** Gives a new center the usual opening hours. */
export const createOpeningHours = (scope: Scope) => scope.count(insertOpeningHours(DEFAULT_HOURS));

/** Closes the center on days (local dates) on which it would be open, with the reason; a day closed already gets the new reason. */
export async function closeOn(scope: Scope, closures: readonly Closure[]): Promise<void> {
  await scope.count(insertClosures(closures));
  audit(scope, { action: 'close center', entity: 'closure', ids: [], after: closures });
  const dates = closures.map(({ date }) => date).sort();
  const [from, to] = [dates[0], dates.at(-1)];
  if (from !== undefined && to !== undefined) await centerCloses.tell(scope, { from, to });
  scope.touch('center');
}

/** From which local time (HH:MM) on an arrival is late; null: never (attendance-5). */
export async function changeArrivalDeadline(scope: Scope, time: string | null): Promise<void> {
  await scope.count(setArrivalDeadline(time));
  const { id } = (await scope.opened).center;
  audit(scope, { action: 'change arrival deadline', entity: 'center', ids: [id], after: { arrivalDeadline: time } });
  scope.touch('center');
}
