import { z } from 'zod';
import { staffWith } from './access.ts';
import type { Contract } from './endpoint.ts';
import { Email, IdParams, Nothing, nullableText, requiredText } from './primitives.ts';

export const StaffMember = z
  .object({
    id: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.string(),
    room: z.string().nullable(),
    phone: z.string(),
    email: z.string(),
    isOnDuty: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'StaffMember' });

export const NewStaffMember = z
  .strictObject({
    firstName: requiredText('First name is required', 80),
    lastName: requiredText('Last name is required', 80),
    role: requiredText('Role is required', 80),
    room: nullableText(80),
    phone: requiredText('Phone is required', 40),
    email: Email,
  })
  .meta({ id: 'NewStaffMember' });

export const staff = {
  'GET /api/staff': {
    summary: 'All active staff, by last and first name',
    audience: 'staff',
    access: staffWith('staff.see'),
    reply: z.array(StaffMember),
  },
  'POST /api/staff': {
    summary: 'Add a staff member; the account has no password until it is activated',
    audience: 'staff',
    access: staffWith('staff.manage'),
    body: NewStaffMember,
    status: 201,
    reply: StaffMember,
  },
  'PUT /api/staff/:id': {
    summary: "Switch a staff member's duty: one's own, or anyone's with that capability",
    audience: 'staff',
    access: staffWith('duty.own', 'duty.anyone'),
    params: IdParams,
    body: z.strictObject({ isOnDuty: z.boolean() }),
    reply: StaffMember,
  },
  'DELETE /api/staff/:id': {
    summary: 'Remove a staff member: sessions end at once, their records stay; the last Director is refused',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: IdParams,
    reply: Nothing,
  },
} satisfies Contract;
