import type { z } from 'zod';
import type { compliance } from '../../../contract/compliance.ts';
import { staffIdOf } from '../../access/actor.ts';
import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import { invalid, refuseStale } from '../../refusal.ts';
import { languageOf } from '../../words/reader.ts';
import { inForce, NEUTRAL, PACKS } from './packs.ts';
import { beginChoice, choice, lockChoice, updateChoice } from './queries.ts';
import { factsOf, saidIn } from './say-rules.ts';

type Choice = z.input<(typeof compliance)['GET /api/compliance/rules']['reply']>;

/** The rule packs, in the reader's language, and the one the center goes by. */
export async function ruleChoice(scope: Scope): Promise<Choice> {
  const [kept, language] = await Promise.all([scope.maybe(choice()), readersLanguage(scope)]);
  return {
    chosen: kept?.pack ?? NEUTRAL.id,
    version: kept?.version ?? 1,
    packs: PACKS.map((pack) => ({
      id: pack.id,
      region: saidIn(language, pack.region),
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

/** The language of the acting staff member. */
export async function readersLanguage(scope: Scope) {
  const id = staffIdOf((await scope.opened).actor);
  return id === null ? 'en' : languageOf(scope, 'staff', id);
}
