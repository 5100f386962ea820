import { anyParent, parentsAndStaffWith, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  AnsweredDate,
  Id,
  IdParams,
  Instant,
  LocalDate,
  Nothing,
  nullableText,
  requiredText,
  Version,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const Weekdays = z.array(z.int().min(1).max(7)).max(7);
/** Of one family at once. */
const Children = z.array(Id).min(1, 'Choose at least one child').max(20);

const person = {
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  relationship: z.string(),
  mayDropOff: z.boolean(),
  mayPickUp: z.boolean(),
  /** 1 is Monday; null: on every day. */
  weekdays: z.array(z.int()).nullable(),
  validFrom: AnsweredDate.nullable(),
  /** Included. */
  validTo: AnsweredDate.nullable(),
  /** Withdrawn: ended before anybody answered it. */
  state: z.enum(['proposed', 'accepted', 'declined', 'withdrawn', 'ended']),
  declineReason: z.string().nullable(),
  children: z.array(z.object({ id: z.int(), firstName: z.string() })),
  /** Null without a photo. */
  photoUrl: z.string().nullable(),
  createdAt: Instant,
};

/** A pickup person as staff see them, with the children for whom they are named now. */
const PickupPerson = z
  .object({
    ...person,
    phoneNumber: z.string().nullable(),
    /** The guardian who proposed them; null: staff entered them. */
    proposedBy: z.string().nullable(),
    answeredBy: z.string().nullable(),
    answeredAt: Instant.nullable(),
    /** Who saw their ID last. */
    idSeenBy: z.string().nullable(),
    idSeenAt: Instant.nullable(),
    /** Of a proposal for a sibling: who comes already, and is meant. */
    joinsId: z.int().nullable(),
    /** Since when they have a PIN for the kiosk. */
    pinSetAt: Instant.nullable(),
    version: z.int(),
  })
  .meta({ id: 'PickupPerson' });

/** A pickup person as the guardians of the children see them. */
const FamilyPickupPerson = z
  .object({
    ...person,
    /** Proposed by the calling parent. */
    isOwn: z.boolean(),
    /** To whoever proposed them alone. */
    phoneNumber: z.string().nullable(),
  })
  .meta({ id: 'FamilyPickupPerson' });

const said = {
  firstName: requiredText('First name is required', 80),
  lastName: requiredText('Last name is required', 80),
  phoneNumber: nullableText(40),
  relationship: requiredText('Relationship is required', 40),
  mayDropOff: z.boolean(),
  mayPickUp: z.boolean(),
  /** Absent or null: on every day. */
  weekdays: Weekdays.nullish(),
  validFrom: LocalDate.nullish(),
  validTo: LocalDate.nullish(),
};
export const NewPickupPerson = z.strictObject({ childIds: Children, ...said }).meta({ id: 'NewPickupPerson' });

export const pickupPeople = {
  'GET /api/children/:id/pickup-people': {
    summary:
      'Who beside the guardians may bring or collect a child, whom guardians propose, and whom that was ended for',
    audience: 'staff',
    access: staffWith('children.see'),
    params: IdParams,
    reply: z.object({
      people: z.array(PickupPerson),
      /** What the file said of it that the child was imported with. */
      imported: z.string().nullable(),
    }),
  },
  'GET /api/pickup-people/proposed': {
    summary: 'The pickup people whom guardians propose, and nobody has answered yet',
    audience: 'staff',
    access: staffWith('children.enroll'),
    reply: z.array(PickupPerson),
  },
  'POST /api/pickup-people': {
    summary: 'Enter somebody who may bring or collect children of a family',
    audience: 'staff',
    access: staffWith('children.enroll'),
    body: NewPickupPerson,
    status: 201,
    reply: PickupPerson,
  },
  'PATCH /api/pickup-people/:id': {
    summary: 'Change a pickup person; a key left out stays as it is',
    audience: 'staff',
    access: staffWith('children.enroll'),
    params: IdParams,
    body: z.strictObject(said).partial().extend({ version: Version }),
    reply: PickupPerson,
  },
  'POST /api/pickup-people/:id/children': {
    summary: 'Name somebody who is accepted for one more child of the family; named already, nothing changes',
    audience: 'staff',
    access: staffWith('children.enroll'),
    params: IdParams,
    body: z.strictObject({ childId: Id }),
    reply: PickupPerson,
  },
  'PUT /api/pickup-people/:id/photo': {
    summary: 'Give a pickup person the photo of an upload (POST /api/uploads), or none (null)',
    audience: 'staff',
    access: staffWith('children.enroll'),
    params: IdParams,
    body: z.strictObject({ filePath: requiredText('Upload the picture first', 300).nullable(), version: Version }),
    reply: PickupPerson,
  },
  'GET /api/pickup-people/:id/photo': {
    summary: 'How a pickup person looks, at most 320 pixels wide: to staff, and to the guardians of the children',
    audience: 'both',
    access: parentsAndStaffWith('children.see'),
    params: IdParams,
    query: z.object({ v: z.string().max(20).optional(), portal: z.enum(['staff', 'parent']).optional() }),
    reply: Nothing,
    file: true,
  },
  'POST /api/pickup-people/:id/answer': {
    summary: 'Accept or decline whom a guardian proposed; whoever proposed them is told',
    audience: 'staff',
    access: staffWith('children.enroll'),
    params: IdParams,
    body: z.strictObject({
      isAccepted: z.boolean(),
      /** Which the family reads. */
      reason: nullableText(500),
    }),
    reply: PickupPerson,
  },
  'POST /api/pickup-people/:id/id-seen': {
    summary: 'Note that one saw the ID of a pickup person, now',
    audience: 'staff',
    access: staffWith('attendance.record'),
    params: IdParams,
    reply: PickupPerson,
  },
  'POST /api/pickup-people/:id/end': {
    summary: 'End what a pickup person may do for a child, from now on; a second time changes nothing',
    audience: 'staff',
    access: staffWith('children.enroll'),
    params: IdParams,
    body: z.strictObject({ childId: Id }),
    reply: Nothing,
  },
  'GET /api/parent/pickup-people': {
    summary: "Who beside the guardians may bring or collect one's children, and whom one proposed",
    audience: 'parent',
    access: anyParent,
    reply: z.array(FamilyPickupPerson),
  },
  'POST /api/parent/pickup-people': {
    summary: 'Propose somebody who may bring or collect children of mine; it counts once staff accept it',
    audience: 'parent',
    access: anyParent,
    body: NewPickupPerson,
    status: 201,
    reply: FamilyPickupPerson,
  },
  'POST /api/parent/pickup-people/:id/children': {
    summary:
      'Propose that somebody who is accepted may come for one more child of mine; the proposal, or the person where it is so already',
    audience: 'parent',
    access: anyParent,
    params: IdParams,
    body: z.strictObject({ childId: Id }),
    reply: FamilyPickupPerson,
  },
  'POST /api/parent/pickup-people/:id/end': {
    summary: "Withdraw a proposal, or end what somebody may do for one's children; a second time changes nothing",
    audience: 'parent',
    access: anyParent,
    params: IdParams,
    reply: FamilyPickupPerson,
  },
} satisfies Contract;
