import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import type { Routine } from '#server/kernel/jobs/tasks.ts';
import { endForgotten } from './duty-queries.ts';

/** Ends what was on for longer than anybody works (staff-10): of these people, or of everybody. Running again changes nothing. */
export async function endForgottenDuties(scope: Scope, staffIds: readonly number[] | null): Promise<void> {
  const ended = await scope.all(endForgotten(staffIds, scope.now));
  for (const { staffId, startedAt, endedAt } of ended) {
    audit(scope, { action: 'end forgotten duty', entity: 'staff', ids: [staffId], after: { startedAt, endedAt } });
  }
  if (ended.length > 0) scope.touch('staff');
}

export const endForgottenDutiesOfCenter: Routine['run'] = ({ server, centerId }) =>
  inCenter(server, { centerId }, (scope) => endForgottenDuties(scope, null));
