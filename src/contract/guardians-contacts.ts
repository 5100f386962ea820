import { CONTACT_DECISIONS } from './guardians-contacts-choices.ts';
import { anyParent, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { Id, IdParams, Instant, nullableText } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

/** The other guardians of a child, as one of them sees them. */
const FamilyContacts = z
  .object({
    childId: z.int(),
    firstName: z.string(),
    /** The calling guardian shares phone and e-mail with the others. */
    isShared: z.boolean(),
    /** Phone and e-mail are null where they are not open to the caller, and where there are none. */
    others: z.array(
      z.object({
        guardianId: z.int(),
        name: z.string(),
        isOpen: z.boolean(),
        phoneNumber: z.string().nullable(),
        email: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'FamilyContacts' });

/** Two guardians of a child, and whether their contact details are open to each other. */
const GuardianPair = z
  .object({
    guardianId: z.int(),
    name: z.string(),
    isShared: z.boolean(),
    otherId: z.int(),
    otherName: z.string(),
    otherIsShared: z.boolean(),
    isOpen: z.boolean(),
    decision: z.enum(CONTACT_DECISIONS),
    /** Of what the center decided; null while the two agree themselves. */
    reason: z.string().nullable(),
    since: Instant.nullable(),
    by: z.string().nullable(),
    /** The center hides them for another child of theirs: that holds here too. */
    isHiddenElsewhere: z.boolean(),
  })
  .meta({ id: 'GuardianPair' });

export const guardianContacts = {
  'GET /api/parent/contacts': {
    summary:
      "The other guardians of each of the parent's children, with phone and e-mail where both agreed or the center says so",
    audience: 'parent',
    access: anyParent,
    reply: z.array(FamilyContacts),
  },
  'PUT /api/parent/contacts/:id': {
    summary: "Share one's own phone and e-mail with the other guardians of this child, or no longer",
    audience: 'parent',
    access: anyParent,
    params: IdParams,
    body: z.strictObject({ isShared: z.boolean('Say whether you share your phone and email') }),
    reply: FamilyContacts,
  },
  'GET /api/children/:id/contacts': {
    summary: "A child's guardians two by two: whether they see each other's phone and e-mail, and why",
    audience: 'staff',
    access: staffWith('children.enroll'),
    params: IdParams,
    reply: z.array(GuardianPair),
  },
  'PUT /api/children/:id/contacts': {
    summary:
      "Decide for two guardians of a child whether they see each other's phone and e-mail, with the reason; or leave it to them",
    audience: 'staff',
    access: staffWith('children.enroll'),
    params: IdParams,
    body: z.strictObject({
      guardianId: Id,
      otherId: Id,
      decision: z.enum(CONTACT_DECISIONS, 'Choose who decides'),
      /** Required unless the two decide themselves. */
      reason: nullableText(500),
    }),
    reply: GuardianPair,
  },
} satisfies Contract;
