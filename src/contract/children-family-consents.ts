import { CONSENT_FORMS, WITHDRAWABLE_FORMS } from './children-consents.ts';
import { anyParent } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { AnsweredDate, Id, IdParams, Instant } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

/** What a family said last of a consent, as its guardians read it; who signed may be another one, and is not said. */
const FamilyConsent = z
  .object({
    form: z.enum(CONSENT_FORMS),
    state: z.enum(['given', 'declined', 'withdrawn']),
    /** Since when it stands like this. */
    since: Instant,
    /** What the paper or form says. */
    signedOn: AnsweredDate.nullable(),
    /** Whether a form that was signed electronically says it. */
    isElectronic: z.boolean(),
  })
  .meta({ id: 'FamilyConsent' });

export const childrenFamilyConsents = {
  'GET /api/parent/children/:id/consents': {
    summary: 'What a family said last of each consent for a child; what it never said is left out',
    audience: 'parent',
    access: anyParent,
    params: IdParams,
    reply: z.array(FamilyConsent),
  },
  'POST /api/parent/children/:id/consents/:form/withdraw': {
    summary:
      'Take back a consent for a child, from the next photo, message or pickup on; a second time changes nothing',
    audience: 'parent',
    access: anyParent,
    params: z.object({ id: Id, form: z.enum(WITHDRAWABLE_FORMS, 'Speak with the center about this consent') }),
    reply: z.array(FamilyConsent),
  },
} satisfies Contract;
