import type { Scope } from '#server/db/scope.ts';
import { roomOfGroup } from '#server/domains/center/presence-queries.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { addDays, dayAt, momentOf } from '#server/kernel/clock/zone.ts';
import { conflict, invalid, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { enqueue } from '#server/kernel/jobs/outbox.ts';
import { endMerge, insertMerge, lockMerges, mergeById, openMerges } from './queries.ts';
import { leadsBack } from './rules.ts';

interface MergeInput {
  readonly fromRoomId: number;
  readonly intoRoomId: number;
  /** Local time of today; absent: now. */
  readonly at?: string | undefined;
}

/**
 * Merges a room into another one until the end of the day (presence-4). One that is so already, from the same moment on, is answered as it
 * is, so that it can be sent twice.
 */
export async function mergeRooms(scope: Scope, { fromRoomId, intoRoomId, at }: MergeInput) {
  const { actor, center } = await scope.opened;
  if (fromRoomId === intoRoomId) throw invalid({ intoRoomId: 'Choose another room' });
  scope.later(lockMerges());
  const [from, into, open] = await Promise.all([
    scope.maybe(roomOfGroup(fromRoomId)),
    scope.maybe(roomOfGroup(intoRoomId)),
    scope.all(openMerges(scope.now)),
  ]);
  const left = orRefuse(from, invalid({ fromRoomId: 'Choose a room with an age group' }));
  const entered = orRefuse(into, invalid({ intoRoomId: 'Choose a room with an age group' }));
  const today = dayAt(scope.now, center.zone);
  const fromAt = at === undefined ? scope.now : momentOf(today, at, center.zone);
  if (at !== undefined && fromAt <= scope.now) throw invalid({ at: 'Choose a time that is still to come' });
  const [same] = open.filter((merge) => merge.fromRoomId === left.id);
  if (same?.intoRoomId === entered.id && (at === undefined ? same.isInForce : same.from === at)) return same;
  if (same) throw conflict('{{room}} is merged today already. Split it first.', { room: left.name });
  if (leadsBack(open, { fromRoomId: left.id, intoRoomId: entered.id }))
    throw conflict('{{room}} is merged into {{other}} today. Split it first.', {
      room: entered.name,
      other: left.name,
    });
  const toAt = momentOf(addDays(today, 1), '00:00', center.zone);
  const merge = { fromRoomId: left.id, intoRoomId: entered.id, fromAt, toAt };
  const { id } = await scope.one(insertMerge(merge, scope.now, staffIdOf(actor)));
  audit(scope, { action: 'merge rooms', entity: 'room_merge', ids: [id], after: merge });
  if (at !== undefined) enqueue(scope, 'tell-of-merge', {}, { runAt: fromAt });
  touchRooms(scope);
  return scope.one(mergeById(id, scope.now));
}

/** Splits a room off again, or calls a plan off; one that is over already stays as it was. */
export async function splitRooms(scope: Scope, id: number): Promise<void> {
  const { actor } = await scope.opened;
  scope.later(lockMerges());
  const before = orRefuse(await scope.maybe(mergeById(id, scope.now)), notFound('This merge was not found'));
  const ended = await scope.maybe(endMerge(id, scope.now, staffIdOf(actor)));
  if (!ended) return;
  const { fromRoomId, intoRoomId } = ended;
  audit(scope, {
    action: before.isInForce ? 'split rooms' : 'call off room merge',
    entity: 'room_merge',
    ids: [id],
    before: { fromRoomId, intoRoomId },
  });
  touchRooms(scope);
}

/** Lists of the center show it, and families which cameras they may watch (cameras-6). */
export function touchRooms(scope: Scope): void {
  scope.touch('attendance');
  scope.touch('cameras');
}
