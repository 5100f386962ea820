import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { invalid, refuseStale } from '#server/kernel/http-error.ts';
import { lockPolicies, putTimeOffRule, timeOffRule } from './queries.ts';
import type { Policy } from './rules.ts';

/** Without a policy nothing comes about by itself. */
export const policiesNow = async (scope: Scope): Promise<{ policies: Policy[]; version: number }> =>
  (await scope.maybe(timeOffRule())) ?? { policies: [], version: 1 };

/** Sets the policies, one for a position at most. */
export async function setPolicies(
  scope: Scope,
  { policies, version }: { readonly policies: readonly Policy[]; readonly version?: number | undefined },
) {
  if (new Set(policies.map(({ position }) => position)).size < policies.length)
    throw invalid({ policies: 'Each position has one rule at most' });
  await scope.all(lockPolicies());
  const before = await policiesNow(scope);
  refuseStale(before, version);
  await scope.count(putTimeOffRule(policies, before.version + 1));
  audit(scope, {
    action: 'set time off rules',
    entity: 'time_off_request',
    ids: [],
    before: { policies: named(before.policies) },
    after: { policies: named(policies) },
  });
  scope.touch('time-off');
  return policiesNow(scope);
}

/** In the log a position is a job's title: it knows positions as those of a nap. */
const named = (policies: readonly Policy[]) =>
  policies.map(({ position, ...rest }) => ({ jobTitle: position, ...rest }));
