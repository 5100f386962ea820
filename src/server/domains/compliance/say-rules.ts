import type { Evidence, RuleTopic } from '#contract/compliance-choices.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import type { InForce } from './packs.ts';
import type { Band, RulePack } from './rule-schema.ts';

export interface Fact {
  readonly topic: RuleTopic;
  readonly text: string;
  readonly source: string;
  readonly evidence: Evidence;
}

/** How a rule was found, in words. */
export function evidenceIn(language: Language, evidence: Evidence): string {
  if (evidence === 'read') return translate(language, 'read on a page of the authority, or one that quotes it');
  if (evidence === 'secondary') return translate(language, 'found on a secondary page');
  if (evidence === 'background') return translate(language, 'from background knowledge');
  return evidence === 'own'
    ? translate(language, 'Larkhouse’s own, not law')
    : translate(language, 'without a note on how it was found');
}

/** What has to be said beside every rule. */
export const caution = (language: Language): string =>
  translate(language, 'Verify against the state’s text before relying on it.');

/** Everything a pack says, and of the neutral one what counts where it doesn't, in the order of topics. */
export function factsOf(language: Language, { pack, statements }: InForce): Fact[] {
  const ratios = pack.ratios.map((band) => ({ topic: 'ratios' as const, text: bandIn(language, band), ...from(band) }));
  const mixed = pack.mixedAges
    ? [{ topic: 'ratios' as const, text: mixedIn(language, pack.mixedAges.rule), ...from(pack.mixedAges) }]
    : [];
  const told = statements.map(({ topic, says, source }) => ({
    topic,
    text: says[language],
    ...from({ source }),
  }));
  return [...ratios, ...mixed, ...told];
}

const from = ({ source }: { source: Band['source'] }) => ({ source: source.cite, evidence: source.evidence });

function bandIn(language: Language, { ages, childrenPerStaff, groupSize, note }: Band): string {
  const said = [`${agesIn(language, ages)}: 1:${childrenPerStaff}`];
  if (groupSize !== null) said.push(translate(language, 'group of at most {{size}}', { size: groupSize }));
  const facts = said.join(', ');
  return note ? `${facts}. ${note[language]}` : facts;
}

function agesIn(language: Language, ages: Band['ages']): string {
  if (ages === null) return translate(language, 'Not applied');
  if ('groups' in ages) return ages.groups.map((group) => groupIn(language, group)).join(', ');
  const values = { from: ageIn(language, ages.from), until: ages.until === null ? '' : ageIn(language, ages.until) };
  return ages.until === null
    ? translate(language, 'From {{from}} on', values)
    : translate(language, '{{from}} to under {{until}}', values);
}

function ageIn(language: Language, age: string): string {
  const [count, unit] = age.split(' ');
  return unit === 'weeks'
    ? translate(language, '{{count}} weeks', { count: Number(count) })
    : translate(language, '{{count}} months', { count: Number(count) });
}

function groupIn(language: Language, group: 'infants' | 'toddlers' | 'preschool' | 'pre-k'): string {
  if (group === 'infants') return translate(language, 'Rooms of infants');
  if (group === 'toddlers') return translate(language, 'Rooms of toddlers');
  return group === 'preschool' ? translate(language, 'Rooms of preschoolers') : translate(language, 'Rooms of Pre-K');
}

function mixedIn(language: Language, rule: NonNullable<RulePack['mixedAges']>['rule']): string {
  if (rule === 'youngest') return translate(language, 'Mixed ages: the youngest child governs');
  return rule === 'predominant'
    ? translate(language, 'Mixed ages: the predominant age governs, from 12 months on; below, the youngest child')
    : translate(language, 'Mixed ages: the largest group governs, from 2 years on; below, the youngest child');
}
