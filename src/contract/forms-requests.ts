import { FormBody } from './forms-blocks.ts';
import { LEFT_OUT, MUST_SIGN, REQUEST_STATES, SIGNER_STATES } from './forms-request-choices.ts';
import { anyParent, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { PARENT_LANGUAGES } from './kernel/languages.ts';
import {
  AnsweredDate,
  Id,
  IdList,
  IdParams,
  Instant,
  LocalDate,
  Nothing,
  nullableText,
  requiredText,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const access = staffWith('forms');
const Title = z.object({
  en: z.string(),
  de: z.string().optional(),
  es: z.string().optional(),
  fr: z.string().optional(),
});
const MustSign = z.enum(MUST_SIGN, 'Choose whether all of them sign, or one');

/** By the blocks' keys; what each may be is judged by the form (forms-8). */
const Answers = z.record(z.string(), z.unknown());

const FileParams = z.object({ id: Id, fileId: Id });

const asked = {
  id: z.int(),
  formTitle: Title,
  /** Of the form's version that was sent. */
  number: z.int(),
  childId: z.int(),
  childName: z.string(),
  dueOn: AnsweredDate,
  mustSign: MustSign,
  sentAt: Instant,
};

export const FormRequest = z
  .object({
    ...asked,
    formId: z.int(),
    state: z.enum(REQUEST_STATES),
    signers: z.array(
      z.object({
        guardianId: z.int(),
        name: z.string(),
        state: z.enum(SIGNER_STATES),
        /** When they signed or refused. */
        answeredAt: Instant.nullable(),
        /** Which whoever refused gave. */
        reason: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'FormRequest' });

/** A form as a guardian is asked for it. */
export const FamilyFormRequest = z
  .object({
    ...asked,
    /** One's own. */
    own: z.enum(SIGNER_STATES),
    answeredAt: Instant.nullable(),
    /** Nothing is asked of one any more: one has answered, or another one's signature was enough. */
    isDone: z.boolean(),
  })
  .meta({ id: 'FamilyFormRequest' });

const FamilyForm = FamilyFormRequest.extend({
  body: FormBody,
  /** SHA-256 of the form's version, in hexadecimal digits. */
  hash: z.string(),
  /** One's own draft; once somebody signed, what they answered, which nobody changes any more. */
  answers: Answers,
  /** Whether these are what is known already, and no draft is kept: it is kept before one signs. */
  isPrefilled: z.boolean(),
  /** When one signed this form last, where that is what is filled in: one looks whether it still holds. */
  lastSignedOn: AnsweredDate.nullable(),
  /** Whether somebody signed these answers, so that one signs or refuses them as they are. */
  isFixed: z.boolean(),
  /** Of one's own draft. */
  version: z.int(),
  /** By path: what has to be answered still before one signs. */
  missing: z.array(z.string()),
}).meta({ id: 'FamilyForm' });

const ceremony = {
  typedName: requiredText('Type your name', 120),
  /** In which one read it. */
  language: z.enum(PARENT_LANGUAGES),
  agreesToElectronicForm: z.literal(true, 'Agree to sign electronically, or ask the center for paper'),
  meansToSign: z.literal(true, 'Say that you mean to sign'),
};
/** What one read before signing. */
const asRead = {
  /** Whether it was answers that somebody had signed. */
  isFixed: z.boolean(),
  /** Of the draft. */
  version: z.int().positive(),
};

export const formRequests = {
  'GET /api/form-requests': {
    summary: 'The forms that families were sent, the newest first; of one child or one form alone',
    audience: 'staff',
    access,
    query: z.object({ childId: Id.optional(), formId: Id.optional() }),
    reply: z.array(FormRequest),
  },
  'GET /api/form-requests/reach': {
    summary:
      'Whom a form would be sent to, of these children, else of these rooms, else of the whole center; and who is left out, and why',
    audience: 'staff',
    access,
    query: z.object({ formId: Id, childIds: IdList.optional(), roomIds: IdList.optional() }),
    reply: z.object({
      /** Whose guardians would be asked. */
      childIds: z.array(z.int()),
      /** How many people that are. */
      guardians: z.int(),
      /** How many of them have no account to sign with yet. */
      withoutAccount: z.int(),
      leftOut: z.array(z.object({ childId: z.int(), childName: z.string(), reason: z.enum(LEFT_OUT) })),
    }),
  },
  'GET /api/form-requests/:id': {
    summary: 'A form that a family was sent, and how it stands with each guardian',
    audience: 'staff',
    access,
    params: IdParams,
    reply: FormRequest,
  },
  'POST /api/form-requests': {
    summary:
      "Send the newest version of a form to the children's guardians; a child without a guardian, or whose guardians have it to sign already, is left out",
    audience: 'staff',
    access,
    body: z.strictObject({
      formId: Id,
      childIds: z.array(Id).min(1, 'Choose at least one child').max(1_000),
      dueOn: LocalDate,
      mustSign: MustSign,
    }),
    status: 201,
    reply: z.array(FormRequest),
  },
  'POST /api/form-requests/:id/withdraw': {
    summary: 'Withdraw a form that was sent and is not signed by all who must; a second time changes nothing',
    audience: 'staff',
    access,
    params: IdParams,
    reply: FormRequest,
  },
  'GET /api/form-requests/:id/answers': {
    summary: 'What was answered and how it was signed; each look is written down',
    audience: 'staff',
    access,
    params: IdParams,
    reply: z.object({
      body: FormBody,
      /** Of the form's version. */
      hash: z.string(),
      answers: Answers,
      signatures: z.array(
        z.object({
          guardianId: z.int(),
          /** As they typed it. */
          typedName: z.string(),
          signedAt: Instant,
          /** In which they read and signed it. */
          language: z.enum(PARENT_LANGUAGES),
          signedIn: z.enum(['password', 'two-step']),
          /** SHA-256 of what was signed: the form, the answers, the child and the language. */
          documentHash: z.string(),
        }),
      ),
    }),
  },
  'GET /api/form-requests/:id/document': {
    summary: 'What was signed as PDF, with the evidence of each signature; each look is written down',
    audience: 'staff',
    access,
    params: IdParams,
    reply: Nothing,
    file: true,
  },
  'GET /api/parent/form-requests': {
    summary: 'The forms that one is asked for, the earliest due first',
    audience: 'parent',
    access: anyParent,
    reply: z.array(FamilyFormRequest),
  },
  'GET /api/parent/form-requests/:id': {
    summary: 'A form that one is asked for, with what one has answered so far',
    audience: 'parent',
    access: anyParent,
    params: IdParams,
    reply: FamilyForm,
  },
  'GET /api/parent/form-requests/:id/document': {
    summary: 'A copy of what one signed as PDF, with the evidence of the signature',
    audience: 'parent',
    access: anyParent,
    params: IdParams,
    reply: Nothing,
    file: true,
  },
  'GET /api/form-requests/:id/files/:fileId': {
    summary: 'A file that was signed with; each look is written down',
    audience: 'staff',
    access,
    params: FileParams,
    reply: Nothing,
    file: true,
  },
  'GET /api/parent/form-requests/:id/files/:fileId': {
    summary: 'A file that one gave to a form, or that was signed with',
    audience: 'parent',
    access: anyParent,
    params: FileParams,
    reply: Nothing,
    file: true,
  },
  'POST /api/parent/form-requests/:id/files': {
    summary:
      "Give an upload to a block that asks for a file, in place of the one before; one's draft then answers with its id",
    audience: 'parent',
    access: anyParent,
    params: IdParams,
    body: z.strictObject({
      /** Of the block. */
      key: requiredText('Say which question it answers', 40),
      filePath: requiredText('Upload the file first', 300),
    }),
    status: 201,
    reply: z.object({
      id: z.int(),
      name: z.string(),
      /** In bytes, as it is stored. */
      size: z.int(),
      /** Of the bytes as they are stored, in hexadecimal digits. */
      sha256: z.string(),
    }),
  },
  'PUT /api/parent/form-requests/:id/draft': {
    summary: 'Keep what one has answered so far; nobody else reads it before one signs',
    audience: 'parent',
    access: anyParent,
    params: IdParams,
    body: z.strictObject({ answers: Answers, version: z.int().positive().optional() }),
    reply: z.object({
      version: z.int(),
      savedAt: Instant,
      /** By path: what has to be answered still before one signs. */
      missing: z.array(z.string()),
    }),
  },
  'POST /api/parent/form-requests/:id/sign': {
    summary: 'Sign a form with what one has answered, or with what another guardian signed',
    audience: 'parent',
    access: anyParent,
    params: IdParams,
    body: z.strictObject({ ...ceremony, ...asRead }),
    reply: FamilyFormRequest,
  },
  'POST /api/parent/form-signatures': {
    summary: 'Sign several forms at once: all of them, or, where one cannot be signed, none',
    audience: 'parent',
    access: anyParent,
    body: z.strictObject({
      ...ceremony,
      requests: z
        .array(z.strictObject({ id: Id, ...asRead }))
        .min(1, 'Choose at least one form')
        .max(50),
    }),
    reply: z.array(FamilyFormRequest),
  },
  'POST /api/parent/form-requests/:id/refuse': {
    summary: 'Say that one does not sign a form; a second time changes nothing',
    audience: 'parent',
    access: anyParent,
    params: IdParams,
    body: z.strictObject({
      /** Which the center reads. */
      reason: nullableText(500),
    }),
    reply: FamilyFormRequest,
  },
} satisfies Contract;
