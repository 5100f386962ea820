import { sql } from 'kysely';
import type { z } from 'zod';
import type { ParentProfileChanges, StaffProfileChanges } from '#contract/preferences-profile.ts';
import { db } from '#server/db/sql.ts';

export const staffRow = (id: number) => sql<{
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

export const guardianRow = (id: number) => sql<{
  firstName: string;
  lastName: string;
  /** @known nobody signs in without one */
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

export const lockStaff = (id: number) => sql`select from staff where id = ${id} for update`;

export const lockParent = (id: number) => sql`select from guardian where id = ${id} for update`;

type Changes<Edit> = Omit<Edit, 'version' | 'email'>;

export const updateStaff = (id: number, row: Changes<z.output<typeof StaffProfileChanges>>) =>
  db
    .updateTable('staff')
    .set((eb) => ({ ...row, version: eb('version', '+', 1) }))
    .where('id', '=', id);

export const updateParent = (id: number, row: Changes<z.output<typeof ParentProfileChanges>>, now: Date) =>
  db
    .updateTable('guardian')
    .set((eb) => ({ ...row, updatedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', id);
