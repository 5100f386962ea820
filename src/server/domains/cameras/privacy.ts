import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { closePrivacy, lockRoom, openPrivacy, rooms } from './privacy-queries.ts';
import { endViewsOfRoom } from './view-queries.ts';

/** The rooms, and where privacy is on. */
export const privacyOfRooms = (scope: Scope) => scope.all(rooms(null));

/** Turns a room's privacy on, which ends every view of its cameras in the same moment, or off. */
export async function setPrivacy(scope: Scope, roomId: number, { on }: { on: boolean }) {
  scope.later(lockRoom(roomId));
  const before = orRefuse(await scope.maybe(rooms(roomId)), notFound('This room was not found'));
  if (on !== (before.since !== null)) {
    const { actor } = await scope.opened;
    const by = staffIdOf(actor);
    await scope.count(on ? openPrivacy(roomId, scope.now, by) : closePrivacy(roomId, scope.now, by));
    if (on) await scope.count(endViewsOfRoom(roomId, scope.now));
    audit(scope, { action: on ? 'turn room privacy on' : 'turn room privacy off', entity: 'room', ids: [roomId] });
    scope.touch('cameras');
  }
  return scope.one(rooms(roomId));
}
