import { z } from 'zod';
import { staffWith } from './access.ts';
import type { Contract } from './endpoint.ts';
import { anyText, Email, IdParams, Instant, Nothing, nullableText, requiredText, Version } from './primitives.ts';

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
    /** Waiting for activation, active, or shut out by the Director. */
    accountStatus: z.enum(['invited', 'active', 'deactivated']),
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
  'PATCH /api/staff/:id': {
    summary: 'Edit a staff member: name, role, room, phone, e-mail; the last Director keeps the role',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: IdParams,
    /** A phone may stay empty where none was ever given. */
    body: NewStaffMember.extend({ phone: anyText('Phone is required', 40) })
      .partial()
      .extend({ version: Version }),
    reply: StaffMember,
  },
  'POST /api/staff/:id/activation-link': {
    summary: 'Make a new activation link (7 days), mail it, and answer it for copying; the one before ends',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: IdParams,
    reply: z.object({ link: z.string(), expiresAt: Instant }),
  },
  'POST /api/staff/:id/deactivate': {
    summary: 'Shut a staff member out: every session ends at once; the last Director is refused',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: IdParams,
    reply: StaffMember,
  },
  'POST /api/staff/:id/reactivate': {
    summary: 'Let a deactivated staff member sign in again',
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: IdParams,
    reply: StaffMember,
  },
} satisfies Contract;
