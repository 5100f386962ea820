import { DOSE_STATES, EVIDENCE, EXEMPTION_KINDS } from './compliance-choices.ts';
import { anyParent, staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { AnsweredDate, Id, IdParams, LocalDate, optionalText, requiredText } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

const access = staffWith('medical.see');

const Dose = z.object({
  dose: z.int(),
  /** Recommended from this day on, by age and by the dose before; overdue from the other on, where the schedule names one. */
  dueOn: AnsweredDate,
  overdueOn: AnsweredDate.nullable(),
  state: z.enum(DOSE_STATES),
  givenOn: AnsweredDate.nullable(),
  /** Of the record, where it was given. */
  id: z.int().nullable(),
  source: z.string(),
});

const vaccines = z.array(z.object({ vaccine: z.string(), name: z.string(), doses: z.array(Dose) }));
const schedule = z.object({ source: z.string(), evidence: z.enum(EVIDENCE), foundOn: AnsweredDate });

/** What a family reads of its child: no papers. */
export const FamilyImmunizations = z
  .object({ childId: z.int(), vaccines, schedule })
  .meta({ id: 'FamilyImmunizations' });

export const ChildImmunizations = z
  .object({
    vaccines,
    exemptions: z.array(
      z.object({
        id: z.int(),
        /** Null: of all vaccines. */
        vaccine: z.string().nullable(),
        kind: z.enum(EXEMPTION_KINDS),
        dated: AnsweredDate,
        until: AnsweredDate.nullable(),
        source: z.string(),
      }),
    ),
    /** Exemptions the center's rules know. */
    kinds: z.array(z.enum(EXEMPTION_KINDS)),
    /** One injection for several vaccines, and what it is sold as. */
    combinations: z.array(z.object({ code: z.string(), known: z.string() })),
    schedule,
  })
  .meta({ id: 'ChildImmunizations' });

export const immunizations = {
  'GET /api/children/:id/immunizations': {
    summary: "A child's doses against the schedule by its date of birth, and exemptions; read as medical data",
    audience: 'staff',
    access,
    params: IdParams,
    reply: ChildImmunizations,
  },
  'POST /api/children/:id/immunizations': {
    summary: 'Record a dose that was given',
    audience: 'staff',
    access,
    status: 201,
    params: IdParams,
    body: z.strictObject({
      vaccine: requiredText('Choose a vaccine', 20),
      dose: z.int('Choose the dose').min(1).max(30),
      givenOn: LocalDate,
      source: optionalText(300),
    }),
    reply: ChildImmunizations,
  },
  'POST /api/children/:id/combination-vaccines': {
    summary: 'Record a combination vaccine: of each of its parts the first dose that is not recorded',
    audience: 'staff',
    access,
    status: 201,
    params: IdParams,
    body: z.strictObject({
      combination: requiredText('Choose a vaccine', 40),
      givenOn: LocalDate,
      source: optionalText(200),
    }),
    reply: ChildImmunizations,
  },
  'GET /api/parent/immunizations': {
    summary: "A child's doses against the schedule as its family reads them; default the first child",
    audience: 'parent',
    access: anyParent,
    query: z.object({ childId: Id.optional() }),
    reply: FamilyImmunizations.nullable(),
  },
  'DELETE /api/immunizations/:id': {
    summary: 'Take back a dose that was recorded by mistake',
    audience: 'staff',
    access,
    params: IdParams,
    reply: ChildImmunizations,
  },
  'POST /api/children/:id/immunization-exemptions': {
    summary: 'Record an exemption from one vaccine, or from all (null)',
    audience: 'staff',
    access,
    status: 201,
    params: IdParams,
    body: z.strictObject({
      vaccine: requiredText('Choose a vaccine', 20).nullable(),
      kind: z.enum(EXEMPTION_KINDS),
      dated: LocalDate,
      until: LocalDate.nullish(),
      source: optionalText(300),
    }),
    reply: ChildImmunizations,
  },
  'DELETE /api/immunization-exemptions/:id': {
    summary: 'End an exemption',
    audience: 'staff',
    access,
    params: IdParams,
    reply: ChildImmunizations,
  },
} satisfies Contract;
