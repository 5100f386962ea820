import { z } from 'zod';
import { AGE_GROUPS } from '../../../contract/center.ts';
import { EXEMPTION_KINDS, RULE_TOPICS, STANDINGS } from '../../../contract/compliance-choices.ts';

// What the files in rules/ look like. A key that isn't here is a mistake, and stops the start.

const Text = z.string().trim().min(1);
const Says = z.strictObject({ en: Text, es: Text, fr: Text });
/** Where a rule comes from, and how that was found (`unmarked`: without a mark). */
const Source = z.strictObject({ cite: Text, standing: z.enum(STANDINGS) });
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
export type Said = z.output<typeof Says>;

export const ScheduleFile = z.strictObject({
  version: z.int().positive(),
  foundOn: z.iso.date(),
  source: Source,
  exemptions: z.array(z.enum(EXEMPTION_KINDS)),
  vaccines: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[A-Za-z]{2,8}$/),
        name: Says,
        /** In their order: the age from which each is recommended, and the one at which it is overdue. */
        doses: z
          .array(z.strictObject({ fromMonths: z.int().min(0), overdueMonths: z.int().positive() }))
          .min(1)
          .max(9)
          .refine((doses) => doses.every(({ fromMonths, overdueMonths }) => fromMonths < overdueMonths))
          .refine((doses) => doses.every((dose, n) => dose.fromMonths > (doses[n - 1]?.fromMonths ?? -1))),
      }),
    )
    .min(1),
});
export type Schedule = z.output<typeof ScheduleFile>;
