import { everybodySignedIn } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { Email, Instant, nullableText, requiredText, Version } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const name = {
  firstName: requiredText('First name is required', 80),
  lastName: requiredText('Last name is required', 80),
  /** Shown only: it is changed with a link sent to the new address. Sent along it must be what it is. */
  email: Email.optional(),
};
const TOO_SHORT = 'Phone number must be at least 10 digits';

/** A staff member's own profile (preferences-10). */
export const StaffProfileChanges = z.strictObject({
  ...name,
  phone: requiredText(TOO_SHORT, 40).refine((phone) => phone.length >= 10, TOO_SHORT),
  address: nullableText(300),
  bio: nullableText(2000),
  version: Version,
});
/** A parent's own profile: what registration asked for (preferences-11). */
export const ParentProfileChanges = z.strictObject({
  ...name,
  phoneNumber: requiredText('Phone number is required', 40),
  address: requiredText('Address is required', 300),
  emergencyContactName: requiredText('Emergency contact name is required', 160),
  emergencyContactPhone: requiredText('Emergency contact phone is required', 40),
  version: Version,
});

const StaffProfile = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string().nullable(),
    bio: z.string().nullable(),
    role: z.string(),
    room: z.string().nullable(),
    createdAt: Instant,
    version: z.int(),
  })
  .meta({ id: 'StaffProfile' });
const ParentProfile = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phoneNumber: z.string().nullable(),
    address: z.string().nullable(),
    emergencyContactName: z.string().nullable(),
    emergencyContactPhone: z.string().nullable(),
    registrationDate: Instant.nullable(),
    version: z.int(),
  })
  .meta({ id: 'ParentProfile' });

const Profile = z.union([StaffProfile, ParentProfile]);

export const profile = {
  'GET /api/profile': {
    summary: "One's own name, contact details and account",
    audience: 'both',
    access: everybodySignedIn,
    reply: Profile,
  },
  'PUT /api/profile': {
    summary: "Change one's own name and contact details; the e-mail is changed with a link",
    audience: 'both',
    access: everybodySignedIn,
    body: z.union([StaffProfileChanges, ParentProfileChanges]),
    reply: Profile,
  },
} satisfies Contract;
