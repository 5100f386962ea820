import { AGE_GROUPS } from './center-choices.ts';
import { CONSENT_FORMS, DECLINABLE_FORMS } from './children-consents.ts';
import { LEAVING_REASONS } from './children-leaving.ts';
import { parentsAndStaffWith, staffWith } from './kernel/access.ts';
import { ChosenChildren, MOST_CHOSEN, NamedChild } from './kernel/chosen.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  AnsweredDate,
  Id,
  IdParams,
  Instant,
  LocalDate,
  Nothing,
  nullableText,
  optionalText,
  requiredText,
  Version,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

/** What stands for a contact field that is not known yet; stored as NULL (children-7). */
const TO_BE_COLLECTED = /^to be collected$/i;
const collected = (max?: number) =>
  nullableText(max).transform((text) => (text && TO_BE_COLLECTED.test(text) ? null : text));

const Collector = z.object({ id: z.int(), name: z.string(), relationship: z.string() });

export const Child = z
  .object({
    id: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    dateOfBirth: AnsweredDate,
    room: z.string(),
    roomId: z.int(),
    ageGroup: z.enum(AGE_GROUPS).nullable(),
    allergies: z.string(),
    emergencyContact: z.string().nullable(),
    parentName: z.string().nullable(),
    parentPhone: z.string().nullable(),
    parentEmail: z.string().nullable(),
    parentDriversLicense: z.string().nullable(),
    relationship: z.string(),
    isActive: z.boolean(),
    /** Whether the form is signed and not taken back: the communication consent is one for mail and text messages. */
    parentEmailConsent: z.boolean(),
    parentSmsConsent: z.boolean(),
    emergencyContactConsent: z.boolean(),
    enrolledOn: AnsweredDate,
    /** The last day; null as long as the child stays. */
    leavesOn: AnsweredDate.nullable(),
    /** Who has the right to collect the child, first ones first (attendance-9). */
    guardians: z.array(Collector),
    /** Who of the guardians has not (attendance-12). */
    barredFromPickup: z.array(Collector),
    /** Who else may bring or collect it, and when (pickup-people-4). */
    pickupPeople: z.array(
      Collector.extend({
        mayDropOff: z.boolean(),
        mayPickUp: z.boolean(),
        weekdays: z.array(z.int()).nullable(),
        validFrom: AnsweredDate.nullable(),
        validTo: AnsweredDate.nullable(),
        /** Null without a photo. */
        photoUrl: z.string().nullable(),
      }),
    ),
    /** What is still to be done of the enrollment; null when it is complete. */
    enrollmentStep: z.enum(['consents', 'invitation']).nullable(),
    /** Null without a photo. */
    photoUrl: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'Child' });

export const NewChild = z
  .strictObject({
    firstName: requiredText('First name is required', 80),
    lastName: requiredText('Last name is required', 80),
    dateOfBirth: z.string('Date of birth is required').trim().min(1, 'Date of birth is required').pipe(LocalDate),
    room: requiredText('Room assignment is required', 80),
    allergies: optionalText(2000),
    emergencyContact: collected(),
    parentName: collected(),
    parentPhone: collected(40),
    parentEmail: collected(254),
    parentDriversLicense: collected(40),
    relationship: collected(40).transform((relationship) => relationship ?? 'parent'),
    /** The first day; absent: today. It may lie ahead. */
    enrolledOn: LocalDate.optional(),
    /** True: the signed form was seen, and is confirmed with the enrollment. One form is for mail and text messages. */
    parentEmailConsent: z.boolean().optional(),
    parentSmsConsent: z.boolean().optional(),
    emergencyContactConsent: z.boolean().optional(),
    /** False: refused (409, code room-full) where the room's places are taken. True: that was read. Absent: not asked. */
    capacityAcknowledged: z.boolean().optional(),
  })
  .meta({ id: 'NewChild' });

