import type { Scope } from '#server/db/scope.ts';
import { guardianTied } from '#server/domains/guardians/hooks.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { on } from '#server/kernel/hooks.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { blocks, endBlock, insertBlock, lockGuardian } from './block-queries.ts';
import { endViewsOfGuardian } from './view-queries.ts';

/** Guardians who may not watch. */
export const blockedGuardians = (scope: Scope) => scope.all(blocks(null));

/** Turns watching off for a guardian; their views end in the same moment. Again: the reason becomes the new one. */
export async function blockGuardian(scope: Scope, guardianId: number, { reason }: { reason: string }) {
  await existing(scope, guardianId);
  const { actor } = await scope.opened;
  const by = staffIdOf(actor);
  await scope.count(endBlock(guardianId, scope.now, by));
  await scope.count(insertBlock(guardianId, reason, scope.now, by));
  await scope.count(endViewsOfGuardian(guardianId, scope.now));
  audit(scope, { action: 'block guardian from cameras', entity: 'guardian', ids: [guardianId], after: { reason } });
  scope.touch('cameras');
  return scope.one(blocks(guardianId));
}

/** Lets a guardian watch again. */
export async function unblockGuardian(scope: Scope, guardianId: number): Promise<void> {
  await existing(scope, guardianId);
  const before = orRefuse(await scope.maybe(blocks(guardianId)), notFound('This guardian may watch already'));
  const { actor } = await scope.opened;
  await scope.count(endBlock(guardianId, scope.now, staffIdOf(actor)));
  audit(scope, {
    action: 'let guardian watch cameras',
    entity: 'guardian',
    ids: [guardianId],
    before: { reason: before.reason },
  });
  scope.touch('cameras');
}

/** Whoever was blocked stays so under the account that turned out to be theirs. */
export const blockTiedAccount = on(guardianTied, async (scope, { recordId, accountId }) => {
  const block = await scope.maybe(blocks(recordId));
  if (block && !(await scope.maybe(blocks(accountId)))) await blockGuardian(scope, accountId, block);
});

/** Of two who change a guardian's block one comes after the other. */
async function existing(scope: Scope, guardianId: number): Promise<void> {
  orRefuse(await scope.maybe(lockGuardian(guardianId)), notFound('This parent account was not found'));
}
