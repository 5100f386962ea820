import { z } from 'zod';
import { EVIDENCE } from '#contract/compliance-choices.ts';
import { ROUNDINGS } from '#contract/timesheets-choices.ts';
import wages from '#rules/wages.json' with { type: 'json' };

// What rules/wages.json looks like. A key that isn't here is a mistake, and stops the start. Everything is in minutes.

const Minutes = z.int().positive();
const Source = z.strictObject({ cite: z.string().min(1), evidence: z.enum(EVIDENCE) });
const Daily = z.strictObject({ overtimeOver: Minutes, doubleOver: Minutes, source: Source });
const SeventhDay = z.strictObject({ doubleOver: Minutes, source: Source });

const WagesFile = z.strictObject({
  version: z.int().positive(),
  foundOn: z.iso.date(),
  federal: z.strictObject({
    weekly: z.strictObject({ overtimeOver: Minutes, source: Source }),
    daily: z.null(),
    seventhDay: z.null(),
    meal: z.strictObject({ leastMinutes: Minutes, source: Source }),
    rounding: z.strictObject({ minutes: z.array(z.literal(ROUNDINGS)), source: Source }),
  }),
  /** By the rule pack's id. */
  states: z.record(z.string(), z.strictObject({ daily: Daily, seventhDay: SeventhDay.nullable() })),
});
const { federal, states } = WagesFile.parse(wages);

/** When hours are overtime, and which break is none of them; in minutes. */
export interface WageLaw {
  readonly weekly: { readonly overtimeOver: number };
  readonly daily: { readonly overtimeOver: number; readonly doubleOver: number } | null;
  /** All seven days of a workweek worked: the seventh is overtime from its first minute. */
  readonly seventhDay: { readonly doubleOver: number } | null;
  readonly meal: { readonly leastMinutes: number };
}

/** The law of a rule pack; where its state has none of its own that is known here, the federal one. */
export const lawOf = (pack: string | undefined): WageLaw => ({ ...federal, ...(pack && states[pack]) });
