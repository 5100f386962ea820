import { z } from 'zod';
import { AGE_GROUPS } from '#contract/center-choices.ts';
import { EVIDENCE, EXEMPTION_KINDS, RULE_TOPICS } from '#contract/compliance-choices.ts';
import { AGE, daysOf } from './ages-rules.ts';

// What the files in rules/ look like. A key that isn't here is a mistake, and stops the start.

const Text = z.string().trim().min(1);
const Says = z.strictObject({ en: Text, es: Text, fr: Text, de: Text });
/** Where a rule comes from, and how that was found (`unmarked`: without a mark). */
const Source = z.strictObject({ cite: Text, evidence: z.enum(EVIDENCE) });
/** An age such as '18 months'; PostgreSQL adds it to a date of birth. */
const Age = z.string().regex(/^\d{1,3} (weeks|months)$/);

const Band = z.strictObject({
  /** Children from one age on and below another, or rooms by their group; null: told, but not applied. */
  ages: z
    .union([
      z.strictObject({ from: Age, until: Age.nullable() }),
      z.strictObject({ groups: z.array(z.enum(AGE_GROUPS)).min(1) }),
    ])
    .nullable(),
  childrenPerStaff: z.int().positive(),
  groupSize: z.int().positive().nullable(),
  note: Says.nullable(),
  source: Source,
});

export const RulePackFile = z.strictObject({
  id: z.string().regex(/^([A-Z]{2,3}|neutral)$/),
  version: z.int().positive(),
  foundOn: z.iso.date(),
  region: Says,
  ratios: z.array(Band),
  /** Which limit holds for children of several bands, where all of them are at least that old. */
  mixedAges: z
    .strictObject({
      rule: z.enum(['youngest', 'predominant', 'largest-group']),
      from: Age.nullable(),
      source: Source,
    })
    .nullable(),
  /** How often a sleeping child is looked at, in rooms of these groups; null: in all. */
  sleepCheckMinutes: z
    .strictObject({
      minutes: z.int().min(1).max(120),
      groups: z.array(z.enum(AGE_GROUPS)).min(1).nullable(),
      source: Source,
    })
    .nullable(),
  incidentDeadlines: z.array(
    z.strictObject({ act: z.enum(['call', 'write']), hours: z.int().positive(), source: Source }),
  ),
  /** What of a child's day may be counted: any one of these. */
  mealLimits: z
    .strictObject({
      perDay: z.array(z.strictObject({ meals: z.int().min(0), snacks: z.int().min(0) })).min(1),
      source: Source,
    })
    .nullable(),
  statements: z.array(z.strictObject({ topic: z.enum(RULE_TOPICS), says: Says, source: Source })),
});
export type RulePack = z.output<typeof RulePackFile>;
export type Band = RulePack['ratios'][number];

/** An age or interval of the schedule; a day of grace is taken off in it ('6 weeks - 4 days'). */
const Period = z.string().regex(AGE);
/** Between a dose and the one before it: what it takes to count, and what is recommended. */
const Gap = z.strictObject({ least: Period, recommended: Period });
const VaccineCode = z.string().regex(/^[A-Za-z]{2,8}$/);

const ScheduledDose = z
  .strictObject({
    /** The age from which it is recommended, and the one at which it is late. */
    from: Period,
    late: Period.optional(),
    /** The age from which it counts, with the days of grace. */
    least: Period.optional(),
    /** The age at which it is not given any more. */
    until: Period.optional(),
    gap: Gap.optional(),
    /** From the first dose. */
    sinceFirst: Gap.optional(),
    /** Not needed where the dose before it was given at this age. */
    coveredFrom: Period.optional(),
    /** Whether it is needed depends on the product, or on when the dose before it was given: at this age or later. */
    unsure: z.literal('product').optional(),
    unsureAfter: Period.optional(),
  })
  .refine(({ from, late }) => late === undefined || daysOf(from) < daysOf(late))
  .refine(({ from, least }) => least === undefined || daysOf(least) <= daysOf(from));

export const ScheduleFile = z
  .strictObject({
    version: z.int().positive(),
    foundOn: z.iso.date(),
    source: Source,
    exemptions: z.array(z.enum(EXEMPTION_KINDS)),
    vaccines: z
      .array(
        z.strictObject({
          code: VaccineCode,
          name: Says,
          /** Two live vaccines are given on one day, or `liveGap` apart. */
          isLive: z.literal(true).optional(),
          /** In their order. */
          doses: z
            .array(ScheduledDose)
            .min(1)
            .max(9)
            .refine((doses) => doses.every((dose, n) => daysOf(dose.from) > daysOf(doses[n - 1]?.from))),
        }),
      )
      .min(1),
    /** Given anew in each season: once, or twice until so many doses were given before it or this age is reached. */
    seasonal: z.array(
      z.strictObject({
        code: VaccineCode,
        name: Says,
        /** The season's first day, MM-DD. */
        begins: z.string().regex(/^\d\d-\d\d$/),
        from: Period,
        least: Period,
        gap: Gap,
        once: z.strictObject({ fromAge: Period, afterDoses: z.int().positive() }),
      }),
    ),
    liveGap: Period,
    /** One injection for several vaccines: its code, that of the CDC (CVX), and what it is sold as. */
    combinations: z.array(
      z.strictObject({ code: Text, cvx: z.string(), known: Text, vaccines: z.array(VaccineCode).min(2) }),
    ),
  })
  .refine(({ vaccines, combinations }) =>
    combinations.every((one) => one.vaccines.every((code) => vaccines.some((vaccine) => vaccine.code === code))),
  );
export type Schedule = z.output<typeof ScheduleFile>;
