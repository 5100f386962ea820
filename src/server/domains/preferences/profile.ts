import { sql } from 'kysely';
import type { z } from 'zod';
import type { ParentProfileChanges, StaffProfileChanges } from '../../../contract/profile.ts';
import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import { db } from '../../db/sql.ts';
import { invalid, refuseStale } from '../../refusal.ts';
import { emailKey } from '../accounts/rules.ts';

/** One's own name, contact details and account. */
export const staffProfile = (scope: Scope, staffId: number) => scope.one(staffRow(staffId));
export const parentProfile = (scope: Scope, guardianId: number) => scope.one(guardianRow(guardianId));

/** Changes one's own; nobody needs a right for that. Refuses a stale version (412) and another e-mail (422). */
export async function editStaffProfile(scope: Scope, staffId: number, edit: z.output<typeof StaffProfileChanges>) {
  const { version, email, ...row } = edit;
  scope.later(sql`select from staff where id = ${staffId} for update`);
  const before = await scope.one(staffRow(staffId));
  refuseStale(before, version);
  refuseOtherEmail(before.email, email);
  await scope.count(
    db
      .updateTable('staff')
      .set((eb) => ({ ...row, version: eb('version', '+', 1) }))
      .where('id', '=', staffId),
  );
  audit(scope, { action: 'edit profile', entity: 'staff', ids: [staffId], before, after: row });
  scope.touch('staff');
  return scope.one(staffRow(staffId));
}

/** The same for a parent. */
export async function editParentProfile(scope: Scope, guardianId: number, edit: z.output<typeof ParentProfileChanges>) {
  const { version, email, ...row } = edit;
  scope.later(sql`select from guardian where id = ${guardianId} for update`);
  const before = await scope.one(guardianRow(guardianId));
  refuseStale(before, version);
  refuseOtherEmail(before.email, email);
  await scope.count(
    db
      .updateTable('guardian')
      .set((eb) => ({ ...row, updatedAt: scope.now, version: eb('version', '+', 1) }))
      .where('id', '=', guardianId),
  );
  const { actor } = await scope.opened;
  const children = actor.kind === 'parent' ? actor.childIds : [];
  audit(scope, { action: 'edit profile', entity: 'guardian', ids: [guardianId], children, before, after: row });
  scope.touch('parents');
  scope.touch('children', children);
  return scope.one(guardianRow(guardianId));
}

function refuseOtherEmail(own: string, sent: string | undefined): void {
  if (sent !== undefined && emailKey(sent) !== emailKey(own)) {
    throw invalid({ email: 'Your email is changed under Security, with a link to the new address' });
  }
}

const staffRow = (id: number) => sql<{
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string | null;
  bio: string | null;
  role: string;
  room: string | null;
  createdAt: Date;
  version: number;
}>`
  select s.first_name, s.last_name, s.email, s.phone, s.address, s.bio, r.name as role, m.name as room, s.created_at, s.version
  from staff s join role r on r.center_id = s.center_id and r.id = s.role_id
  left join room m on m.center_id = s.center_id and m.id = s.room_id
  where s.id = ${id}`;

const guardianRow = (id: number) => sql<{
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string | null;
  address: string | null;
  emergencyContactName: string | null;
  emergencyContactPhone: string | null;
  registrationDate: Date | null;
  version: number;
}>`
  select first_name, last_name, email, phone_number, address, emergency_contact_name, emergency_contact_phone,
    registered_at as registration_date, version
  from guardian where id = ${id}`;
