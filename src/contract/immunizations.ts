import { z } from 'zod';
import { staffWith } from './access.ts';
import { DOSE_STATES, EXEMPTION_KINDS, STANDINGS } from './compliance-choices.ts';
import type { Contract } from './endpoint.ts';
import { IdParams, LocalDate, optionalText, requiredText } from './primitives.ts';

const access = staffWith('medical.see');

const Dose = z.object({
  dose: z.int(),
  /** The age it is recommended from is reached on this day, and the one until which it is, the day before the other. */
  dueOn: LocalDate,
  overdueOn: LocalDate,
  state: z.enum(DOSE_STATES),
  givenOn: LocalDate.nullable(),
  /** Of the record, where it was given. */
  id: z.int().nullable(),
  source: z.string(),
});

export const ChildImmunizations = z
  .object({
    vaccines: z.array(z.object({ vaccine: z.string(), name: z.string(), doses: z.array(Dose) })),
    exemptions: z.array(
      z.object({
        id: z.int(),
        /** Null: of all vaccines. */
        vaccine: z.string().nullable(),
        kind: z.enum(EXEMPTION_KINDS),
        dated: LocalDate,
        until: LocalDate.nullable(),
        source: z.string(),
      }),
    ),
    /** Exemptions the center's rules know. */
    kinds: z.array(z.enum(EXEMPTION_KINDS)),
    schedule: z.object({ source: z.string(), standing: z.enum(STANDINGS), foundOn: LocalDate }),
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
      dose: z.int('Choose the dose').min(1).max(9),
      givenOn: LocalDate,
      source: optionalText(300),
    }),
    reply: ChildImmunizations,
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
