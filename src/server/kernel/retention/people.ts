import type { Scope } from '#server/db/scope.ts';
import { domains } from '../domain.ts';
import type { Ids } from './queries.ts';
import type { Counts, FirstDays, Retention } from './retention.ts';

type Whose = Extract<keyof Retention, 'ofChildren' | 'ofGuardians' | 'ofStaff'>;

/** Removes what every domain has of these people, one domain after the other by name; answers how many rows went, by table. */
export async function removeOf(whose: Whose, scope: Scope, ids: Ids, kept: FirstDays): Promise<Counts> {
  const counts: Record<string, number> = {};
  for (const { retention } of domains()) Object.assign(counts, await retention?.[whose]?.(scope, ids, kept));
  return counts;
}
