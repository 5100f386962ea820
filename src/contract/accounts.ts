import { CenterLogo } from './center.ts';
import { AGE_GROUPS } from './center-choices.ts';
import { anyone, anyStaff, everybodySignedIn } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { STAFF_LANGUAGES } from './kernel/languages.ts';
import { AnsweredDate, Email, Id, Instant, Nothing, Password, requiredText, TimeZone } from './kernel/primitives.ts';
import { STATE_CODES } from './kernel/states.ts';
import * as z from './kernel/zod.ts';
import { SecondFactor, TwoFactorAsked } from './security.ts';

export const Login = z
  .strictObject({
    email: Email,
    password: Password,
    rememberMe: z.boolean().default(false),
    /** Which center, when the e-mail has accounts in several. */
    centerId: Id.optional(),
  })
  .meta({ id: 'Login' });

const Center = z.object({
  id: z.int(),
  name: z.string(),
  timeZone: z.string(),
  isDemo: z.boolean(),
  logo: CenterLogo.nullable(),
});

const StaffSession = z
  .object({
    staff: z.object({
      id: z.int(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      role: z.string(),
      /** The room they are assigned to; its age group is null for a place that holds no group. */
      room: z.object({ id: z.int(), name: z.string(), ageGroup: z.enum(AGE_GROUPS).nullable() }).nullable(),
    }),
    capabilities: z.array(z.string()),
    center: Center,
    /** The center has cameras, and so use for the rooms' privacy. */
    hasCameras: z.boolean(),
    /** The server's clock and the center's day: a kiosk's own clock may be wrong. */
    now: Instant,
    today: AnsweredDate,
    version: z.string(),
    expiresAt: Instant,
    /** Nobody but the server's own computer can reach it; told to whoever manages the center. */
    isLocalOnly: z.boolean(),
    /** The center requires two-step verification, and it has to be set up before anything else. */
    needsTwoStep: z.boolean(),
  })
  .meta({ id: 'StaffSession' });

const StaffSignedIn = z.object({
  token: z.string().optional(),
  staff: z.object({ id: z.int(), firstName: z.string(), lastName: z.string() }).optional(),
  expiresAt: Instant.optional(),
  chooseCenter: z.array(z.object({ id: z.int(), name: z.string() })).optional(),
});

export const Setup = z
  .union([
    z.strictObject({ code: z.string(), demo: z.literal(true) }),
    z.strictObject({
      code: requiredText('Setup code is required'),
      center: z.strictObject({
        name: requiredText('Center name is required', 120),
        timeZone: TimeZone,
        /** Whose rules hold, as far as they are known; left out: the general ones, until somebody chooses. */
        state: z.enum(STATE_CODES, 'Choose one of the states in the list').optional(),
      }),
      director: z.strictObject({
        firstName: requiredText('First name is required', 80),
        lastName: requiredText('Last name is required', 80),
        email: Email,
        password: Password,
        /** What Larkhouse speaks to them; left out: their browser's. */
        language: z.enum(STAFF_LANGUAGES, 'Choose one of the languages in the list').optional(),
      }),
    }),
  ])
  .meta({ id: 'Setup' });

/** Nothing of an account is told: it is alike for every e-mail. */
const ResetAsked = z.object({
  /** Whether mail leaves this installation at all; else a link waits at the center, to be handed on. */
  canMail: z.boolean(),
});

export const accounts = {
  'GET /api/setup': {
    summary: 'Whether this installation still waits for its first center',
    audience: 'anyone',
    access: anyone,
    reply: z.object({ needed: z.boolean(), version: z.string() }),
  },
  'POST /api/setup': {
    summary:
      'Make the first center with its Director and default rooms, or the demonstration center; needs the one-time code',
    audience: 'anyone',
    access: anyone,
    body: Setup,
    status: 201,
    reply: z.object({ centerId: z.int() }),
  },
  'POST /api/auth/login': {
    summary: 'Sign in as staff; sets the session cookie. Several centers with this e-mail: answers them to choose from',
    audience: 'anyone',
    access: anyone,
    body: Login,
    reply: StaffSignedIn.extend(TwoFactorAsked),
  },
  'POST /api/auth/second-step': {
    summary: "Complete a staff sign-in by its second step; the answer is the login's",
    audience: 'anyone',
    access: anyone,
    body: SecondFactor,
    reply: StaffSignedIn,
  },
  'POST /api/auth/logout': {
    summary: 'End the session of the calling portal and clear its cookie',
    audience: 'both',
    access: everybodySignedIn,
    beforeTwoStep: true,
    reply: Nothing,
  },
  'GET /api/auth/status': {
    summary: 'The staff session: who is signed in, what they may do, the center and its clock; 401 when it has ended',
    audience: 'staff',
    access: anyStaff,
    isSessionCheck: true,
    beforeTwoStep: true,
    reply: StaffSession,
  },
  'POST /api/auth/forgot': {
    summary: 'Mail a link to set a new staff password; the answer is the same whether the account exists or not',
    audience: 'anyone',
    access: anyone,
    body: z.strictObject({ email: Email }),
    reply: ResetAsked,
  },
  'POST /api/parent-accounts/forgot': {
    summary: 'The same for a parent account',
    audience: 'anyone',
    access: anyone,
    body: z.strictObject({ email: Email }),
    reply: ResetAsked,
  },
  'GET /api/account-links/:token': {
    summary: 'What an activation or reset link is for; 404 when it is unknown, used, ended or expired',
    audience: 'anyone',
    access: anyone,
    params: z.object({ token: z.string().max(200) }),
    reply: z.object({
      purpose: z.enum(['activation', 'reset']),
      audience: z.enum(['staff', 'parent']),
      firstName: z.string(),
      email: z.string(),
      centerName: z.string(),
    }),
  },
  'POST /api/account-links/:token': {
    summary: 'Set the password the link is for; every session of the account ends, the link is used up',
    audience: 'anyone',
    access: anyone,
    params: z.object({ token: z.string().max(200) }),
    body: z.strictObject({ password: Password }),
    reply: z.object({ audience: z.enum(['staff', 'parent']) }),
  },
} satisfies Contract;
