import type { Scope } from '#server/db/scope.ts';
import { roleByName, roomByName } from '#server/domains/center/queries.ts';
import { roomName } from '#server/domains/center/rules.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, invalid, notFound, orRefuse, refuseGone } from '#server/kernel/http-error.ts';
import { emailKey } from '#server/kernel/mail/address.ts';
import { revokeStaffSessions } from '#server/kernel/sessions/queries.ts';
import { maySwitchDuties } from './access.ts';
import { endForgottenDuties } from './duties.ts';
import { endDuty, lockStaffMembers, startDuty } from './duty-queries.ts';
import { dutySwitched, staffRemoved } from './hooks.ts';
import { activeStaffMember, activeStaffMembers, insertStaff, lockedDirectors, removeStaffRow } from './queries.ts';

export interface NewStaffMember {
  readonly firstName: string;
  readonly lastName: string;
  readonly role: string;
  readonly room: string | null;
  readonly phone: string;
  readonly email: string;
  readonly passwordHash?: string;
}

export const noSuchStaffMember = () => notFound('This staff member was not found');

/** Adds a staff member; without a password hash the account waits for its activation. Refuses unknown roles and rooms and a taken e-mail. */
export async function addStaffMember(scope: Scope, input: NewStaffMember) {
  const { firstName, lastName, phone, email, passwordHash = null } = input;
  const role = await findRole(scope, input.role);
  const roomId = input.room === null ? null : (await findRoom(scope, input.room)).id;
  const row = { firstName, lastName, roleId: role.id, roomId, phone, email, emailKey: emailKey(email), passwordHash };
  const { id } = orRefuse(
    await scope.maybe(insertStaff({ ...row, createdAt: scope.now })),
    invalid({ email: 'A staff member with this email already exists' }),
  );
  const after = { firstName, lastName, role: role.name, room: input.room, phone, email };
  audit(scope, { action: 'add staff member', entity: 'staff', ids: [id], after });
  scope.touch('staff');
  return scope.one(activeStaffMember(id, scope.now));
}

/** Switches duty on or off; doing it twice changes nothing. */
export async function switchDuty(scope: Scope, id: number, isOnDuty: boolean) {
  const [member] = await switchDuties(scope, [id], isOnDuty);
  return orRefuse(member, noSuchStaffMember());
}

/** Switches the duty of several at once, all or none. Returns them as they are now. */
export async function switchDuties(scope: Scope, ids: readonly number[], isOnDuty: boolean) {
  const actor = await acting(scope, maySwitchDuties(ids));
  scope.later(lockStaffMembers(ids));
  const members = await scope.all(activeStaffMembers(ids, scope.now));
  if (members.length < new Set(ids).size) throw noSuchStaffMember();
  const changing = members.filter((member) => member.isOnDuty !== isOnDuty).map(({ id }) => id);
  if (changing.length === 0) return members;
  const by = staffIdOf(actor);
  await endForgottenDuties(scope, changing);
  const switched = await scope.all(isOnDuty ? startDuty(changing, scope.now, by) : endDuty(changing, scope.now, by));
  audit(scope, { action: isOnDuty ? 'start duty' : 'end duty', entity: 'staff', ids: changing });
  scope.touch('staff');
  const kind = isOnDuty ? 'in' : 'out';
  await dutySwitched.tell(
    scope,
    switched.map((one) => ({ ...one, kind, roomId: null })),
  );
  return members.map((member) => ({ ...member, isOnDuty }));
}

/** Removes a staff member: every session ends at once, what they recorded stays. The last Director stays. */
export async function removeStaffMember(scope: Scope, id: number): Promise<void> {
  const { actor } = await scope.opened;
  const member = await notLastDirector(
    scope,
    id,
    'The last Director cannot be removed. Make somebody else Director first.',
  );
  const by = staffIdOf(actor);
  refuseGone(await scope.count(removeStaffRow(id, scope.now, by)), noSuchStaffMember());
  await endForgottenDuties(scope, [id]);
  await scope.count(endDuty([id], scope.now, by));
  await scope.count(revokeStaffSessions(id, scope.now));
  audit(scope, { action: 'remove staff member', entity: 'staff', ids: [id], before: member });
  await staffRemoved.tell(scope, { staffId: id });
  scope.touch('staff');
}

/** The member, unless nobody else could lead the center without them. Holds every Director until the transaction ends. */
export async function notLastDirector(scope: Scope, id: number, words: string) {
  const directors = scope.all(lockedDirectors());
  const member = orRefuse(await scope.maybe(activeStaffMember(id, scope.now)), noSuchStaffMember());
  if (member.role === 'Director' && (await directors).every((other) => other.id === id)) throw conflict(words);
  return member;
}

export const findRole = async (scope: Scope, name: string) =>
  orRefuse(await scope.maybe(roleByName(name)), invalid({ role: 'There is no role with this name' }));

export const findRoom = async (scope: Scope, name: string) =>
  orRefuse(await scope.maybe(roomByName(roomName(name))), invalid({ room: 'There is no room with this name' }));
