import { z } from 'zod';
import { EVIDENCE } from '#contract/compliance-choices.ts';
import { POSITIONS } from '#contract/employment-choices.ts';
import { HEALTH_PAPER_KINDS, PAPER_KINDS, TRAINING_TOPICS } from '#contract/papers-choices.ts';

// What the files in rules/staff/ look like. A key that isn't here is a mistake, and stops the start.

const Text = z.string().trim().min(1);
const Says = z.strictObject({ en: Text, es: Text, fr: Text, de: Text });

const asked = {
  id: z.string().regex(/^[a-z][a-z-]{1,60}$/),
  name: Says,
  /** Of whom; null: of everybody. */
  appliesTo: z.array(z.enum(POSITIONS)).min(1).nullable(),
  note: Says.nullable(),
  /** Where it comes from, and how that was found: what is not `read` was not read in the text of the law. */
  source: z.strictObject({ cite: Text, evidence: z.enum(EVIDENCE) }),
};
const document = {
  ...asked,
  /** It is there again this many months after it was issued; null: once, or until the day that it names itself. */
  everyMonths: z.int().positive().nullable(),
  /** 0: before work begins. */
  dueWithinDaysOfHire: z.int().min(0),
  /** Whether nobody may care for children without it. */
  blocksCare: z.boolean(),
};

const Requirement = z.discriminatedUnion('sort', [
  /** Any one of these kinds will do. */
  z.strictObject({ ...document, sort: z.literal('paper'), kinds: z.array(z.enum(PAPER_KINDS)).min(1) }),
  z.strictObject({ ...document, sort: z.literal('health'), kinds: z.array(z.enum(HEALTH_PAPER_KINDS)).min(1) }),
  z.strictObject({
    ...asked,
    sort: z.literal('training'),
    minutes: z.int().positive(),
    /** From the day of hire, from January or from July on. */
    year: z.enum(['employment', 'calendar', 'july']),
    /** How many of them are taken together; those of hire alone. */
    years: z.int().min(1).max(5),
    /** Asked for once, within so many days of hire; null: again and again. */
    onceWithinDaysOfHire: z.int().positive().nullable(),
    minInstructorMinutes: z.int().positive().nullable(),
    maxSelfStudyMinutes: z.int().min(0).nullable(),
    /** Whether the first year asks for its months alone. */
    isProrated: z.boolean(),
    /** What is taught only of these counts for nothing. */
    withoutTopics: z.array(z.enum(TRAINING_TOPICS)),
  }),
]);

export const StaffRulesFile = z.strictObject({
  id: z.string().regex(/^([A-Z]{2,3}|neutral|federal)$/),
  version: z.int().positive(),
  foundOn: z.iso.date(),
  region: Says,
  requirements: z.array(Requirement),
});
export type StaffRules = z.output<typeof StaffRulesFile>;
export type Requirement = z.output<typeof Requirement>;
export type DocumentRequirement = Extract<Requirement, { sort: 'paper' | 'health' }>;
export type TrainingRequirement = Extract<Requirement, { sort: 'training' }>;