/** What may be edited of a child; a key left out stays as it is. */
export const ChildEdit = NewChild.omit({
  parentEmailConsent: true,
  parentSmsConsent: true,
  emergencyContactConsent: true,
})
  .partial()
  .extend({ relationship: requiredText('Relationship is required', 40).optional(), version: Version })
  .meta({ id: 'ChildEdit' });

const Guardian = z.object({
  guardianshipId: z.int(),
  guardianId: z.int(),
  name: z.string(),
  relationship: z.string(),
  phoneNumber: z.string().nullable(),
  email: z.string().nullable(),
  mayPickUp: z.boolean(),
  /** Null where there is none, and for roles that may not read it. */
  custodyNote: z.string().nullable(),
  hasAccount: z.boolean(),
  /** An invitation of theirs is open. */
  isInvited: z.boolean(),
  version: z.int(),
});

const Consent = z
  .object({
    form: z.enum(CONSENT_FORMS),
    /** 'Signed: declined': the form was seen, and grants nothing. */
    isDeclined: z.boolean(),
    confirmedAt: Instant,
    /** The member of staff who saw the paper; of a form that was signed electronically, who signed it. */
    confirmedBy: z.string(),
    /** The form that the family signed electronically; null of paper. */
    formRequestId: z.int().nullable(),
    /** What the paper says; null where it was not written down. */
    signedOn: AnsweredDate.nullable(),
    signedBy: z.string().nullable(),
    /** Taken back, or another statement of the family took its place. */
    revokedAt: Instant.nullable(),
  })
  .meta({ id: 'Consent' });

const Enrollment = z.object({
  startsOn: AnsweredDate,
  /** Included; null as long as the child stays. */
  lastDay: AnsweredDate.nullable(),
  /** Null where nobody said, and for roles that may not read it; the day of the notice, too. */
  reason: z.enum(LEAVING_REASONS).nullable(),
  noticeGivenOn: AnsweredDate.nullable(),
});

/** What a family signed: forms that it gave, and forms that it answered with 'declined'. */
const signedForms = {
  forms: z.array(z.enum(CONSENT_FORMS)).max(20).default([]),
  declined: z.array(z.enum(DECLINABLE_FORMS)).max(20).default([]),
};
const SignerName = requiredText('Say who signed', 120);

