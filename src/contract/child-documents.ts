import { DOCUMENT_KINDS, DOCUMENT_STATES, MOST_PAGES, SHOWN_STATES } from './child-documents-choices.ts';
import { parentsAndStaffWith, staffWith } from './kernel/access.ts';
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

export const ChildDocument = z
  .object({
    id: z.int(),
    childId: z.int(),
    kind: z.enum(DOCUMENT_KINDS),
    /** Of another kind than those that have names. */
    title: z.string().nullable(),
    state: z.enum(DOCUMENT_STATES),
    /** The last day on which it is asked for; null: no day was said, or nobody asked. */
    dueOn: AnsweredDate.nullable(),
    issuedOn: AnsweredDate.nullable(),
    /** The last day on which it holds. */
    expiresOn: AnsweredDate.nullable(),
    givenAt: Instant.nullable(),
    /** The guardian or member of staff who gave it. */
    givenBy: z.string().nullable(),
    /** Given by the calling guardian. */
    isOwn: z.boolean(),
    /** Whether every guardian reads it, where it would be its giver's alone. */
    isShared: z.boolean(),
    refuseReason: z.string().nullable(),
    /** In their order. */
    pages: z.array(z.object({ url: z.string(), type: z.string() })),
    version: z.int(),
  })
  .meta({ id: 'ChildDocument' });

/** A photo of each page, or a PDF, as they were uploaded. */
const filePaths = z
  .array(requiredText('Upload the file first', 300))
  .min(1, 'Take a photo of it or choose a PDF')
  .max(MOST_PAGES, 'Give at most {{maximum}} pages');
const dates = { issuedOn: LocalDate.nullish(), expiresOn: LocalDate.nullish() };
const what = {
  kind: z.enum(DOCUMENT_KINDS, 'Choose what it is'),
  /** Of `other`, which has no name without it. */
  title: nullableText(80),
};

export const childDocuments = {
  'GET /api/children/:id/documents': {
    summary:
      "The documents of a child that the reader may see, the newest first; to guardians without another one's own",
    audience: 'both',
    access: parentsAndStaffWith('children.see'),
    params: IdParams,
    reply: z.array(ChildDocument),
  },
  'POST /api/children/:id/documents': {
    summary:
      "Give a document of a child that nobody asked for; a guardian's waits for staff, what staff give holds at once",
    audience: 'both',
    access: parentsAndStaffWith('children.enroll'),
    params: IdParams,
    body: z.strictObject({ ...what, ...dates, filePaths }),
    status: 201,
    reply: ChildDocument,
  },
  'PUT /api/child-documents/:id/pages': {
    summary: 'Give what is asked for, give it anew, or give a newer one, which takes the place of an accepted one',
    audience: 'both',
    access: parentsAndStaffWith('children.enroll'),
    params: IdParams,
    body: z.strictObject({ ...dates, filePaths }),
    reply: ChildDocument,
  },
  'GET /api/child-documents/:id/pages/:page': {
    summary: 'A page of a document, from 1; that it was opened is written down',
    audience: 'both',
    access: parentsAndStaffWith('children.see'),
    params: z.object({ id: Id, page: Id }),
    reply: Nothing,
    file: true,
  },
  'POST /api/child-document-requests': {
    summary:
      'Ask families for a document: of some children, of a room, or of all; whoever is asked already is not asked again',
    audience: 'staff',
    access: staffWith('children.enroll'),
    body: z.strictObject({
      ...what,
      dueOn: LocalDate.nullish(),
      childIds: z.array(Id).min(1, 'Choose a child').max(500).optional(),
      roomId: Id.optional(),
    }),
    status: 201,
    /** How many families are asked by this call, and how many were before. */
    reply: z.object({ requested: z.int(), already: z.int() }),
  },
  'PATCH /api/child-documents/:id': {
    summary: 'Say until when a document is asked for, its dates, and whether every guardian reads it',
    audience: 'staff',
    access: staffWith('children.enroll'),
    params: IdParams,
    body: z.strictObject({
      dueOn: LocalDate.nullish(),
      ...dates,
      isShared: z.boolean().optional(),
      version: Version,
    }),
    reply: ChildDocument,
  },
  'POST /api/child-documents/:id/answer': {
    summary: 'Accept what a family gave, or refuse it with a reason that they read',
    audience: 'staff',
    access: staffWith('children.enroll'),
    params: IdParams,
    body: z.strictObject({
      isAccepted: z.boolean(),
      reason: nullableText(500),
      /** The version that was looked at. */
      version: Version,
    }),
    reply: ChildDocument,
  },
  'DELETE /api/child-documents/:id': {
    summary: 'Withdraw a request, or take out a document that is there by mistake; its pages go',
    audience: 'staff',
    access: staffWith('children.enroll'),
    params: IdParams,
    reply: Nothing,
  },
  'GET /api/child-documents': {
    summary:
      'What is to be done about documents of the children who are or will be here: waiting, missing, expiring and expired',
    audience: 'staff',
    access: staffWith('children.enroll'),
    reply: z.array(
      z.object({
        child: z.object({ id: z.int(), firstName: z.string(), lastName: z.string() }),
        room: z.string(),
        /** On the center's day. */
        shownState: z.enum(SHOWN_STATES),
        document: ChildDocument,
      }),
    ),
  },
} satisfies Contract;
