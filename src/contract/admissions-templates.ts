import { MOST_LETTER, MOST_SUBJECT } from './admissions-choices.ts';
import { Inquiry } from './admissions-shapes.ts';
import { anyone, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { PARENT_LANGUAGES } from './kernel/languages.ts';
import { Id, IdParams, Nothing, requiredText, Version } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const access = staffWith('admissions');

const text = {
  subject: requiredText('Write a subject', MOST_SUBJECT),
  text: requiredText('Write a text', MOST_LETTER),
};

const template = {
  name: requiredText('Name the template', 80),
  texts: z
    .array(z.strictObject({ language: z.enum(PARENT_LANGUAGES), ...text }))
    .min(1, 'Write the text in at least one language')
    .max(PARENT_LANGUAGES.length),
};

const InquiryTemplate = z
  .object({
    id: z.int(),
    name: z.string(),
    texts: z.array(z.object({ language: z.enum(PARENT_LANGUAGES), subject: z.string(), text: z.string() })),
    version: z.int(),
  })
  .meta({ id: 'InquiryTemplate' });

export const admissionTemplates = {
  'GET /api/inquiry-templates': {
    summary: 'The texts that staff keep for answers to families who ask',
    audience: 'staff',
    access,
    reply: z.object({ templates: z.array(InquiryTemplate) }),
  },
  'POST /api/inquiry-templates': {
    summary: 'Keep a text for answers, in one language or more; a field that nobody fills in is refused',
    audience: 'staff',
    access,
    body: z.strictObject(template),
    status: 201,
    reply: InquiryTemplate,
  },
  'PUT /api/inquiry-templates/:id': {
    summary: 'Change a text for answers',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ ...template, version: Version }),
    reply: InquiryTemplate,
  },
  'DELETE /api/inquiry-templates/:id': {
    summary: 'Remove a text for answers; what was sent stays',
    audience: 'staff',
    access,
    params: IdParams,
    reply: Nothing,
  },
  'GET /api/inquiries/:id/letter': {
    summary: 'A template as the family of an inquiry would read it: in its language, with the fields filled in',
    audience: 'staff',
    access,
    params: IdParams,
    query: z.object({ templateId: Id }),
    reply: z.object({
      language: z.enum(PARENT_LANGUAGES),
      subject: z.string(),
      text: z.string(),
      /** Fields for which there is nothing, as {tour} without a tour: they stand in the text, and keep it from being sent. */
      open: z.array(z.string()),
    }),
  },
  'POST /api/inquiries/:id/letters': {
    summary: 'Send a mail to the family of an inquiry; in each is a link by which it wants no more of them',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject(text),
    status: 201,
    reply: Inquiry,
  },
  'POST /api/join/inquiries/:token/letters': {
    summary:
      'Say by the link of an inquiry whether the family wants mails that staff write; what it has asked for itself still comes',
    audience: 'anyone',
    access: anyone,
    params: z.object({ token: z.string().max(100) }),
    body: z.strictObject({ isWanted: z.boolean() }),
    reply: Nothing,
  },
} satisfies Contract;