export const children = {
  'GET /api/children': {
    summary: 'All enrolled children, by last and first name',
    audience: 'staff',
    access: staffWith('children.see'),
    reply: z.array(Child),
  },
  'POST /api/children': {
    summary: "Enroll a child; contact fields may say 'To be collected', consents that their form was seen signed",
    audience: 'staff',
    access: staffWith('children.enroll'),
    body: NewChild,
    status: 201,
    reply: Child,
  },
  'GET /api/children/:id': {
    summary: 'One enrolled child',
    audience: 'staff',
    access: staffWith('children.see'),
    params: IdParams,
    reply: Child,
  },
  'DELETE /api/children/:id': {
    summary: 'Remove a child from every list; an open stay is closed, records that regulations require are kept',
    audience: 'staff',
    access: staffWith('children.remove'),
    params: IdParams,
    reply: Nothing,
  },
  'GET /api/children/:id/consents': {
    summary: 'Consent forms confirmed for a child, newest first, revoked ones included',
    audience: 'staff',
    access: staffWith('children.see'),
    params: IdParams,
    reply: z.array(Consent),
  },
  'POST /api/children/:id/consents': {
    summary:
      "Record that signed forms were seen for a child, or that they were signed 'declined'; what is on record already stays",
    audience: 'staff',
    access: staffWith('children.enroll'),
    params: IdParams,
    body: z.strictObject({ ...signedForms, signedOn: LocalDate.optional(), signedBy: SignerName.optional() }),
    status: 201,
    reply: z.array(Consent),
  },
  'POST /api/children/consents': {
    summary:
      'Record the same forms for several children, as a guardian of each signed them on one day. Answers what stayed as it was, and why',
    audience: 'staff',
    access: staffWith('children.enroll'),
    body: z.strictObject({
      ...signedForms,
      signedOn: LocalDate,
      children: z
        .array(z.strictObject({ childId: Id, signedBy: SignerName }), 'Choose at least one child')
        .min(1, 'Choose at least one child')
        .max(MOST_CHOSEN),
    }),
    status: 201,
    reply: z
      .object({
        /** How many forms are on record now that were not before. */
        recorded: z.int(),
        kept: z.array(
          z.object({
            childId: z.int(),
            name: z.string(),
            form: z.enum(CONSENT_FORMS),
            /** It says the same already; or something of a later day than the paper is on record. */
            reason: z.enum(['same', 'later']),
          }),
        ),
      })
      .meta({ id: 'RecordedConsents' }),
  },
  'PATCH /api/children/:id': {
    summary:
      "Edit a child's fields, room, allergies and contacts; with a version, refused when somebody changed it meanwhile",
    audience: 'staff',
    access: staffWith('children.enroll'),
    params: IdParams,
    body: ChildEdit,
    reply: Child,
  },
  'POST /api/children/move': {
    summary:
      'Move several children into a room; who is there already stays. A full room is asked about as for one child',
    audience: 'staff',
    access: staffWith('children.enroll'),
    body: z.strictObject({
      childIds: ChosenChildren,
      room: requiredText('Room assignment is required', 80),
      /** False: refused (409, code room-full) where the room's places don't suffice. True: that was read. Absent: not asked. */
      capacityAcknowledged: z.boolean().optional(),
    }),
    reply: z.object({ moved: z.array(NamedChild), kept: z.array(NamedChild) }).meta({ id: 'MovedChildren' }),
  },
  'PUT /api/children/:id/photo': {
    summary: "Give a child the photo of an upload (POST /api/uploads), or none (null); the child's new state",
    audience: 'staff',
    access: staffWith('children.enroll'),
    params: IdParams,
    body: z.strictObject({ filePath: requiredText('Upload the picture first', 300).nullable(), version: Version }),
    reply: Child,
  },
  'GET /api/children/:id/photo': {
    summary: "A child's photo, at most 320 pixels wide: to staff, and to the child's own family",
    audience: 'both',
    access: parentsAndStaffWith('children.see'),
    params: IdParams,
    query: z.object({ v: z.string().max(20).optional(), portal: z.enum(['staff', 'parent']).optional() }),
    reply: Nothing,
    file: true,
  },
  'GET /api/children/:id/profile': {
    summary: 'A child with guardians, pickup list, consents and its enrollments',
    audience: 'staff',
    access: staffWith('children.see'),
    params: IdParams,
    reply: z
      .object({
        child: Child,
        guardians: z.array(Guardian),
        consents: z.array(Consent),
        /** When it is and was enrolled, newest first. */
        enrollments: z.array(Enrollment),
      })
      .meta({ id: 'ChildProfile' }),
  },
  'POST /api/children/:id/consents/:form/revoke': {
    summary: 'Record that a family took back a consent',
    audience: 'staff',
    access: staffWith('children.enroll'),
    params: z.object({ id: Id, form: z.enum(CONSENT_FORMS) }),
    reply: z.array(Consent),
  },
  'PATCH /api/guardianships/:id': {
    summary: "Edit a guardian's relationship to a child, whether they may pick up, and the custody note",
    audience: 'staff',
    access: staffWith('children.enroll'),
    params: IdParams,
    body: z.strictObject({
      relationship: requiredText('Relationship is required', 40).optional(),
      mayPickUp: z.boolean().optional(),
      custodyNote: nullableText(2000).optional(),
      version: Version,
    }),
    reply: Guardian,
  },
  'DELETE /api/guardianships/:id': {
    summary: "End a guardian's rights over a child: from the next request on they see nothing of the child",
    audience: 'staff',
    access: staffWith('children.enroll'),
    params: IdParams,
    reply: Nothing,
  },
} satisfies Contract;
