import type { z } from 'zod';
import type { compliance } from '#contract/compliance.ts';
import type { Scope } from '#server/db/scope.ts';
import { centerFounded } from '#server/domains/accounts/hooks.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { on } from '#server/kernel/hooks.ts';
import { invalid, refuseStale } from '#server/kernel/http-error.ts';
import { languageOf } from '#server/kernel/i18n/reader.ts';
import { inForce, NEUTRAL, PACKS, packOf } from './packs.ts';
import { beginChoice, choice, lockChoice, updateChoice } from './queries.ts';
import { factsOf } from './say-rules.ts';

type Choice = z.input<(typeof compliance)['GET /api/compliance/rules']['reply']>;

/** The rule packs, in the reader's language, and the one the center goes by. */
export async function ruleChoice(scope: Scope): Promise<Choice> {
  const [kept, language] = await Promise.all([scope.maybe(choice()), readersLanguage(scope)]);
  return {
    chosen: kept?.pack ?? NEUTRAL.id,
    version: kept?.version ?? 1,
    packs: PACKS.map((pack) => ({
      id: pack.id,
      region: pack.region[language],
      version: pack.version,
      foundOn: pack.foundOn,
      facts: factsOf(language, inForce(pack)),
    })),
  };
}

/** Chooses the pack whose limits, intervals and notices hold from now on, for sheets of days past too. */
export async function choosePack(scope: Scope, pack: string, version: number | undefined): Promise<Choice> {
  if (!PACKS.some(({ id }) => id === pack)) throw invalid({ pack: 'Choose one of the states in the list' });
  const { actor } = await scope.opened;
  const by = staffIdOf(actor);
  await scope.count(beginChoice(NEUTRAL.id, scope.now, by));
  const before = await scope.one(lockChoice());
  refuseStale(before, version);
  await scope.count(updateChoice(pack, scope.now, by));
  audit(scope, { action: 'choose rules', entity: 'center', ids: [], before: { pack: before.pack }, after: { pack } });
  scope.touch('center');
  return ruleChoice(scope);
}

/** A center begins with its state's pack, or with the neutral one where the state has none; where no state was said nothing is chosen yet. */
export const beginWithState = on(centerFounded, async (scope, { state, directorId }) => {
  if (state) await scope.count(beginChoice(packOf(state).id, scope.now, directorId));
});

/** The language of the acting staff member. */
export async function readersLanguage(scope: Scope) {
  const { actor } = await scope.opened;
  return actor.kind === 'staff' || actor.kind === 'parent' ? languageOf(scope, actor.kind, actor.id) : 'en';
}
