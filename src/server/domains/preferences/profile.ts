import type { z } from 'zod';
import type { ParentProfileChanges, StaffProfileChanges } from '#contract/preferences-profile.ts';
import type { Scope } from '#server/db/scope.ts';
import { followContacts } from '#server/domains/children/queries.ts';
import { emergencyContactOf } from '#server/domains/children/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { invalid, refuseStale } from '#server/kernel/http-error.ts';
import { emailKey } from '#server/kernel/mail/address.ts';
import { guardianRow, lockParent, lockStaff, staffRow, updateParent, updateStaff } from './profile-queries.ts';

/** One's own name, contact details and account. */
export const staffProfile = (scope: Scope, staffId: number) => scope.one(staffRow(staffId));

export const parentProfile = (scope: Scope, guardianId: number) => scope.one(guardianRow(guardianId));

/** Changes one's own; nobody needs a right for that. Refuses a stale version (412) and another e-mail (422). */
export async function editStaffProfile(scope: Scope, staffId: number, edit: z.output<typeof StaffProfileChanges>) {
  const { version, email, ...row } = edit;
  scope.later(lockStaff(staffId));
  const before = await scope.one(staffRow(staffId));
  refuseStale(before, version);
  refuseOtherEmail(before.email, email);
  await scope.count(updateStaff(staffId, row));
  audit(scope, { action: 'edit profile', entity: 'staff', ids: [staffId], before, after: row });
  scope.touch('staff');
  return scope.one(staffRow(staffId));
}

/** Changes a parent's own profile, all but the email. Refuses an older version. */
export async function editParentProfile(scope: Scope, guardianId: number, edit: z.output<typeof ParentProfileChanges>) {
  const { version, email, ...row } = edit;
  scope.later(lockParent(guardianId));
  const before = await scope.one(guardianRow(guardianId));
  refuseStale(before, version);
  refuseOtherEmail(before.email, email);
  await scope.count(updateParent(guardianId, row, scope.now));
  const after = await scope.one(guardianRow(guardianId));
  const { actor } = await scope.opened;
  const children = actor.kind === 'parent' ? actor.childIds : [];
  await scope.one(followContacts(toldBy(before), toldBy(after)));
  audit(scope, { action: 'edit profile', entity: 'guardian', ids: [guardianId], children, before, after: row });
  scope.touch('parents');
  scope.touch('children', children);
  return after;
}

const toldBy = (person: Awaited<ReturnType<typeof parentProfile>>) => ({
  parentName: `${person.firstName} ${person.lastName}`,
  parentPhone: person.phoneNumber,
  emergencyContact: emergencyContactOf(person),
});

function refuseOtherEmail(own: string, sent: string | undefined): void {
  if (sent !== undefined && emailKey(sent) !== emailKey(own)) {
    throw invalid({ email: 'Your email is changed under Security, with a link to the new address' });
  }
}
