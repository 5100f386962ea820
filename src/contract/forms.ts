import { FormBody, FormFile } from './forms-blocks.ts';
import { staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { Id, IdParams, Instant, Version } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const access = staffWith('forms');

/** By language; English is always there. */
const Title = z.object({
  en: z.string(),
  de: z.string().optional(),
  es: z.string().optional(),
  fr: z.string().optional(),
});

const FormEntry = z
  .object({
    id: z.int(),
    title: Title,
    /** The number of the newest version that was published; null: none was. */
    published: z.int().nullable(),
    /** Whether the draft says something else than that version. */
    isChanged: z.boolean(),
    retiredAt: Instant.nullable(),
    /** Of the draft. */
    version: z.int(),
  })
  .meta({ id: 'FormEntry' });

const FormVersion = z.object({
  id: z.int(),
  number: z.int(),
  /** SHA-256 of its content, in hexadecimal digits. */
  hash: z.string(),
  publishedAt: Instant,
  publishedBy: z.string().nullable(),
});

const Form = FormEntry.extend({
  draft: FormBody,
  /** The newest first. */
  versions: z.array(FormVersion),
}).meta({ id: 'Form' });

export const forms = {
  'GET /api/forms': {
    summary: 'The forms of the center, those that are no longer used at the end',
    audience: 'staff',
    access,
    reply: z.array(FormEntry),
  },
  'GET /api/forms/:id': {
    summary: 'A form: its draft, and the versions that were published',
    audience: 'staff',
    access,
    params: IdParams,
    reply: Form,
  },
  'POST /api/forms': {
    summary: 'Begin a form; an exported one comes in as its file says it',
    audience: 'staff',
    access,
    body: FormFile,
    status: 201,
    reply: Form,
  },
  'PUT /api/forms/:id/draft': {
    summary: 'Change the draft of a form; versions stay as they were published',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ body: FormBody, version: Version }),
    reply: Form,
  },
  'POST /api/forms/:id/versions': {
    summary: 'Publish the draft as a new version that never changes; where the newest says the same, nothing changes',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ version: Version }),
    reply: Form,
  },
  'PUT /api/forms/:id/retired': {
    summary: 'Say that a form is no longer used, or is again; what was sent stays',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ isRetired: z.boolean() }),
    reply: Form,
  },
  'GET /api/forms/:id/file': {
    summary: 'The draft of a form as a file, to bring it into another center',
    audience: 'staff',
    access,
    params: IdParams,
    reply: FormFile,
  },
  'GET /api/forms/:id/versions/:versionId': {
    summary: 'What a published version of a form says',
    audience: 'staff',
    access,
    params: z.object({ id: Id, versionId: Id }),
    reply: z.object({ number: z.int(), hash: z.string(), publishedAt: Instant, body: FormBody }),
  },
} satisfies Contract;
