import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { notify, takeBack } from '#server/kernel/notify/notify.ts';
import type { Server } from '#server/server.ts';
import * as rows from './queries.ts';
import { type Change, replaces } from './rules.ts';
import { sealPart } from './sealed.ts';

/** Lets a guardian's change wait for staff, in place of what they proposed of the same before; whoever keeps files is told. */
export async function proposeChange(
  server: Server,
  scope: Scope,
  childId: number,
  change: Change,
  guardianId: number,
): Promise<void> {
  const waiting = await scope.all(rows.waitingOfGuardian(childId, guardianId));
  await withdraw(
    scope,
    childId,
    waiting.filter((one) => replaces(change, one)).map(({ id }) => id),
  );
  const { id } = await scope.one(
    rows.insertChange({
      childId,
      changeSealed: await sealPart(server, scope, childId, 'change', change),
      kind: change.kind,
      contactId: 'contactId' in change ? change.contactId : null,
      proposedBy: guardianId,
      proposedAt: scope.now,
    }),
  );
  audit(scope, {
    action: 'propose child file change',
    entity: 'child_file_change',
    ids: [id],
    children: [childId],
    after: { kind: change.kind },
  });
  await notify(scope, {
    kind: 'attendance',
    event: 'file-proposed',
    recipients: { staffWith: ['children.enroll'] },
    about: { id, childIds: [childId] },
  });
  scope.touch('children', [childId]);
}

/** What waits no longer: nobody is told of it any more. */
export async function withdraw(scope: Scope, childId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await scope.count(rows.withdrawChanges(ids, scope.now));
  audit(scope, { action: 'withdraw child file change', entity: 'child_file_change', ids, children: [childId] });
  for (const id of ids) takeBack(scope, 'attendance', 'file-proposed', id);
  scope.touch('children', [childId]);
}
