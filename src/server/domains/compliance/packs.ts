import ca from '#rules/ca.json' with { type: 'json' };
import fl from '#rules/fl.json' with { type: 'json' };
import immunizations from '#rules/immunizations.json' with { type: 'json' };
import mo from '#rules/mo.json' with { type: 'json' };
import neutral from '#rules/neutral.json' with { type: 'json' };
import ny from '#rules/ny.json' with { type: 'json' };
import nyc from '#rules/nyc.json' with { type: 'json' };
import tx from '#rules/tx.json' with { type: 'json' };
import { type RulePack, RulePackFile, ScheduleFile } from './rule-schema.ts';

/** What counts where a pack says nothing, and where no state is chosen. */
export const NEUTRAL: RulePack = RulePackFile.parse(neutral);

/** Every pack, the neutral one first. A file that isn't right stops the start. */
export const PACKS: readonly RulePack[] = [
  NEUTRAL,
  ...[ca, fl, mo, ny, nyc, tx].map((file) => RulePackFile.parse(file)),
];

export const SCHEDULE = ScheduleFile.parse(immunizations);

/** The pack of an id; one that is no longer there is the neutral one. */
export const packOf = (id: string | undefined): RulePack => PACKS.find((pack) => pack.id === id) ?? NEUTRAL;

/** A pack with the neutral one's rules where it has none of its own. */
export function inForce(pack: RulePack) {
  const sleepCheck = pack.sleepCheckMinutes ?? NEUTRAL.sleepCheckMinutes;
  return {
    pack,
    ratios: pack.ratios,
    mixedAges: pack.mixedAges,
    /** How often a sleeping child is looked at where the rules ask for it. */
    sleepCheckMinutes: sleepCheck?.minutes ?? null,
    /** In rooms of these groups; null: in all. */
    sleepCheckGroups: sleepCheck?.groups ?? null,
    incidentDeadlines: pack.incidentDeadlines,
    mealLimits: (pack.mealLimits ?? NEUTRAL.mealLimits)?.perDay ?? [],
    statements: pack === NEUTRAL ? NEUTRAL.statements : [...pack.statements, ...restOf(pack)],
  };
}
export type InForce = ReturnType<typeof inForce>;

/** The neutral pack's statements on what the pack doesn't speak of itself. */
function restOf(pack: RulePack): RulePack['statements'] {
  const told = new Set(pack.statements.map(({ topic }) => topic));
  if (pack.ratios.length > 0) told.add('ratios');
  return NEUTRAL.statements.filter(({ topic }) => topic === 'retention' || !told.has(topic));
}
