import type { Scope } from '#server/db/scope.ts';
import { actingGuardianOf } from '#server/kernel/access/guardian.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { enqueue } from '#server/kernel/jobs/outbox.ts';
import { type ArchiveRow, archiveFile, insertArchive, unfinishedArchive } from './queries.ts';

/** Asks for the archive of a child of one's own; the one that is being built already, if there is one. */
export async function requestArchive(scope: Scope, childId: number): Promise<ArchiveRow> {
  const parent = await actingGuardianOf(scope, childId);
  const made = await scope.maybe(insertArchive(childId, parent.id, scope.now));
  if (made) {
    enqueueArchive(scope, made.id);
    audit(scope, { action: 'request archive', entity: 'child_archive', ids: [made.id], children: [childId] });
    scope.touch('archives', [childId]);
  }
  // Between the two statements the one in the way may have ended.
  return orRefuse(await scope.maybe(unfinishedArchive(scope.now, childId)), conflict(BUSY));
}

const BUSY = 'Larkhouse is busy at the moment. Please try again.';

/** Puts an archive into the queue, once. */
export function enqueueArchive(scope: Scope, archiveId: number, runAt?: Date): void {
  enqueue(scope, 'build-archive', { archiveId }, { key: `archive ${archiveId}`, ...(runAt && { runAt }) });
}

/** The finished archive for the guardian who asked for it, while they may have it; that it was taken is kept. */
export async function takeArchive(scope: Scope, id: number) {
  const found = orRefuse(
    await scope.maybe(archiveFile(id, scope.now)),
    notFound('This archive was not found. It may have expired; ask for a new one.'),
  );
  audit(scope, { action: 'download archive', entity: 'child_archive', ids: [id], children: [found.childId] });
  return { ...found, centerId: (await scope.opened).center.id };
}
