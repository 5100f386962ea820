import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { mayManageClock } from './access.ts';
import { closeRefused, holdRefused } from './finding-queries.ts';

/** Closes what a tablet sent in vain; twice changes nothing. What it says becomes a duty by a correction alone. */
export async function dismissRefused(scope: Scope, id: number, reason: string): Promise<void> {
  const actor = await acting(scope, mayManageClock);
  const { staffId, closedAt } = orRefuse(await scope.maybe(holdRefused(id)), notFound('This entry was not found'));
  if (closedAt) return;
  await scope.count(closeRefused(id, scope.now, staffIdOf(actor), reason));
  audit(scope, { action: 'dismiss refused punch', entity: 'refused_punch', ids: [id], after: { staffId, reason } });
  scope.touch('time-clock');
}
