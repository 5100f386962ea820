import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, invalid, orRefuse, refuseGone, refuseStale } from '#server/kernel/http-error.ts';
import { makeLink } from '#server/kernel/links/links.ts';
import { emailKey } from '#server/kernel/mail/address.ts';
import { revokeStaffSessions } from '#server/kernel/sessions/queries.ts';
import type { Server } from '#server/server.ts';
import {
  addStaffMember,
  findRole,
  findRoom,
  type NewStaffMember,
  noSuchStaffMember,
  notLastDirector,
} from './commands.ts';
import { endForgottenDuties } from './duties.ts';
import { endDuty, followOwnRoom } from './duty-queries.ts';
import { sendActivationMail } from './letters.ts';
import { activeStaffMember, ownRoomOf, staffWithEmail, updateStaff } from './queries.ts';

/** Adds a staff member and mails the activation link (staff-3). */
export async function welcomeStaffMember(server: Server, scope: Scope, input: NewStaffMember) {
  const member = await addStaffMember(scope, input);
  await inviteStaffMember(server, scope, member);
  return member;
}

/** A new activation link, mailed and answered for copying; only for accounts that were never activated. */
export async function sendActivation(server: Server, scope: Scope, id: number) {
  const member = orRefuse(await scope.maybe(activeStaffMember(id, scope.now)), noSuchStaffMember());
  if (member.accountStatus !== 'invited') throw conflict('This account is already active');
  return inviteStaffMember(server, scope, member);
}

export type StaffEdit = {
  readonly [K in keyof Omit<NewStaffMember, 'passwordHash'>]?: NewStaffMember[K] | undefined;
} & {
  readonly version?: number | undefined;
};

/** Edits a staff member; what is left out stays. The last Director keeps the role. */
export async function editStaffMember(scope: Scope, id: number, { version, ...edit }: StaffEdit) {
  const isDemotion = edit.role !== undefined && edit.role !== 'Director';
  const before = isDemotion
    ? await notLastDirector(scope, id, 'The last Director keeps this role. Make somebody else Director first.')
    : orRefuse(await scope.maybe(activeStaffMember(id, scope.now)), noSuchStaffMember());
  refuseStale(before, version);
  // The first Director was never asked for one.
  if (edit.phone === '' && before.phone !== '') throw invalid({ phone: 'Phone is required' });
  if (edit.email !== undefined) await refuseTakenEmail(scope, id, edit.email);
  const { role, room, email, ...plain } = edit;
  const roomId = room === undefined || room === null ? room : (await findRoom(scope, room)).id;
  if (roomId !== undefined) await followRoom(scope, id, roomId);
  const changed = await scope.count(
    updateStaff(id, {
      ...plain,
      ...(email !== undefined && { email, emailKey: emailKey(email) }),
      ...(role !== undefined && { roleId: (await findRole(scope, role)).id }),
      ...(roomId !== undefined && { roomId }),
    }),
  );
  refuseGone(changed, noSuchStaffMember());
  audit(scope, { action: 'edit staff member', entity: 'staff', ids: [id], before, after: edit });
  scope.touch('staff');
  return scope.one(activeStaffMember(id, scope.now));
}

async function followRoom(scope: Scope, id: number, roomId: number | null): Promise<void> {
  const { actor } = await scope.opened;
  const before = await scope.one(ownRoomOf(id));
  if (before.roomId === roomId) return;
  await scope.count(followOwnRoom(id, before.roomId, roomId, scope.now, staffIdOf(actor)));
}

/** Shuts a staff member out: every session and their duty end at once. The last Director stays. */
export async function deactivateStaffMember(scope: Scope, id: number) {
  const { actor } = await scope.opened;
  const member = await notLastDirector(
    scope,
    id,
    'The last Director cannot be deactivated. Make somebody else Director first.',
  );
  if (member.accountStatus === 'deactivated') return member;
  const by = staffIdOf(actor);
  refuseGone(await scope.count(updateStaff(id, { deactivatedAt: scope.now, deactivatedBy: by })), noSuchStaffMember());
  await endForgottenDuties(scope, [id]);
  await scope.count(endDuty([id], scope.now, by));
  await scope.count(revokeStaffSessions(id, scope.now));
  audit(scope, { action: 'deactivate staff member', entity: 'staff', ids: [id] });
  scope.touch('staff');
  return scope.one(activeStaffMember(id, scope.now));
}

/** Lets a deactivated staff member sign in again. */
export async function reactivateStaffMember(scope: Scope, id: number) {
  const member = orRefuse(await scope.maybe(activeStaffMember(id, scope.now)), noSuchStaffMember());
  if (member.accountStatus !== 'deactivated') return member;
  refuseGone(await scope.count(updateStaff(id, { deactivatedAt: null, deactivatedBy: null })), noSuchStaffMember());
  audit(scope, { action: 'reactivate staff member', entity: 'staff', ids: [id] });
  scope.touch('staff');
  return scope.one(activeStaffMember(id, scope.now));
}

async function refuseTakenEmail(scope: Scope, id: number, email: string): Promise<void> {
  const taken = await scope.maybe(staffWithEmail(emailKey(email)));
  if (taken && taken.id !== id) throw invalid({ email: 'A staff member with this email already exists' });
}

/** Makes and mails an activation link for a staff member; answers it, since the Director may copy it. */
async function inviteStaffMember(
  server: Server,
  scope: Scope,
  member: { id: number; firstName: string; email: string },
) {
  const made = await makeLink(server, scope, 'activation', { audience: 'staff', id: member.id });
  await sendActivationMail(server, scope, member, made);
  audit(scope, { action: 'send activation link', entity: 'staff', ids: [member.id] });
  return { ...made, isMailed: (await server.mailServers.of(scope)) !== null };
}
