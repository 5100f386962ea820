import { staffIdOf } from '../../access/actor.ts';
import { audit } from '../../audit/audit.ts';
import { dayAt } from '../../clock/zone.ts';
import type { Scope } from '../../db/scope.ts';
import { invalid, notAllowed, notFound, orRefuse, refuseStale } from '../../refusal.ts';
import { closeOpenSpans } from '../attendance/commands.ts';
import { roomByName } from '../center/queries.ts';
import { roomName } from '../center/rules.ts';
import {
  beginRoomStay,
  changeRoomStay,
  endRoomStay,
  enrolledChild,
  fillMissingContacts,
  insertChild,
  insertConsents,
  type NewChildRow,
  removeChildRow,
  revokeConsentRow,
  updateChild,
} from './queries.ts';
import { checkDateOfBirth } from './rules.ts';

export const noSuchChild = () => notFound('This child was not found');

/** Enrolls a child from today (or `enrolledOn`, a local date) in a room named as on the wire. Refuses unknown rooms and impossible birthdays. */
export async function enrollChild(scope: Scope, input: NewChildRow & { room: string; enrolledOn?: string }) {
  const { actor, center } = await scope.opened;
  const { room: name, enrolledOn = dayAt(scope.now, center.zone), ...child } = input;
  const refused = checkDateOfBirth(child.dateOfBirth, dayAt(scope.now, center.zone));
  if (refused) throw refused;
  const room = await groupRoom(scope, name);

  const { id } = await scope.one(
    insertChild(child, { roomId: room.id, enrolledOn, createdAt: scope.now, createdBy: staffIdOf(actor) }),
  );
  scope.later(beginRoomStay(id, room.id, enrolledOn, scope.now));
  audit(scope, {
    action: 'enroll child',
    entity: 'child',
    ids: [id],
    children: [id],
    after: { ...child, room: room.name },
  });
  scope.touch('children', [id]);
  return scope.one(enrolledChild(id));
}

/** Removes a child from every list: open stays end now, records stay (DECISIONS row 20). */
export async function removeChild(scope: Scope, id: number): Promise<void> {
  const { actor } = await scope.opened;
  const child = orRefuse(await scope.maybe(enrolledChild(id)), noSuchChild());
  await closeOpenSpans(scope, id);
  await scope.count(removeChildRow(id, scope.now, staffIdOf(actor)));
  scope.later(endRoomStay(id, scope.now));
  audit(scope, { action: 'remove child', entity: 'child', ids: [id], children: [id], before: child });
  scope.touch('children', [id]);
  scope.touch('attendance', [id]);
}

/** Records that signed forms were seen (DECISIONS row 13). A form confirmed already keeps its first confirmation. */
export async function confirmConsents(scope: Scope, childId: number, forms: readonly string[]): Promise<void> {
  const { actor } = await scope.opened;
  if (actor.kind !== 'staff') throw notAllowed();
  orRefuse(await scope.maybe(enrolledChild(childId)), noSuchChild());
  const ids = (await scope.all(insertConsents(childId, forms, scope.now, actor.id))).map(({ id }) => id);
  if (ids.length === 0) return;
  audit(scope, {
    action: 'confirm consents',
    entity: 'consent',
    ids,
    children: [childId],
    after: { forms },
  });
  scope.touch('children', [childId]);
}

export type ChildEdit = {
  readonly [K in keyof (NewChildRow & { room: string })]?: (NewChildRow & { room: string })[K] | undefined;
} & {
  readonly version?: number | undefined;
};

/** Edits a child; what is left out stays. Refused when based on another version than the stored one. */
export async function editChild(scope: Scope, id: number, { version, room: name, ...edit }: ChildEdit) {
  const { center } = await scope.opened;
  const before = orRefuse(await scope.maybe(enrolledChild(id)), noSuchChild());
  refuseStale(before, version);
  const refused = edit.dateOfBirth ? checkDateOfBirth(edit.dateOfBirth, dayAt(scope.now, center.zone)) : null;
  if (refused) throw refused;
  const roomId = name === undefined ? undefined : (await groupRoom(scope, name)).id;
  await scope.count(updateChild(id, { ...edit, ...(roomId !== undefined && { roomId }) }));
  if (roomId !== undefined) scope.later(changeRoomStay(id, roomId, scope.now));
  audit(scope, {
    action: 'edit child',
    entity: 'child',
    ids: [id],
    children: [id],
    before,
    after: { ...edit, room: name },
  });
  scope.touch('children', [id]);
  return scope.one(enrolledChild(id));
}

/** Fills contact fields that are still to be collected with what an invitation says (DECISIONS row 11). */
export async function fillContacts(
  scope: Scope,
  id: number,
  {
    parentName,
    phoneNumber,
    email,
    relationship,
  }: { parentName: string | null; phoneNumber: string; email: string; relationship: string },
): Promise<void> {
  await scope.count(
    fillMissingContacts(id, { parentName, parentPhone: phoneNumber, parentEmail: email, relationship }),
  );
  scope.touch('children', [id]);
}

/** Records that a family took a consent back; what was never given stays so. */
export async function revokeConsent(scope: Scope, childId: number, form: string): Promise<void> {
  const { actor } = await scope.opened;
  if (actor.kind !== 'staff') throw notAllowed();
  orRefuse(await scope.maybe(enrolledChild(childId)), noSuchChild());
  const revoked = await scope.all(revokeConsentRow(childId, form, scope.now, actor.id));
  if (revoked.length === 0) return;
  const ids = revoked.map(({ id }) => id);
  audit(scope, { action: 'revoke consent', entity: 'consent', ids, children: [childId], after: { form } });
  scope.touch('children', [childId]);
}

/** A room with a group of children, by its name on the wire. */
async function groupRoom(scope: Scope, name: string) {
  const found = await scope.maybe(roomByName(roomName(name)));
  const room = orRefuse(found, invalid({ room: 'There is no room with this name' }));
  if (room.ageGroup === null) throw invalid({ room: 'Children cannot be enrolled in this room' });
  return room;
}
