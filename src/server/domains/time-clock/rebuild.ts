import type { Scope } from '#server/db/scope.ts';
import { insertPlace } from '#server/domains/staff/duty-queries.ts';
import { addDutyOf, deletePlaces, placesOf, setDuty } from '#server/domains/staff/rebuild-queries.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import type { Around } from './around.ts';
import { ownRoomOf } from './duty-queries.ts';
import { readPunches } from './rules.ts';
import { type Placed, placedIn, type Rebuilt, rebuiltFrom } from './rules-rebuild.ts';
import type { Said } from './said.ts';

/**
 * Makes somebody's duties around a moment anew from all that they said, with a punch that came late among it. What was corrected stays as
 * it is. Gives the duty in which that punch lies, if in any.
 */
export async function rebuildAround(
  scope: Scope,
  said: Said,
  around: Around,
  by: number | null,
): Promise<number | null> {
  const { staffId, at } = said;
  // The newest row of all: of two that were said at one moment it comes after the other.
  const late = { ...said, id: Number.MAX_SAFE_INTEGER, receivedAt: scope.now };
  const punches = [...around.punches, late];
  const { spans } = readPunches(punches, around.fixed, scope.now);
  const rebuilt = rebuiltFrom(spans, around.made, scope.now);
  const [places, own] = await Promise.all([
    scope.all(placesOf(around.made.map(({ id }) => id))),
    scope.maybe(ownRoomOf(staffId)),
  ]);
  const first = { function: 'care' as const, roomId: own?.roomId ?? null, mergeId: null, placedBy: by };
  const marks = new Set(punches.map((punch) => punch.at.getTime()));
  const ids: { readonly id: number; readonly one: Rebuilt; readonly endedAt: Date | null }[] = [];
  for (const one of rebuilt) ids.push({ ...(await write(scope, staffId, one, around, by)), one });
  await scope.count(deletePlaces(ids.map(({ id }) => id)));
  for (const { id, one, endedAt } of ids) {
    const span = { ...one.span, endedAt };
    const rows: readonly Placed[] = placedIn(span, places, marks, first);
    for (const row of rows) scope.later(insertPlace({ ...row, staffId, dutyId: id }));
  }
  const within = ids.find(({ one, endedAt }) => one.span.startedAt <= at && (endedAt === null || at <= endedAt));
  return within?.id ?? null;
}

/** Writes a duty where it is another one than before; its end is that of forgotten duties where nobody clocked out. */
async function write(scope: Scope, staffId: number, one: Rebuilt, { made }: Around, by: number | null) {
  const { id, span, isForgotten, isChanged } = one;
  const before = made.find((duty) => duty.id === id);
  if (id !== null && !isChanged) return { id, endedAt: before?.endedAt ?? null };
  const times = { startedAt: span.startedAt, endedAt: span.endedAt, isForgotten };
  const written =
    id === null
      ? await scope.one(addDutyOf(staffId, times, by, scope.now))
      : { id, ...(await scope.one(setDuty(id, times, by, scope.now))) };
  audit(scope, {
    action: 'rebuild duty',
    entity: 'staff',
    ids: [staffId],
    ...(before && { before: { startedAt: before.startedAt, endedAt: before.endedAt } }),
    after: { startedAt: span.startedAt, endedAt: written.endedAt },
  });
  return written;
}
