import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import type { BasedEdit } from '#server/kernel/edit.ts';
import { changedMeanwhile, conflict, invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { isRoomUsed } from './presence-queries.ts';
import { roomByName } from './queries.ts';
import { agesOf, type NewRoom, roomName } from './rules.ts';
import {
  insertRoom,
  lockRoom,
  lockRooms,
  type RoomChanges,
  removeRoom,
  roomsToChange,
  roomToChange,
  setRoomOrder,
  updateRoom,
} from './settings-queries.ts';

type Fields = Pick<NewRoom, 'name' | 'ageGroup' | 'capacity' | 'childrenPerStaff'>;

/** Adds a room after the others. */
export async function addRoom(scope: Scope, room: Fields) {
  refuseLoneRatio(room);
  scope.later(lockRooms());
  await refuseTaken(scope, room.name);
  const { id } = await scope.one(insertRoom({ ...room, ...agesOf(room.ageGroup) }));
  audit(scope, { action: 'add room', entity: 'room', ids: [id], after: room });
  tell(scope);
  return scope.one(roomToChange(id));
}

/** Changes a room. Children, staff and everything recorded belong to the room itself, so a new name is theirs at once. */
export async function changeRoom(scope: Scope, id: number, { version, ...sent }: BasedEdit<Fields>) {
  scope.later(lockRooms());
  const room = await roomOr404(scope, id);
  refuseStale(room, version);
  const { name = room.name, ageGroup = room.ageGroup, capacity = room.capacity } = sent;
  const { childrenPerStaff = room.childrenPerStaff } = sent;
  const wanted: Fields = { name, ageGroup, capacity, childrenPerStaff };
  refuseLoneRatio(wanted);
  if (room.children > 0 && ageGroup === null) {
    throw invalid({ ageGroup: 'There are children in this room: it needs an age group' });
  }
  if (name.toLowerCase() !== room.name.toLowerCase()) await refuseTaken(scope, name);
  const changes: RoomChanges = { ...wanted, ...(ageGroup !== room.ageGroup && agesOf(ageGroup)) };
  await scope.count(updateRoom(id, changes));
  audit(scope, { action: 'change room', entity: 'room', ids: [id], before: room, after: wanted });
  tell(scope);
  return scope.one(roomToChange(id));
}

/** Sets the order of all rooms. */
export async function orderRooms(scope: Scope, ids: readonly number[]) {
  scope.later(lockRooms());
  const known = (await scope.all(roomsToChange())).map(({ id }) => id);
  // Somebody added or removed a room since the list was read.
  if (ids.length !== known.length || !known.every((id) => ids.includes(id))) throw changedMeanwhile();
  await scope.count(setRoomOrder(ids));
  audit(scope, { action: 'order rooms', entity: 'room', ids, before: known, after: ids });
  tell(scope);
  return scope.all(roomsToChange());
}

/** Takes a room out of use; what was recorded in it keeps its name. */
export async function retireRoom(scope: Scope, id: number, version?: number): Promise<void> {
  scope.later(lockRoom(id));
  const room = await roomOr404(scope, id);
  refuseStale(room, version);
  if (room.children > 0) {
    throw conflict('{{count}} children are in {{room}}. Move them to another room first.', {
      count: room.children,
      room: room.name,
    });
  }
  if (room.staff > 0) {
    throw conflict('{{count}} staff members are assigned to {{room}}. Assign them to another room first.', {
      count: room.staff,
      room: room.name,
    });
  }
  const { center } = await scope.opened;
  const { isUsed } = await scope.one(isRoomUsed(id, dayAt(scope.now, center.zone), scope.now));
  if (isUsed) throw conflict('{{room}} is in use today: somebody is in it, or it is merged', { room: room.name });
  await scope.count(removeRoom(id, scope.now));
  audit(scope, { action: 'remove room', entity: 'room', ids: [id], before: room });
  tell(scope);
}

const roomOr404 = async (scope: Scope, id: number) =>
  orRefuse(await scope.maybe(roomToChange(id)), notFound('This room was not found'));

async function refuseTaken(scope: Scope, name: string): Promise<void> {
  if (roomName(name) !== name) throw invalid({ name: 'This name stands for another room' });
  if (await scope.maybe(roomByName(name))) throw invalid({ name: 'There is already a room with this name' });
}

/** A ratio counts children of a group; a playground has none. */
function refuseLoneRatio({ ageGroup, childrenPerStaff }: Fields): void {
  if (ageGroup !== null && childrenPerStaff === null)
    throw invalid({ childrenPerStaff: 'Say how many children one staff member may look after' });
  if (ageGroup === null && childrenPerStaff !== null)
    throw invalid({ childrenPerStaff: 'Only a room with an age group has a ratio' });
}

/** Rooms are named wherever children and staff are listed. */
function tell(scope: Scope): void {
  for (const topic of ['center', 'children', 'staff', 'attendance'] as const) scope.touch(topic);
}
