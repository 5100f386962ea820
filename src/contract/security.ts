import { anyone, everybodySignedIn, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { Email, IdParams, Instant, Nothing, Password, requiredText } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

/** What WebAuthn hands over in base64url. */
const Bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/, 'This value is not valid');

/** A browser's answer when a passkey was used (WebAuthn's AuthenticationResponseJSON). */
const PasskeyAnswer = z
  .looseObject({
    id: Bytes,
    rawId: Bytes,
    type: z.literal('public-key'),
    response: z.looseObject({
      clientDataJSON: Bytes,
      authenticatorData: Bytes,
      signature: Bytes,
      userHandle: Bytes.nullish(),
    }),
  })
  .meta({ id: 'PasskeyAnswer' });

/** A browser's answer when a passkey was made (WebAuthn's RegistrationResponseJSON). */
const NewPasskey = z
  .looseObject({
    id: Bytes,
    rawId: Bytes,
    type: z.literal('public-key'),
    response: z.looseObject({
      clientDataJSON: Bytes,
      attestationObject: Bytes,
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  })
  .meta({ id: 'NewPasskey' });

/** Options to hand to the browser as they are (WebAuthn's …OptionsJSON). */
const BrowserOptions = z.record(z.string(), z.unknown());

const Challenge = z.string().max(200);
/** The second factor, one of three: a TOTP code, a recovery code, or a passkey's answer. */
const secondFactor = {
  code: z.string().trim().max(20).optional(),
  recoveryCode: z.string().trim().max(60).optional(),
  passkey: PasskeyAnswer.optional(),
};

/** What a sign-in or a confirmation can be completed with. */
export const SecondFactorAsked = {
  /** To be sent back with the second factor, within five minutes. */
  challenge: z.string().optional(),
  methods: z.array(z.enum(['app', 'passkey', 'recovery'])).optional(),
  /** Options for the browser, when the account has passkeys for this host. */
  passkeyOptions: BrowserOptions.optional(),
};
/** A sign-in whose password was right and that waits for its second factor. */
export const TwoFactorAsked = { twoFactorRequired: z.literal(true).optional(), ...SecondFactorAsked };

export const SecondFactor = z.strictObject({ challenge: Challenge, ...secondFactor }).meta({ id: 'SecondFactor' });

/** Ten codes, shown this once; null where there were some already. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() });

const TwoStepState = z
  .object({
    isOn: z.boolean(),
    app: z.object({ addedAt: Instant }).nullable(),
    passkeys: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        createdAt: Instant,
        lastUsedAt: Instant.nullable(),
        /** Made for another address of this installation; the browser can't use it here. */
        isElsewhere: z.boolean(),
      }),
    ),
    recoveryCodesLeft: z.int(),
    /** The center requires it, so it can't be turned off. */
    isRequired: z.boolean(),
    /** The next change asks to confirm who it is first. */
    needsConfirmation: z.boolean(),
  })
  .meta({ id: 'TwoStepState' });

const Session = z
  .object({
    id: z.int(),
    /** Product names as people know them; null when the browser didn't say. */
    browser: z.string().nullable(),
    system: z.string().nullable(),
    kind: z.enum(['phone', 'tablet', 'computer', 'unknown']),
    createdAt: Instant,
    /** To five minutes. */
    lastSeenAt: Instant,
    expiresAt: Instant,
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });

const CenterTwoStep = z.object({
  isRequired: z.boolean(),
  requiredSince: Instant.nullable(),
  staff: z.array(
    z.object({ id: z.int(), firstName: z.string(), lastName: z.string(), role: z.string(), isOn: z.boolean() }),
  ),
});

const both = { audience: 'both', access: everybodySignedIn, beforeTwoStep: true } as const;

/** Who may not set a password that is on the list of the most used. */
export const RefusedFor = z.enum(['nobody', 'staff', 'everybody']);
export type RefusedFor = z.output<typeof RefusedFor>;

