import type { Scope } from '#server/db/scope.ts';
import { lockChildren } from '#server/domains/attendance/queries.ts';
import { canUndo } from '#server/domains/attendance/rules.ts';
import { mergeInForce, roomOfGroup } from '#server/domains/center/presence-queries.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { conflict, invalid, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { type ChildToMove, childrenToMove, insertMoves, lockedMoves, lockMerges, undoMoveRows } from './queries.ts';

/**
 * Moves children who are here to another room, all or none (presence-2). Who is there already is left out, so that it can be sent twice.
 * A room that is merged into another one takes them all the same: they are moved after it.
 */
export async function moveChildren(scope: Scope, childIds: readonly number[], roomId: number) {
  const { actor, center } = await scope.opened;
  const ids = [...new Set(childIds)];
  scope.later(lockMerges());
  scope.later(lockChildren(ids));
  const room = orRefuse(await scope.maybe(roomOfGroup(roomId)), invalid({ roomId: 'Choose a room with an age group' }));
  const children = await scope.all(childrenToMove(ids, dayAt(scope.now, center.zone), scope.now));
  if (children.length < ids.length) throw invalid({ childIds: 'There is no child with this id' });
  const away = children.find(({ attendanceId }) => attendanceId === null);
  if (away) throw conflict('{{name}} is not checked in', { name: away.firstName });
  const moving = children.filter(isHereAnd((child) => child.roomId !== room.id));
  if (moving.length === 0) return [];
  const merge = await scope.maybe(mergeInForce(room.id, scope.now));
  const to = { roomId: room.id, mergeId: merge?.id ?? null, at: scope.now, by: staffIdOf(actor) };
  const moves = await scope.all(insertMoves(moving, to));
  const moved = moving.map(({ childId }) => childId);
  audit(scope, {
    action: 'move children to a room',
    entity: 'presence_move',
    ids: moves.map(({ id }) => id),
    children: moved,
    after: { roomId: room.id },
  });
  scope.touch('attendance', moved);
  return moves;
}

const isHereAnd =
  (isAsked: (child: ChildToMove) => boolean) =>
  (child: ChildToMove): child is ChildToMove & { readonly attendanceId: number } =>
    child.attendanceId !== null && isAsked(child);

/** Takes moves back, within the time in which a check-in is (presence-3). Those that were taken back are left out. */
export async function undoMoves(scope: Scope, ids: readonly number[]): Promise<number[]> {
  const { actor } = await scope.opened;
  const found = await scope.all(lockedMoves(ids));
  if (found.length < new Set(ids).size) throw notFound('This move was not found');
  const inForce = found.filter(({ undoneAt }) => undoneAt === null);
  if (inForce.some(({ at }) => !canUndo(at, scope.now)))
    throw conflict('It is too late to undo this. Move the children instead.');
  if (inForce.length === 0) return [];
  const undone = inForce.map(({ id }) => id);
  const children = [...new Set(inForce.map(({ childId }) => childId))];
  await scope.count(undoMoveRows(undone, scope.now, staffIdOf(actor)));
  audit(scope, {
    action: 'undo move to a room',
    entity: 'presence_move',
    ids: undone,
    children,
    before: inForce.map(({ id, childId, at, roomId }) => ({ id, childId, at, roomId })),
  });
  scope.touch('attendance', children);
  // Photos of rooms that were posted meanwhile (gallery-12).
  scope.touch('gallery', children);
  return undone;
}
