import { staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { AnsweredDate, IdParams, Instant, LocalDate } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const access = staffWith('forms');

/** How long what was signed holds; null: as long as the child is here. */
export const Renewal = z
  .discriminatedUnion(
    'every',
    [
      z.strictObject({
        every: z.literal('months'),
        months: z.int('Say how many months').min(1, 'Choose 1 to 60 months').max(60, 'Choose 1 to 60 months'),
      }),
      z.strictObject({
        every: z.literal('school-year'),
        /** On which it begins: month and day, 'MM-DD'. */
        from: z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Say the day as MM-DD'),
      }),
    ],
    'Choose how often it is renewed',
  )
  .meta({ id: 'FormRenewalRule' });

/** Everybody who has signed a form is asked anew, in one job. */
const FormRenewal = z
  .object({
    id: z.int(),
    formId: z.int(),
    dueOn: AnsweredDate,
    askedAt: Instant,
    /** Children whose guardians are to be asked; how many the job has come to; how many of them it asked. */
    total: z.int(),
    done: z.int(),
    sent: z.int(),
    finishedAt: Instant.nullable(),
  })
  .meta({ id: 'FormRenewal' });

export const formRenewals = {
  'GET /api/forms/:id/renewals': {
    summary: 'How often a form is renewed, for how many children it was signed, and the renewals that staff asked for',
    audience: 'staff',
    access,
    params: IdParams,
    reply: z.object({
      renewal: Renewal.nullable(),
      /** Children who would be asked anew now. */
      children: z.int(),
      /** The newest first. */
      renewals: z.array(FormRenewal),
    }),
  },
  'PUT /api/forms/:id/renewal': {
    summary: 'Say how long what was signed on a form holds (null: for good); guardians are asked anew before it ends',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ renewal: Renewal.nullable() }),
    reply: z.object({ renewal: Renewal.nullable() }),
  },
  'POST /api/forms/:id/renewals': {
    summary: 'Ask the guardians of every child for whom a form was signed to sign its newest version, in one job',
    audience: 'staff',
    access,
    params: IdParams,
    body: z.strictObject({ dueOn: LocalDate }),
    status: 201,
    reply: FormRenewal,
  },
} satisfies Contract;
