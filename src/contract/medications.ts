import { ROUTES } from './activities-choices.ts';
import { staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import {
  AnsweredDate,
  IdParams,
  Instant,
  LocalDate,
  LocalTime,
  optionalText,
  requiredText,
  Version,
} from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

/** A week, in minutes. */
const LONGEST_WAIT = 7 * 24 * 60;

/** What may be changed of a medication: never its name, which recorded doses are read with. */
const Agreed = {
  dose: requiredText('Enter the dose'),
  route: z.enum(ROUTES),
  fromOn: LocalDate,
  /** At most a year after `fromOn`: a consent without end is none. */
  untilOn: LocalDate,
  /** Between two doses. */
  minMinutesBetween: z.int().min(0).max(LONGEST_WAIT),
  asNeeded: z.boolean(),
  /** When it is given each day; may be empty only as needed. */
  times: z.array(LocalTime).max(12),
  instructions: optionalText(2000),
  /** The guardian who consented, by name, and on which day. */
  consentBy: requiredText('Enter who gave consent', 160),
  consentedOn: LocalDate,
};

export const NewMedication = z
  .strictObject({ name: requiredText('Enter the name of the medicine'), ...Agreed })
  .meta({ id: 'NewMedication' });

export const MedicationChange = z
  .strictObject({ ...Agreed, version: Version })
  .partial()
  .meta({ id: 'MedicationChange' });

export const Medication = z
  .object({
    id: z.int(),
    childId: z.int(),
    name: z.string(),
    dose: z.string(),
    route: z.enum(ROUTES),
    fromOn: AnsweredDate,
    untilOn: AnsweredDate,
    minMinutesBetween: z.int(),
    asNeeded: z.boolean(),
    times: z.array(LocalTime),
    instructions: z.string(),
    consentBy: z.string(),
    consentedOn: AnsweredDate,
    recordedBy: z.string().nullable(),
    createdAt: Instant,
    endedAt: Instant.nullable(),
    version: z.int(),
    /** Whether it may be given today: its consent is still to begin, holds, is over, or was ended. */
    state: z.enum(['upcoming', 'current', 'past', 'ended']),
    lastDose: z
      .object({ at: Instant, date: AnsweredDate, time: LocalTime, dose: z.string(), by: z.string() })
      .nullable(),
    /** Before then another dose needs a reason; null when none was given so recently. */
    tooSoonUntil: Instant.nullable(),
    /** The next of today's times without a dose. */
    dueAt: LocalTime.nullable(),
  })
  .meta({ id: 'Medication' });

export const medications = {
  'GET /api/children/:id/medications': {
    summary: "A child's medications, those that may be given first; the look is audited",
    audience: 'staff',
    access: staffWith('medical.see'),
    params: IdParams,
    reply: z.array(Medication),
  },
  'POST /api/children/:id/medications': {
    summary: 'Record a medicine that a guardian consented to, with its dose, times and period',
    audience: 'staff',
    access: staffWith('medical.see'),
    params: IdParams,
    body: NewMedication,
    status: 201,
    reply: Medication,
  },
  'PATCH /api/medications/:id': {
    summary: 'Change what was agreed of a medication; its name stays, another medicine is another medication',
    audience: 'staff',
    access: staffWith('medical.see'),
    params: IdParams,
    body: MedicationChange,
    reply: Medication,
  },
  'POST /api/medications/:id/end': {
    summary: 'End a medication: no dose is given any more, what was given stays',
    audience: 'staff',
    access: staffWith('medical.see'),
    params: IdParams,
    reply: Medication,
  },
} satisfies Contract;
