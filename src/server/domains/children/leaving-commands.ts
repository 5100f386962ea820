import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { orRefuse, refuseGone } from '#server/kernel/http-error.ts';
import type { Routine } from '#server/kernel/jobs/tasks.ts';
import { groupRoom, refuseFull } from './commands.ts';
import {
  beginEnrollment,
  childrenToLeave,
  cutEnrollment,
  type Leaving,
  leftChild,
  setLeaving,
} from './enrollment-queries.ts';
import { childLeaves, enrollmentShortened } from './hooks.ts';
import { beginRoomStay, endRoomStay, enrolledChild, removeChildRow, returnChild, touchVersion } from './queries.ts';
import { checkFirstDay, checkLeaving, checkReturn, noSuchChild } from './rules.ts';

/** Says when a child is here for the last time (children-18), or, with null, that it stays. Refuses days that have passed. */
export async function planLeaving(scope: Scope, id: number, leaving: Leaving | null) {
  const { center } = await scope.opened;
  const before = orRefuse(await scope.maybe(enrolledChild(id)), noSuchChild());
  const refused = leaving && checkLeaving(leaving, before.enrolledOn, dayAt(scope.now, center.zone));
  if (refused) throw refused;
  if (leaving === null && before.leavesOn === null) return before;
  await scope.count(setLeaving(id, leaving));
  refuseGone(await scope.count(touchVersion(id)), noSuchChild());
  audit(scope, {
    action: leaving ? 'plan leaving' : 'cancel leaving',
    entity: 'child',
    ids: [id],
    children: [id],
    before: { lastDay: before.leavesOn },
    after: leaving ?? { lastDay: null },
  });
  if (leaving) await enrollmentShortened.tell(scope, { childId: id, from: leaving.lastDay });
  scope.touch('children', [id]);
  return scope.one(enrolledChild(id));
}

/** Removes a child from every list: open stays end now, records stay (children-9). */
export async function removeChild(scope: Scope, id: number): Promise<void> {
  const { actor, center } = await scope.opened;
  const child = orRefuse(await scope.maybe(enrolledChild(id)), noSuchChild());
  const today = dayAt(scope.now, center.zone);
  await scope.count(cutEnrollment(id, today, scope.now));
  await enrollmentShortened.tell(scope, { childId: id, from: today });
  refuseGone(await leave(scope, id, staffIdOf(actor)), noSuchChild());
  audit(scope, { action: 'remove child', entity: 'child', ids: [id], children: [id], before: child });
}

/** Children whose last day has passed leave every list (children-18); called again nothing changes. */
export async function leaveAfterLastDay(scope: Scope): Promise<void> {
  const { center } = await scope.opened;
  for (const { id } of await scope.all(childrenToLeave(dayAt(scope.now, center.zone)))) {
    const child = await scope.one(enrolledChild(id));
    await leave(scope, id, null);
    audit(scope, { action: 'let child leave', entity: 'child', ids: [id], children: [id], before: child });
  }
}
export const letChildrenLeave: Routine['run'] = ({ server, centerId }) =>
  inCenter(server, { centerId }, leaveAfterLastDay);

/** Answers how many have left: none where it was removed at the same moment. */
async function leave(scope: Scope, id: number, by: number | null): Promise<number> {
  await childLeaves.tell(scope, { childId: id });
  const left = await scope.count(removeChildRow(id, scope.now, by));
  scope.later(endRoomStay(id, scope.now));
  scope.touch('children', [id]);
  scope.touch('attendance', [id]);
  return left;
}

export interface Return {
  /** As on the wire. */
  readonly room: string;
  /** The first day, a local date; absent: today. */
  readonly enrolledOn?: string | undefined;
  /** Whether the warning that the room is full was read; absent: it is not asked. */
  readonly capacityAcknowledged?: boolean | undefined;
}

/** Enrolls a child again who left on a day that was said before (children-19). Refuses removed ones, and days on which it was here. */
export async function enrollAgain(scope: Scope, id: number, { room: name, capacityAcknowledged, ...said }: Return) {
  const { actor, center } = await scope.opened;
  const left = orRefuse(await scope.maybe(leftChild(id)), noSuchChild());
  const today = dayAt(scope.now, center.zone);
  const { enrolledOn = today } = said;
  const refused = checkFirstDay(enrolledOn, left.dateOfBirth, today) ?? checkReturn(enrolledOn, left);
  if (refused) throw refused;
  const room = await groupRoom(scope, name);
  await refuseFull(scope, room, { besides: null, from: enrolledOn }, capacityAcknowledged);
  await scope.count(returnChild(id, room.id));
  await scope.count(beginEnrollment(id, enrolledOn, scope.now, staffIdOf(actor)));
  scope.later(beginRoomStay(id, room.id, enrolledOn, scope.now));
  audit(scope, {
    action: 'enroll child again',
    entity: 'child',
    ids: [id],
    children: [id],
    before: { lastDay: left.lastDay },
    after: { room: room.name, enrolledOn, ...(capacityAcknowledged && { capacityAcknowledged }) },
  });
  scope.touch('children', [id]);
  return scope.one(enrolledChild(id));
}
