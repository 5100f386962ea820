import type { Scope } from '#server/db/scope.ts';
import { inForce, packOf } from '#server/domains/compliance/packs.ts';
import { choice } from '#server/domains/compliance/queries.ts';
import { type LookRules, SLEEP_CHECK_MINUTES } from './rules.ts';

/** How sleeping children are looked at by the rules that the center chose. */
export async function lookRules(scope: Scope): Promise<LookRules> {
  const { sleepCheckMinutes, sleepCheckGroups } = inForce(packOf((await scope.maybe(choice()))?.pack));
  return {
    everyMinutes: sleepCheckMinutes ?? SLEEP_CHECK_MINUTES,
    singly: sleepCheckMinutes === null ? [] : sleepCheckGroups,
  };
}
