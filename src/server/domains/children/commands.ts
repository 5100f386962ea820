import type { Scope } from '#server/db/scope.ts';
import { lockedCapacity, roomByName } from '#server/domains/center/queries.ts';
import { roomName } from '#server/domains/center/rules.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import type { BasedEdit } from '#server/kernel/edit.ts';
import { HttpError, invalid, orRefuse, refuseGone, refuseStale } from '#server/kernel/http-error.ts';
import { withValues } from '#server/kernel/i18n/translate.ts';
import { recordConsents } from './consents.ts';
import { beginEnrollment, enrollmentBefore, moveFirstDay } from './enrollment-queries.ts';
import { enrollmentShortened } from './hooks.ts';
import {
  attendedBetween,
  beginRoomStay,
  type Contacts,
  changeRoomStay,
  enrolledChild,
  fillMissingContacts,
  insertChild,
  type NewChildRow,
  placesTaken,
  roomsOf,
  updateChild,
} from './queries.ts';
import {
  checkDateOfBirth,
  checkFirstDay,
  checkReturn,
  noSuchChild,
  type SignedConsents,
  signedForms,
} from './rules.ts';

export interface NewChild extends NewChildRow, SignedConsents {
  /** As on the wire. */
  readonly room: string;
  /** The first day, a local date; absent: today. */
  readonly enrolledOn?: string | undefined;
  /** Whether the warning that the room is full was read; absent: it is not asked. */
  readonly capacityAcknowledged?: boolean | undefined;
}

/** Enrolls a child. Refuses unknown rooms, impossible birthdays and first days, and one form's consents that differ. */
export async function enrollChild(
  scope: Scope,
  { parentEmailConsent, parentSmsConsent, emergencyContactConsent, ...input }: NewChild,
) {
  const { actor, center } = await scope.opened;
  const { room: name, enrolledOn = dayAt(scope.now, center.zone), capacityAcknowledged, ...child } = input;
  const today = dayAt(scope.now, center.zone);
  const refused = checkDateOfBirth(child.dateOfBirth, today) ?? checkFirstDay(enrolledOn, child.dateOfBirth, today);
  if (refused) throw refused;
  const forms = signedForms({ parentEmailConsent, parentSmsConsent, emergencyContactConsent });
  const room = await groupRoom(scope, name);
  await refuseFull(scope, room, { besides: null, from: enrolledOn }, capacityAcknowledged);

  const by = staffIdOf(actor);
  const { id } = await scope.one(insertChild(child, { roomId: room.id, createdAt: scope.now, createdBy: by }));
  await scope.count(beginEnrollment(id, enrolledOn, scope.now, by));
  scope.later(beginRoomStay(id, room.id, enrolledOn, scope.now));
  audit(scope, {
    action: 'enroll child',
    entity: 'child',
    ids: [id],
    children: [id],
    after: { ...child, room: room.name, enrolledOn, ...(capacityAcknowledged && { capacityAcknowledged }) },
  });
  if (forms.length > 0) await recordConsents(scope, [{ childId: id }], { forms });
  scope.touch('children', [id]);
  return scope.one(enrolledChild(id));
}

export type ChildEdit = BasedEdit<NewChild>;

/** Edits a child; what is left out stays. Refused when based on another version than the stored one. */
export async function editChild(
  scope: Scope,
  id: number,
  { version, room: name, capacityAcknowledged, ...edit }: ChildEdit,
) {
  const { center } = await scope.opened;
  const before = orRefuse(await scope.maybe(enrolledChild(id)), noSuchChild());
  refuseStale(before, version);
  const today = dayAt(scope.now, center.zone);
  const { dateOfBirth = before.dateOfBirth, enrolledOn = before.enrolledOn } = edit;
  const refused =
    (edit.dateOfBirth ? checkDateOfBirth(dateOfBirth, today) : null) ??
    (edit.enrolledOn ? checkFirstDay(enrolledOn, dateOfBirth, today) : null);
  if (refused) throw refused;
  if (enrolledOn !== before.enrolledOn) await refuseFirstDay(scope, before, enrolledOn);
  const room = name === undefined ? undefined : await groupRoom(scope, name);
  const roomId = room?.id;
  const from = enrolledOn > today ? enrolledOn : today;
  if (room && room.id !== before.roomId) await refuseFull(scope, room, { besides: id, from }, capacityAcknowledged);
  const { enrolledOn: _, ...fields } = edit;
  const changed = await scope.count(updateChild(id, { ...fields, ...(roomId !== undefined && { roomId }) }));
  refuseGone(changed, noSuchChild());
  if (enrolledOn !== before.enrolledOn) await scope.count(moveFirstDay(id, enrolledOn));
  if (roomId !== undefined) scope.later(changeRoomStay(id, roomId, scope.now));
  audit(scope, {
    action: 'edit child',
    entity: 'child',
    ids: [id],
    children: [id],
    before,
    after: { ...edit, room: name, ...(capacityAcknowledged && { capacityAcknowledged }) },
  });
  if (enrolledOn > before.enrolledOn) await enrollmentShortened.tell(scope, { childId: id, from: before.enrolledOn });
  scope.touch('children', [id]);
  return scope.one(enrolledChild(id));
}

