import { ParentInvitation } from './guardians.ts';
import { staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { PARENT_LANGUAGES } from './kernel/languages.ts';
import { Id, IdParams, Instant, Nothing } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

/** A guardian who has no account and no open invitation. */
const UninvitedGuardian = z
  .object({
    id: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    /** What they are to the eldest of their children. */
    relationship: z.string(),
    /** Eldest first. */
    children: z.array(z.object({ id: z.int(), firstName: z.string(), lastName: z.string(), room: z.string() })),
    /** An invitation of theirs ran out or was canceled. */
    wasInvited: z.boolean(),
  })
  .meta({ id: 'UninvitedGuardian' });

/** At most so many guardians are invited at once. */
const MOST_INVITED = 5000;

const InvitationRound = z
  .object({
    id: z.int(),
    createdAt: Instant,
    /** Who invited. */
    by: z.string(),
    language: z.enum(PARENT_LANGUAGES),
    /** Guardians chosen, and how many of them the job has come through. */
    total: z.int(),
    done: z.int(),
    /** Guardians who were invited; the others had been before, or registered. */
    invited: z.int(),
    /** Letters by mail: waiting to go out (a failed try among them), taken by the mail server, given up. */
    waiting: z.int(),
    sent: z.int(),
    refused: z.int(),
    /** To be printed: pending, and with no mail that went out or still may. */
    toPrint: z.int(),
    finishedAt: Instant.nullable(),
    /** Why the job gave up; what it had come through stays. */
    failure: z.string().nullable(),
  })
  .meta({ id: 'InvitationRound' });

export const invitationRounds = {
  'GET /api/uninvited-guardians': {
    summary: 'Guardians of enrolled children without an account and without an open invitation, by last and first name',
    audience: 'staff',
    access: staffWith('parents.see', 'parents.invite'),
    reply: z.array(UninvitedGuardian),
  },
  'GET /api/invitation-rounds': {
    summary: 'Guardians who were invited together, the newest ten rounds',
    audience: 'staff',
    access: staffWith('parents.see', 'parents.invite'),
    reply: z.array(InvitationRound),
  },
  'POST /api/invitation-rounds': {
    summary:
      'Invite many guardians in one language: by mail whoever has an address, else on paper. A job does it; whoever has an account or an open invitation is left out',
    audience: 'staff',
    access: staffWith('parents.invite'),
    body: z.strictObject({
      guardianIds: z.array(Id).min(1, 'Choose somebody to invite').max(MOST_INVITED, 'At most {{maximum}} at once'),
      language: z.enum(PARENT_LANGUAGES),
    }),
    status: 201,
    reply: InvitationRound,
  },
  'GET /api/invitation-rounds/:id': {
    summary: 'One round with its invitations, refused ones first',
    audience: 'staff',
    access: staffWith('parents.see', 'parents.invite'),
    params: IdParams,
    reply: InvitationRound.extend({ invitations: z.array(ParentInvitation) }),
  },
  'POST /api/invitation-rounds/:id/retry': {
    summary: 'Mail again what was refused, and go on where the job gave up',
    audience: 'staff',
    access: staffWith('parents.invite'),
    params: IdParams,
    body: z.strictObject({
      /** Only this one of its invitations. */
      invitationId: Id.optional(),
    }),
    reply: InvitationRound,
  },
  'GET /api/invitation-rounds/:id/letters': {
    summary: 'Letters to print, a page for each guardian whom no mail reaches, with link and QR code: a PDF',
    audience: 'staff',
    access: staffWith('parents.invite'),
    params: IdParams,
    reply: Nothing,
    file: true,
  },
} satisfies Contract;
