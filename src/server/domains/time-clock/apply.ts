import type { Scope } from '#server/db/scope.ts';
import { mergeInForce } from '#server/domains/center/presence-queries.ts';
import { endDuty, insertPlace, placeBeforeBreak, placeOf, startDuty } from '#server/domains/staff/duty-queries.ts';
import type { Said } from './said.ts';

/** Lets somebody's duty follow the newest that they said; the duty it is of, or null where it is of none. */
export async function applyNewest(scope: Scope, said: Said, by: number | null): Promise<number | null> {
  const { staffId, kind, at, roomId } = said;
  const now = await scope.maybe(placeOf(staffId, scope.now));
  if (kind === 'in') {
    if (now) return now.dutyId;
    const [begun] = await scope.all(startDuty([staffId], at, by, roomId));
    return begun?.dutyId ?? null;
  }
  if (!now) return null;
  const { dutyId } = now;
  if (kind === 'out') await scope.count(endDuty([staffId], at, by));
  const isOnBreak = now.function === 'break';
  const place = { staffId, dutyId, at, placedBy: by };
  if (kind === 'break-start' && !isOnBreak)
    await scope.count(insertPlace({ ...place, function: 'break', roomId: null, mergeId: null }));
  if (kind === 'break-end' && isOnBreak)
    await scope.count(insertPlace({ ...place, ...(await backFrom(scope, dutyId, said)) }));
  return dutyId;
}

/** Where somebody goes on after a break: in the room in which they say so, else as before. */
async function backFrom(scope: Scope, dutyId: number, { roomId, at }: Said) {
  if (roomId === null) {
    const before = await scope.maybe(placeBeforeBreak(dutyId));
    return before ?? { function: 'care' as const, roomId: null, mergeId: null };
  }
  const merge = await scope.maybe(mergeInForce(roomId, at));
  return { function: 'care' as const, roomId, mergeId: merge?.id ?? null };
}