export const security = {
  'POST /api/account/password': {
    summary: 'Change the own password; every other session ends, and a mail tells of it',
    ...both,
    body: z.strictObject({ currentPassword: Password, newPassword: Password }),
    reply: Nothing,
  },
  'POST /api/account/email': {
    summary:
      'Ask for another e-mail: a link to the new one (a day, once), a notice to the old; the same answer when it is taken',
    ...both,
    body: z.strictObject({ email: Email, password: Password }),
    /** canMail: whether mail leaves the center; else the link waits there, to be handed on. */
    reply: z.object({ canMail: z.boolean() }),
  },
  'GET /api/email-changes/:token': {
    summary: 'What a link that confirms an e-mail is for; 404 when it is unknown, used, ended or expired',
    audience: 'anyone',
    access: anyone,
    params: z.object({ token: z.string().max(200) }),
    reply: z.object({ audience: z.enum(['staff', 'parent']), email: z.string(), centerName: z.string() }),
  },
  'POST /api/email-changes/:token': {
    summary: 'Confirm the new e-mail: from now on the account signs in with it',
    audience: 'anyone',
    access: anyone,
    params: z.object({ token: z.string().max(200) }),
    reply: z.object({ audience: z.enum(['staff', 'parent']), email: z.string() }),
  },
  'GET /api/account/sessions': {
    summary: 'Where the account is signed in, this session first, then by last use',
    ...both,
    reply: z.array(Session),
  },
  'DELETE /api/account/sessions/:id': {
    summary: 'Sign out one of the own sessions',
    ...both,
    params: IdParams,
    reply: Nothing,
  },
  'POST /api/account/sign-out-everywhere': {
    summary: 'End every session of the account, this one too',
    ...both,
    reply: Nothing,
  },
  'GET /api/account/two-step': {
    summary: 'The own two-step verification: which ways there are and how many recovery codes are left',
    ...both,
    reply: TwoStepState,
  },
  'POST /api/account/challenge': {
    summary: 'Begin to confirm who it is: what the second step can be done with (none: the password is enough)',
    ...both,
    reply: z.object(SecondFactorAsked),
  },
  'POST /api/account/confirm': {
    summary: 'Confirm by password, and by a second step where it is on; changes are possible for ten minutes then',
    ...both,
    body: z.strictObject({ password: Password, challenge: Challenge.optional(), ...secondFactor }),
    reply: Nothing,
  },
  'POST /api/account/two-step/app': {
    summary: 'Begin with an authenticator app: the secret as text, link and QR code; it counts once a code confirms it',
    ...both,
    reply: z.object({
      secret: z.string(),
      uri: z.string(),
      /** A square of `size` modules, quiet zone included, and the dark ones as an SVG path. */
      qr: z.object({ size: z.int(), path: z.string() }),
    }),
  },
  'POST /api/account/two-step/app/confirm': {
    summary: 'Confirm the app by one of its codes; a former app ends. The first way also gives the recovery codes',
    ...both,
    body: z.strictObject({ code: z.string().trim().max(20) }),
    reply: RecoveryCodes,
  },
  'DELETE /api/account/two-step/app': {
    summary: 'Remove the app while there are passkeys; the last way is removed by turning two-step off',
    ...both,
    reply: Nothing,
  },
  'POST /api/account/passkeys/options': {
    summary: 'Begin to add a passkey: the options for the browser',
    ...both,
    reply: z.object({ challenge: z.string(), options: BrowserOptions }),
  },
  'POST /api/account/passkeys': {
    summary: 'Add the passkey the browser made. The first way also gives the recovery codes',
    ...both,
    body: z.strictObject({
      challenge: Challenge,
      name: requiredText('Give the passkey a name', 60),
      passkey: NewPasskey,
    }),
    status: 201,
    reply: RecoveryCodes,
  },
  'DELETE /api/account/passkeys/:id': {
    summary: 'Remove a passkey while there is another way; the last way is removed by turning two-step off',
    ...both,
    params: IdParams,
    reply: Nothing,
  },
  'POST /api/account/recovery-codes': {
    summary: 'Ten new recovery codes; those before end',
    ...both,
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
  },
  'POST /api/account/two-step/off': {
    summary: 'Turn two-step verification off, by password and second step; not where the center requires it',
    ...both,
    body: z.strictObject({ password: Password, challenge: Challenge, ...secondFactor }),
    reply: Nothing,
  },
  'POST /api/staff/:id/two-step/reset': {
    summary:
      "Take a staff member's two-step verification away, who lost their ways; their sessions end, a mail tells them",
    audience: 'staff',
    access: staffWith('staff.manage'),
    params: IdParams,
    reply: Nothing,
  },
  'POST /api/parent-accounts/:id/two-step/reset': {
    summary: "The same for a parent's account",
    audience: 'staff',
    access: staffWith('center.manage'),
    params: IdParams,
    reply: Nothing,
  },
  'POST /api/passwords/check': {
    summary: 'Whether a password is on the list of the most used; nothing is kept of it',
    audience: 'anyone',
    access: anyone,
    body: z.strictObject({ password: Password }),
    reply: z.object({ isCommon: z.boolean() }),
  },
  'GET /api/center/passwords': {
    summary: 'To whom the center refuses passwords on the list of the most used; the others are warned',
    audience: 'staff',
    access: staffWith('center.manage'),
    reply: z.object({ refusedFor: RefusedFor }),
  },
  'PUT /api/center/passwords': {
    summary: 'Change it, in a session that was confirmed in the last ten minutes; passwords set before stay',
    audience: 'staff',
    access: staffWith('center.manage'),
    body: z.strictObject({ refusedFor: RefusedFor }),
    reply: z.object({ refusedFor: RefusedFor }),
  },
  'GET /api/center/two-step': {
    summary: 'Whether the center requires two-step verification of its staff, and who has it',
    audience: 'staff',
    access: staffWith('center.manage'),
    reply: CenterTwoStep,
  },
  'PUT /api/center/two-step': {
    summary: 'Require it, or no longer; only a Director who has it themself',
    audience: 'staff',
    access: staffWith('center.manage'),
    body: z.strictObject({ isRequired: z.boolean() }),
    reply: CenterTwoStep,
  },
} satisfies Contract;
