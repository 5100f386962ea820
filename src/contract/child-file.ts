import {
  CHANGE_KINDS,
  CHANGE_STATES,
  CHANGED_FIELDS,
  CONTACT_KINDS,
  MOST_CONTACTS,
  MOST_LANGUAGES,
} from './child-file-choices.ts';
import { anyParent, parentsAndStaffWith, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { Id, IdParams, Instant, nullableText, requiredText, Version } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const Contact = z.object({
  id: z.int(),
  kind: z.enum(CONTACT_KINDS),
  /** Of a home, whose it is. */
  name: z.string(),
  relationship: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  address: z.string().nullable(),
  note: z.string().nullable(),
  /** The guardian whose word it is; null: the center's. */
  saidBy: z.string().nullable(),
  /** Said by the calling guardian. */
  isOwn: z.boolean(),
  version: z.int(),
});

const Change = z
  .object({
    id: z.int(),
    child: z.object({ id: z.int(), firstName: z.string(), lastName: z.string() }),
    kind: z.enum(CHANGE_KINDS),
    state: z.enum(CHANGE_STATES),
    proposedBy: z.string().nullable(),
    proposedAt: Instant,
    declineReason: z.string().nullable(),
    /** What would change, as it is now and as it would be; null: nothing. A kind of contact is its key. */
    fields: z.array(
      z.object({ name: z.enum(CHANGED_FIELDS), before: z.string().nullable(), after: z.string().nullable() }),
    ),
  })
  .meta({ id: 'ChildFileChange' });

export const ChildFile = z
  .object({
    child: z.object({ id: z.int(), firstName: z.string(), lastName: z.string() }),
    /** By kind, and in the order in which they are called. */
    contacts: z.array(Contact),
    languages: z.array(z.string()),
    diet: z.string().nullable(),
    specialNeeds: z.string().nullable(),
    /** What it says is read by a call of its own. */
    hasInsurance: z.boolean(),
    /** Null: nothing is said, or the reader does not see it. */
    custody: z
      .object({
        note: z.string(),
        saidBy: z.string().nullable(),
        isOwn: z.boolean(),
        /** Whether every guardian of the child reads it. */
        isShared: z.boolean(),
        version: z.int(),
      })
      .nullable(),
    /** To staff what waits; to a guardian what they proposed, the newest first. */
    changes: z.array(Change),
    version: z.int(),
  })
  .meta({ id: 'ChildFile' });

/** Whether what was asked for waits for staff, and the file as it is now. */
const Changed = z.object({ isWaiting: z.boolean(), file: ChildFile }).meta({ id: 'ChangedChildFile' });

const contact = {
  kind: z.enum(CONTACT_KINDS, 'Choose what it is'),
  name: requiredText('Enter a name', 120),
  relationship: nullableText(60),
  phoneNumber: nullableText(40),
  address: nullableText(300),
  note: nullableText(300),
};

const Insurance = z
  .object({
    insurer: z.string(),
    memberNumber: z.string().nullable(),
    groupNumber: z.string().nullable(),
    holder: z.string().nullable(),
    phoneNumber: z.string().nullable(),
  })
  .meta({ id: 'ChildInsurance' });

const ContactParams = z.object({ id: Id, contactId: Id });

export const childFile = {
  'GET /api/children/:id/file': {
    summary: "The file of a child: to staff, and to its guardians without what is another household's",
    audience: 'both',
    access: parentsAndStaffWith('children.see'),
    params: IdParams,
    reply: ChildFile,
  },
  'PATCH /api/children/:id/file': {
    summary:
      'Say languages, diet and special needs; a key left out stays. Diet and special needs of a guardian wait for staff',
    audience: 'both',
    access: parentsAndStaffWith('children.enroll'),
    params: IdParams,
    body: z.strictObject({
      languages: z.array(requiredText('Enter a language', 40)).max(MOST_LANGUAGES).optional(),
      diet: nullableText(1000).optional(),
      specialNeeds: nullableText(2000).optional(),
      version: Version,
    }),
    reply: Changed,
  },
  'POST /api/children/:id/file/contacts': {
    summary: "Add a contact or a home of a child; a guardian's contact for emergencies waits for staff",
    audience: 'both',
    access: parentsAndStaffWith('children.enroll'),
    params: IdParams,
    body: z.strictObject(contact),
    status: 201,
    reply: Changed,
  },
  'PATCH /api/children/:id/file/contacts/:contactId': {
    summary: 'Change a contact of a child; a key left out stays as it is',
    audience: 'both',
    access: parentsAndStaffWith('children.enroll'),
    params: ContactParams,
    body: z.strictObject(contact).partial().extend({ version: Version }),
    reply: Changed,
  },
  'DELETE /api/children/:id/file/contacts/:contactId': {
    summary: 'Take a contact out of the file of a child',
    audience: 'both',
    access: parentsAndStaffWith('children.enroll'),
    params: ContactParams,
    reply: Changed,
  },
  'PUT /api/children/:id/file/contacts': {
    summary: 'Say in which order the contacts of a child are called; what is not named comes after',
    audience: 'staff',
    access: staffWith('children.enroll'),
    params: IdParams,
    body: z.strictObject({ contactIds: z.array(Id).max(MOST_CONTACTS) }),
    reply: Changed,
  },
  'GET /api/children/:id/file/insurance': {
    summary: 'The health insurance of a child; that it was read is written down',
    audience: 'both',
    access: parentsAndStaffWith('medical.see'),
    params: IdParams,
    reply: z.object({ insurance: Insurance.nullable() }),
  },
  'PUT /api/children/:id/file/insurance': {
    summary: 'Say the health insurance of a child, or that there is none (null)',
    audience: 'both',
    access: parentsAndStaffWith('children.enroll'),
    params: IdParams,
    body: z.strictObject({
      insurance: z
        .strictObject({
          insurer: requiredText('Enter the name of the insurance', 120),
          memberNumber: nullableText(60),
          groupNumber: nullableText(60),
          holder: nullableText(120),
          phoneNumber: nullableText(40),
        })
        .nullable(),
      version: Version,
    }),
    reply: Changed,
  },
  'PUT /api/children/:id/file/custody': {
    summary: "Say what a court or a family says of custody, or nothing (null); a guardian's word waits for staff",
    audience: 'both',
    access: parentsAndStaffWith('children.enroll'),
    params: IdParams,
    body: z.strictObject({
      note: nullableText(2000),
      /** Whether every guardian reads it; staff alone say so. */
      isShared: z.boolean().optional(),
      version: Version,
    }),
    reply: Changed,
  },
  'GET /api/child-file-changes': {
    summary: 'The changes of files that guardians propose, and nobody has answered yet',
    audience: 'staff',
    access: staffWith('children.enroll'),
    reply: z.array(Change),
  },
  'GET /api/child-files/incomplete': {
    summary: 'The children whose file lacks something that is needed when a child falls ill, and what',
    audience: 'staff',
    access: staffWith('children.enroll'),
    reply: z.array(
      z.object({
        id: z.int(),
        firstName: z.string(),
        lastName: z.string(),
        room: z.string(),
        /** Nobody to call beside the guardians, neither in the file nor in the record. */
        lacksEmergency: z.boolean(),
        lacksDoctor: z.boolean(),
        /** No address, neither in the file nor of a guardian. */
        lacksHome: z.boolean(),
        lacksInsurance: z.boolean(),
      }),
    ),
  },
  'POST /api/child-file-changes/:id/answer': {
    summary: 'Accept or decline a change of a file; whoever proposed it is told',
    audience: 'staff',
    access: staffWith('children.enroll'),
    params: IdParams,
    body: z.strictObject({
      isAccepted: z.boolean(),
      /** Which the family reads. */
      reason: nullableText(500),
    }),
    reply: ChildFile,
  },
  'POST /api/parent/child-file-changes/:id/withdraw': {
    summary: 'Withdraw a change of a file that one proposed, as long as nobody has answered it',
    audience: 'parent',
    access: anyParent,
    params: IdParams,
    reply: ChildFile,
  },
} satisfies Contract;
