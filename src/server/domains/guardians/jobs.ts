import { inCenter } from '#server/db/open-scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import type { Routine } from '#server/kernel/jobs/tasks.ts';
import { markExpired, openInvitations } from './invitation-queries.ts';
import { stateOf } from './rules.ts';

/** Notes which invitations ran out and tells the open screens; running again changes nothing. `stateOf` says which. */
export const expireInvitations: Routine['run'] = ({ server, centerId }) =>
  inCenter(server, { centerId }, async (scope) => {
    const open = await scope.all(openInvitations());
    const expired = open.filter((invitation) => stateOf(invitation, scope.now) === 'expired');
    if (expired.length === 0) return;
    const ids = expired.map(({ id }) => id);
    const children = [...new Set(expired.flatMap(({ childId }) => childId ?? []))];
    await scope.count(markExpired(ids, scope.now));
    audit(scope, { action: 'expire invitation', entity: 'parent_invitation', ids, children });
    scope.touch('parents', children);
  });
