import type { StaffFunction } from '#contract/presence-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { mergeInForce, roomOfGroup } from '#server/domains/center/presence-queries.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, invalid, orRefuse } from '#server/kernel/http-error.ts';
import { maySwitchDuties } from './access.ts';
import { noSuchStaffMember } from './commands.ts';
import { endForgottenDuties } from './duties.ts';
import { insertPlace, lockStaffMember, placeOf } from './duty-queries.ts';
import { dutySwitched } from './hooks.ts';
import { activeStaffMember } from './queries.ts';

interface Place {
  readonly function: StaffFunction;
  /** Of care; absent: the room to which they belong. */
  readonly roomId?: number | undefined;
}

/** Says what somebody who is on duty does from now on, and in which room (presence-6); twice changes nothing. */
export async function placeStaff(scope: Scope, id: number, { function: does, roomId }: Place) {
  const actor = await acting(scope, maySwitchDuties([id]));
  if (does !== 'care' && roomId !== undefined) throw invalid({ roomId: 'Only care is in a room' });
  scope.later(lockStaffMember(id));
  const member = orRefuse(await scope.maybe(activeStaffMember(id, scope.now)), noSuchStaffMember());
  await endForgottenDuties(scope, [id]);
  const name = `${member.firstName} ${member.lastName}`;
  const before = orRefuse(await scope.maybe(placeOf(id, scope.now)), conflict('{{name}} is not on duty', { name }));
  const room = does === 'care' ? await roomFor(scope, roomId ?? before.ownRoomId) : null;
  if (before.function === does && before.roomId === (room?.id ?? null)) return member;
  const merge = room && (await scope.maybe(mergeInForce(room.id, scope.now)));
  await scope.count(
    insertPlace({
      staffId: id,
      dutyId: before.dutyId,
      at: scope.now,
      function: does,
      roomId: room?.id ?? null,
      mergeId: merge?.id ?? null,
      placedBy: staffIdOf(actor),
    }),
  );
  audit(scope, {
    action: 'place staff member',
    entity: 'staff',
    ids: [id],
    before: { function: before.function, roomId: before.roomId },
    after: { function: does, roomId: room?.id ?? null },
  });
  scope.touch('staff');
  const isBreak = does === 'break';
  if (isBreak || before.function === 'break')
    await dutySwitched.tell(scope, [
      { staffId: id, dutyId: before.dutyId, kind: isBreak ? 'break-start' : 'break-end', roomId: room?.id ?? null },
    ]);
  return member;
}

const roomFor = async (scope: Scope, id: number | null) =>
  id === null
    ? null
    : orRefuse(await scope.maybe(roomOfGroup(id)), invalid({ roomId: 'Choose a room with an age group' }));
