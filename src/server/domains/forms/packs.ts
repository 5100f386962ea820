import { z } from 'zod';
import { EVIDENCE } from '#contract/compliance-choices.ts';
import { type PACKET_BY, PACKET_FOR } from '#contract/forms-packet-choices.ts';
import ca from '#rules/forms/ca.json' with { type: 'json' };
import federal from '#rules/forms/federal.json' with { type: 'json' };
import fl from '#rules/forms/fl.json' with { type: 'json' };
import mo from '#rules/forms/mo.json' with { type: 'json' };
import neutral from '#rules/forms/neutral.json' with { type: 'json' };
import ny from '#rules/forms/ny.json' with { type: 'json' };
import tx from '#rules/forms/tx.json' with { type: 'json' };

// What the files in rules/forms/ look like. A key that isn't here is a mistake, and stops the start.

const Text = z.string().trim().min(1);
const Says = z.strictObject({ en: Text, es: Text, fr: Text, de: Text });
const Line = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]{1,60}$/),
  name: Says,
  for: z.enum(PACKET_FOR),
  dueWithinDaysOfFirstDay: z.int().min(0).nullable(),
  everyMonths: z.int().positive().nullable(),
  /** False: the text was not read, and says nothing here. */
  isRead: z.boolean(),
  note: Says.nullable(),
  source: z.strictObject({
    cite: Text.nullable(),
    title: Text.nullable(),
    url: z.url().nullable(),
    evidence: z.enum(EVIDENCE),
  }),
});
const FormRules = z.strictObject({
  id: z.string().regex(/^([A-Z]{2,3}|neutral|federal)$/),
  version: z.int().positive(),
  foundOn: z.iso.date(),
  region: Says,
  lines: z.array(Line),
});
type FormRules = z.output<typeof FormRules>;
/** A line, and whose it is. */
export type PacketRule = z.output<typeof Line> & { readonly by: (typeof PACKET_BY)[number] };

const FEDERAL: FormRules = FormRules.parse(federal);
const NEUTRAL: FormRules = FormRules.parse(neutral);
const STATES: readonly FormRules[] = [ca, fl, mo, ny, tx].map((file) => FormRules.parse(file));

/** Every file of forms that are asked of families. One that isn't right stops the start. */
export const FORM_RULES: readonly FormRules[] = [FEDERAL, NEUTRAL, ...STATES];

/** What is asked of families under a state's pack: the federation's, the state's own, and what Larkhouse advises everywhere. */
export function packetOf(pack: string | undefined): { readonly of: FormRules; readonly lines: readonly PacketRule[] } {
  const state = STATES.find(({ id }) => id === pack);
  const lines = [
    ...linesBy('state', state?.lines ?? []),
    ...linesBy('federation', FEDERAL.lines),
    ...linesBy('larkhouse', NEUTRAL.lines),
  ];
  return { of: state ?? NEUTRAL, lines };
}

const linesBy = (by: PacketRule['by'], lines: FormRules['lines']): PacketRule[] =>
  lines.map((line) => ({ ...line, by }));
