import { Login } from './accounts.ts';
import { anyone, anyParent, parentsAndStaffWith, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { PARENT_LANGUAGES } from './kernel/languages.ts';
import {
  AnsweredDate,
  Email,
  Id,
  IdParams,
  Instant,
  Nothing,
  nullableText,
  Password,
  requiredText,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';
import { SecondFactor, TwoFactorAsked } from './security.ts';

/** What the parent's screens may hold of a child. */
export const ParentChild = z
  .object({
    id: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    room: z.string(),
    dateOfBirth: AnsweredDate,
    emergencyContact: z.string().nullable(),
    parentPhone: z.string().nullable(),
    /** Null without a photo. */
    photoUrl: z.string().nullable(),
  })
  .meta({ id: 'ParentChild' });

export const ParentAccount = z
  .object({
    id: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phoneNumber: z.string().nullable(),
    address: z.string().nullable(),
    emergencyContactName: z.string().nullable(),
    emergencyContactPhone: z.string().nullable(),
    /** The first child's; all of them in `children`. */
    childId: z.int().nullable(),
    children: z.array(z.object({ id: z.int(), firstName: z.string(), lastName: z.string() })),
    isActive: z.boolean(),
    subscriptionStatus: z.string().nullable(),
    subscriptionPlan: z.string().nullable(),
    subscriptionAmount: z.int().nullable(),
    paymentStatus: z.string().nullable(),
    nextBillingDate: AnsweredDate.nullable(),
    lastPaymentDate: AnsweredDate.nullable(),
    registrationDate: Instant.nullable(),
    emailConsentGiven: z.boolean(),
    smsConsentGiven: z.boolean(),
    marketingConsentGiven: z.boolean(),
    consentDate: Instant.nullable(),
    createdAt: Instant,
    updatedAt: Instant,
    version: z.int(),
  })
  .meta({ id: 'ParentAccount' });

/** As staff see them listed. */
const ListedParentAccount = ParentAccount.extend({
  /** Their sign-in asks for a second step. */
  hasTwoStep: z.boolean(),
}).meta({ id: 'ListedParentAccount' });

export const INVITATION_STATES = ['pending', 'accepted', 'expired', 'canceled'] as const;

/** What became of an invitation's letter. none: it goes out on paper, or waits for its child · kept: no mail server is set. */
const DELIVERIES = ['none', 'waiting', 'sent', 'failed', 'kept'] as const;

export const ParentInvitation = z
  .object({
    id: z.int(),
    childId: z.int().nullable(),
    childName: z.string().nullable(),
    /** Whom staff had entered before; null: somebody who isn't known yet. */
    guardianId: z.int().nullable(),
    /** Who is invited, as far as it is known. */
    parentName: z.string().nullable(),
    /** Null on paper. */
    email: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    language: z.enum(PARENT_LANGUAGES),
    delivery: z.enum(DELIVERIES),
    /** What the mail server said at the last try, in its codes; null when there was none or all went well. */
    deliveryError: z.string().nullable(),
    /** For staff who may invite, while it is pending. */
    invitationCode: z.string().nullable(),
    /** A link opens nothing before a child is tied to its invitation, and is null until then. */
    invitationLink: z.string().nullable(),
    invitedByStaffId: z.int().nullable(),
    status: z.enum(INVITATION_STATES),
    expiresAt: Instant,
    createdAt: Instant,
    acceptedAt: Instant.nullable(),
  })
  .meta({ id: 'ParentInvitation' });

const PLEASE_FILL_IN = 'Please fill in all required fields.';

/** The three bodies of an invitation in one (guardians-5): the wizard's, the list page's, the enrollment page's. */
export const NewInvitation = z
  .strictObject({
    childId: Id.nullish(),
    email: z.string(PLEASE_FILL_IN).trim().min(1, PLEASE_FILL_IN).pipe(Email).optional(),
    phoneNumber: requiredText(PLEASE_FILL_IN, 40).optional(),
    parentName: requiredText('Parent name is required', 160).optional(),
    parentEmail: z.string().trim().min(1, 'Parent email is required').pipe(Email).optional(),
    parentPhone: requiredText('Parent phone number is required', 40).optional(),
    relationship: nullableText(40),
    /** A guardian whom staff had entered: phone and child may be left out, and e-mail where the link is handed on. */
    guardianId: Id.nullish(),
    /** What the letter is written in; English unless told. */
    language: z.enum(PARENT_LANGUAGES).optional(),
    childName: z.unknown().optional(),
    invitedByStaffId: z.unknown().optional(),
  })
  .transform((body, context) => {
    const isKnown = typeof body.guardianId === 'number';
    const isWizard = 'childName' in body || 'parentEmail' in body || 'parentName' in body || 'parentPhone' in body;
    const require = (path: string, value: unknown, message: string) => {
      if (value === undefined) context.addIssue({ code: 'custom', path: [path], message });
    };
    if (isKnown) {
      // Who they are is on record.
    } else if (isWizard) {
      require('parentEmail', body.parentEmail, 'Parent email is required');
      require('parentName', body.parentName, 'Parent name is required');
      require('parentPhone', body.parentPhone, 'Parent phone number is required');
    } else {
      require('email', body.email, PLEASE_FILL_IN);
      require('phoneNumber', body.phoneNumber, PLEASE_FILL_IN);
    }
    return {
      childId: body.childId ?? null,
      guardianId: body.guardianId ?? null,
      email: body.email ?? body.parentEmail ?? null,
      phoneNumber: body.phoneNumber ?? body.parentPhone ?? null,
      parentName: body.parentName ?? null,
      relationship: body.relationship ?? 'parent',
      language: body.language ?? ('en' as const),
    };
  });

const InvitationSent = z
  .object({
    success: z.boolean(),
    message: z.string(),
    id: z.int(),
    invitationCode: z.string(),
    invitationLink: z.string(),
    expiresAt: Instant,
    /** Whether mail is on its way. Without a child it waits until one is tied to the invitation; without a mail server it is kept. */
    isMailed: z.boolean(),
    /** Whether the link opens something now, so that it may be handed on: it does once a child is tied to it. */
    isOpen: z.boolean(),
    /** Whether a mail server is set at all. */
    canMail: z.boolean(),
  })
  .meta({ id: 'InvitationSent' });

const VerifiedLink = z
  .object({
    success: z.boolean(),
    child: z.object({
      firstName: z.string(),
      lastName: z.string(),
      room: z.string(),
      parentEmail: z.string(),
      parentPhone: z.string(),
    }),
    childId: z.int(),
    centerName: z.string(),
    /** The guardian whom it invites, as the center entered them; null: nobody is entered yet. */
    invited: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  })
  .meta({ id: 'VerifiedLink' });

export const Registration = z
  .strictObject({
    firstName: requiredText('First name is required', 80),
    lastName: requiredText('Last name is required', 80),
    phoneNumber: requiredText('Phone number is required', 40),
    address: requiredText('Address is required', 300),
    emergencyContactName: requiredText('Emergency contact name is required', 160),
    emergencyContactPhone: requiredText('Emergency contact phone is required', 40),
    email: z
      .string('Valid email is required')
      .trim()
      .pipe(z.email('Valid email is required'))
      .pipe(z.string().max(254)),
    password: Password,
    confirmPassword: z.string('Please confirm your password').min(6, 'Please confirm your password').optional(),
    emailConsent: z.boolean().default(false),
    smsConsent: z.boolean().default(false),
    marketingConsent: z.boolean().default(false),
    registrationToken: requiredText(
      'This registration link is either invalid, expired, or has already been used.',
      200,
    ),
    childId: Id.nullish(),
  })
  .refine(({ password, confirmPassword }) => confirmPassword === undefined || confirmPassword === password, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
  })
  .meta({ id: 'Registration' });

const ParentSignedIn = z.object({
  token: z.string().optional(),
  account: z.object({ id: z.int(), email: z.string(), firstName: z.string(), lastName: z.string() }).optional(),
  childData: ParentChild.pick({ id: true, firstName: true }).nullish(),
  expiresAt: Instant.optional(),
  chooseCenter: z.array(z.object({ id: z.int(), name: z.string() })).optional(),
});

export const guardians = {
  'POST /api/parent-accounts/login': {
    summary: 'Sign in as a parent; sets the session cookie. Absent rememberMe: 8 hours',
    audience: 'anyone',
    access: anyone,
    body: Login,
    reply: ParentSignedIn.extend(TwoFactorAsked),
  },
  'POST /api/parent-accounts/second-step': {
    summary: "Complete a parent's sign-in by its second step; the answer is the login's",
    audience: 'anyone',
    access: anyone,
    body: SecondFactor,
    reply: ParentSignedIn,
  },
  'GET /api/parent/child-data': {
    summary: "The parent's first child, and all of them in `children`; another's parentEmail is refused",
    audience: 'parent',
    access: anyParent,
    query: z.object({ parentEmail: z.string().optional(), childId: Id.optional() }),
    reply: ParentChild.extend({ children: z.array(ParentChild) }).nullable(),
  },
  'GET /api/parent-accounts': {
    summary: 'All parent accounts of the center, newest registration first',
    audience: 'staff',
    access: staffWith('parents.see'),
    reply: z.array(ListedParentAccount),
  },
  'GET /api/parent-accounts/:id': {
    summary: "One parent account: a parent's own, or any for staff who may see them",
    audience: 'both',
    access: parentsAndStaffWith('parents.see'),
    params: IdParams,
    reply: ParentAccount,
  },
  'POST /api/parent-accounts/:id/deactivate': {
    summary: "Shut a parent out: every session ends at once; their children's records stay",
    audience: 'staff',
    access: staffWith('parents.invite'),
    params: IdParams,
    reply: ParentAccount,
  },
  'POST /api/parent-accounts/:id/reactivate': {
    summary: 'Let a deactivated parent sign in again',
    audience: 'staff',
    access: staffWith('parents.invite'),
    params: IdParams,
    reply: ParentAccount,
  },
  'GET /api/parent-invitations': {
    summary: 'All invitations, newest first; pending ones carry their link for staff who may invite',
    audience: 'staff',
    access: staffWith('parents.see', 'parents.invite'),
    reply: z.array(ParentInvitation),
  },
  'POST /api/parent-invitations': {
    summary:
      'Invite a parent by mail and answer the link; a pending one for the same child and e-mail, or guardian, is sent again',
    audience: 'staff',
    access: staffWith('parents.invite'),
    body: NewInvitation,
    status: 201,
    reply: InvitationSent,
  },
  'PATCH /api/parent-invitations/:id': {
    summary: 'Tie an invitation to a child; its mail goes out then',
    audience: 'staff',
    access: staffWith('parents.invite'),
    params: IdParams,
    body: z.strictObject({ childId: Id }),
    reply: InvitationSent,
  },
  'POST /api/parent-invitations/:id/resend': {
    summary: 'Mail the same link again; an expired one is valid for another 7 days',
    audience: 'staff',
    access: staffWith('parents.invite'),
    params: IdParams,
    reply: InvitationSent,
  },
  'POST /api/parent-invitations/:id/revoke': {
    summary: 'End a pending invitation: its link no longer opens anything',
    audience: 'staff',
    access: staffWith('parents.invite'),
    params: IdParams,
    reply: Nothing,
  },
  'GET /api/parent-registration/verify/:token/:childId': {
    summary: 'What a registration link is for; 404 when it is unknown, used, revoked or expired',
    audience: 'anyone',
    access: anyone,
    params: z.object({ token: z.string().max(200), childId: Id }),
    reply: VerifiedLink,
  },
  'GET /api/parent-registration/verify/:code': {
    summary: 'The same for a link that carries the code only',
    audience: 'anyone',
    access: anyone,
    params: z.object({ code: z.string().max(200) }),
    reply: VerifiedLink,
  },
  'POST /api/parent-accounts/register': {
    summary: "Make a parent account from an invitation; e-mail and phone must be the invitation's",
    audience: 'anyone',
    access: anyone,
    body: Registration,
    status: 201,
    reply: z.object({ success: z.boolean(), account: z.object({ id: z.int(), email: z.string() }) }),
  },
  'POST /api/parent-accounts/accept-invitation': {
    summary:
      'A signed-in parent takes up an invitation to their own e-mail, or one on paper; 409 another-name until they say that somebody of another name on record is they',
    audience: 'parent',
    access: anyParent,
    body: z.strictObject({
      code: requiredText('Code is required', 200),
      /** Whom it is for is called otherwise on record, and is the calling parent. */
      isAddressee: z.boolean().optional(),
    }),
    reply: z.object({ childId: z.int() }),
  },
} satisfies Contract;
