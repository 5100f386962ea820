import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { childrenHere, isReadingKnown, keepReading, roomsOfCenter, staffHere, stillExpected } from './queries.ts';

/** A person's reading is written down again after so long, or when a child is on the list who was not on it then. */
const READING_MS = 60 * 60_000;

/**
 * Who is here now, by room, and whom to call: what every caregiver must have at hand in an evacuation (TX §746.631). Rooms
 * without a child, anybody expected or anybody on duty are left out.
 */
export async function rollCallList(scope: Scope) {
  const { center } = await scope.opened;
  const today = dayAt(scope.now, center.zone);
  const [rooms, here, expected, staff] = await Promise.all([
    scope.all(roomsOfCenter()),
    scope.all(childrenHere(today, scope.now)),
    scope.all(stillExpected(today)),
    scope.all(staffHere(scope.now)),
  ]);
  await noteReading(
    scope,
    here.map(({ childId }) => childId),
  );
  const listed = rooms.map(({ roomId, room }) => ({
    roomId,
    room,
    children: here.filter((child) => child.roomId === roomId),
    expected: expected.find((one) => one.roomId === roomId)?.children ?? 0,
    staff: staff.filter((one) => one.roomId === roomId).map(({ name }) => name),
  }));
  return {
    center: rooms[0]?.center ?? '',
    timeZone: center.zone,
    now: scope.now,
    rooms: listed.filter(({ children, expected: more, staff: on }) => children.length + more + on.length > 0),
    otherStaff: staff.filter(({ roomId }) => roomId === null).map(({ name }) => name),
  };
}

/** Every device at work reads the list again whenever somebody comes or goes: one line an hour says as much as hundreds. */
async function noteReading(scope: Scope, childIds: readonly number[]): Promise<void> {
  const { actor } = await scope.opened;
  const staffId = staffIdOf(actor);
  if (staffId === null || childIds.length === 0) return;
  const since = new Date(scope.now.getTime() - READING_MS);
  const { isKnown } = await scope.one(isReadingKnown(staffId, since, childIds));
  if (isKnown) return;
  scope.later(keepReading(staffId, scope.now, childIds));
  audit(scope, { action: 'read roll call list', entity: 'roll_call', ids: [], children: childIds });
}
