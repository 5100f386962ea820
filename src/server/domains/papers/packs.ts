import ca from '#rules/staff/ca.json' with { type: 'json' };
import federal from '#rules/staff/federal.json' with { type: 'json' };
import fl from '#rules/staff/fl.json' with { type: 'json' };
import mo from '#rules/staff/mo.json' with { type: 'json' };
import neutral from '#rules/staff/neutral.json' with { type: 'json' };
import ny from '#rules/staff/ny.json' with { type: 'json' };
import tx from '#rules/staff/tx.json' with { type: 'json' };
import { type Requirement, type StaffRules, StaffRulesFile } from './rule-schema.ts';

const FEDERAL: StaffRules = StaffRulesFile.parse(federal);
const NEUTRAL: StaffRules = StaffRulesFile.parse(neutral);
const STATES: readonly StaffRules[] = [ca, fl, mo, ny, tx].map((file) => StaffRulesFile.parse(file));

/** Every file of rules for staff. One that isn't right stops the start. */
export const STAFF_RULES: readonly StaffRules[] = [FEDERAL, NEUTRAL, ...STATES];

/**
 * What is asked of staff under a state's pack: what the federation asks everywhere, and the state's own. Where there is no file for the
 * state, or none is chosen, Larkhouse's own advice stands in.
 */
export const requirementsOf = (pack: string | undefined): readonly Requirement[] => [
  ...FEDERAL.requirements,
  ...(STATES.find(({ id }) => id === pack) ?? NEUTRAL).requirements,
];