export interface Move {
  readonly childIds: readonly number[];
  /** As on the wire. */
  readonly room: string;
  /** Whether the warning that the room is full was read; absent: it is not asked. */
  readonly capacityAcknowledged?: boolean | undefined;
}

/** Moves several children into a room, each as by itself (children-17). Answers who has moved, and who was there already. */
export async function moveChildren(scope: Scope, { childIds, room: name, capacityAcknowledged }: Move) {
  const ids = [...new Set(childIds)];
  const { center } = await scope.opened;
  const from = dayAt(scope.now, center.zone);
  const room = await groupRoom(scope, name);
  const children = await scope.all(roomsOf(ids));
  if (children.length < ids.length) throw invalid({ childIds: 'There is no enrolled child with this id' });
  const coming = children.filter(({ roomId }) => roomId !== room.id);
  if (coming.length > 0)
    await refuseFull(scope, room, { besides: null, from, coming: coming.length }, capacityAcknowledged);
  // The question is answered for all of them; each of them is audited with the answer.
  // In the order of their ids: two who move the same children never wait for each other.
  for (const { id } of coming.toSorted((one, other) => one.id - other.id))
    await editChild(scope, id, { room: name, ...(capacityAcknowledged && { capacityAcknowledged }) });
  const named = ({ id, name }: { readonly id: number; readonly name: string }) => ({ childId: id, name });
  return { moved: coming.map(named), kept: children.filter(({ roomId }) => roomId === room.id).map(named) };
}

/** Fills contact fields that are still to be collected with what an invitation or a guardian says (children-7). */
export async function fillContacts(scope: Scope, id: number, contacts: Contacts): Promise<void> {
  // What is still to be done of the enrollment changes with it.
  scope.touch('children', [id]);
  if ((await scope.count(fillMissingContacts(id, contacts))) === 0) return;
  audit(scope, { action: 'fill contacts', entity: 'child', ids: [id], children: [id], after: contacts });
}

/** Refuses a first day after the last one, after a day on which the child was here, or within an earlier time here. */
async function refuseFirstDay(
  scope: Scope,
  child: {
    readonly id: number;
    readonly firstName: string;
    readonly enrolledOn: string;
    readonly leavesOn: string | null;
  },
  enrolledOn: string,
): Promise<void> {
  if (child.leavesOn !== null && enrolledOn > child.leavesOn)
    throw invalid({ enrolledOn: 'The first day cannot be after the last one' });
  if (await scope.maybe(attendedBetween(child.id, child.enrolledOn, enrolledOn)))
    throw invalid({ enrolledOn: withValues('{{name}} was here before this day', { name: child.firstName }) });
  const before = await scope.maybe(enrollmentBefore(child.id, enrolledOn));
  const refused = before && checkReturn(enrolledOn, { firstName: child.firstName, lastDay: before.endsOn });
  if (refused) throw refused;
}

/** A room with a group of children, by its name on the wire. */
export async function groupRoom(scope: Scope, name: string) {
  const found = await scope.maybe(roomByName(roomName(name)));
  const room = orRefuse(found, invalid({ room: 'There is no room with this name' }));
  if (room.ageGroup === null) throw invalid({ room: 'Children cannot be enrolled in this room' });
  return room;
}

/** Asks before a room takes more children than it has places for; who leaves before `from`, a local date, has none (children-15). */
export async function refuseFull(
  scope: Scope,
  { id, name }: { readonly id: number; readonly name: string },
  { besides, from, coming = 1 }: { readonly besides: number | null; readonly from: string; readonly coming?: number },
  isAcknowledged: boolean | undefined,
): Promise<void> {
  if (isAcknowledged === undefined) return;
  // Of two who take the last place at the same moment, the other one is asked.
  const { capacity } = await scope.one(lockedCapacity(id));
  if (isAcknowledged || capacity === null) return;
  const { taken } = await scope.one(placesTaken(id, besides, from));
  if (taken + coming <= capacity) return;
  const text =
    coming === 1
      ? 'All places in {{room}} are taken: {{taken}} of {{capacity}}. Confirm to go on.'
      : '{{coming}} children would come into {{room}}, where {{taken}} of {{capacity}} places are taken. Confirm to go on.';
  throw new HttpError(409, text, {
    code: 'room-full',
    values: { room: name, capacity, taken, coming },
    fields: { capacityAcknowledged: 'Confirm that you have read this warning to continue.' },
  });
}
