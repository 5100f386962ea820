import { sql } from 'kysely';
import { staffIdOf } from '../../access/actor.ts';
import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import { db } from '../../db/sql.ts';
import { notFound, orRefuse } from '../../refusal.ts';
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

/** Of two who change a guardian's block one comes after the other. */
async function existing(scope: Scope, guardianId: number): Promise<void> {
  const lock = sql`select id from guardian where id = ${guardianId} and removed_at is null for update`;
  orRefuse(await scope.maybe(lock), notFound('This parent account was not found'));
}

interface Block {
  readonly guardianId: number;
  readonly name: string;
  readonly reason: string;
  readonly since: Date;
  readonly by: string | null;
}
const blocks = (guardianId: number | null) => sql<Block>`
  select b.guardian_id, g.first_name || ' ' || g.last_name as name, b.reason, b.started_at as since,
    s.first_name || ' ' || s.last_name as by
  from camera_block b
    join guardian g on g.center_id = b.center_id and g.id = b.guardian_id
    left join staff s on s.center_id = b.center_id and s.id = b.started_by
  where b.ended_at is null and g.removed_at is null and (${guardianId}::bigint is null or b.guardian_id = ${guardianId})
  order by b.started_at desc, b.id desc`;

const insertBlock = (guardianId: number, reason: string, startedAt: Date, startedBy: number | null) =>
  db.insertInto('cameraBlock').values({ guardianId, reason, startedAt, startedBy });
const endBlock = (guardianId: number, endedAt: Date, endedBy: number | null) =>
  db
    .updateTable('cameraBlock')
    .set({ endedAt, endedBy })
    .where('guardianId', '=', guardianId)
    .where('endedAt', 'is', null);
