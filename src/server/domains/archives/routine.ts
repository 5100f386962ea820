import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Routine } from '#server/kernel/jobs/tasks.ts';
import { enqueueArchive } from './commands.ts';
import { failArchive } from './jobs.ts';
import { archiveFolder } from './keys.ts';
import { archiveFolders, deleteSpent, silentArchives } from './queries.ts';
import { FAILED_MS, MOST_RUNS, SILENT_MS } from './rules.ts';

/** Deletes archives that have served, and builds anew those whose builder was killed. */
export const tendArchives: Routine['run'] = async (job) => {
  const { server, centerId } = job;
  const ago = (ms: number) => new Date(server.clock.now().getTime() - ms);
  const spent = await inCenter(server, { centerId }, (scope) => scope.all(deleteSpent(scope.now, ago(FAILED_MS))));
  for (const { folder } of spent) if (folder) await server.files.remove(archiveFolder(centerId, folder));

  const silent = await inCenter(server, { centerId }, (scope) => scope.all(silentArchives(ago(SILENT_MS))));
  for (const { id, run } of silent) {
    if (run >= MOST_RUNS) await failArchive(job, id, 'failed');
    else await inCenter(server, { centerId }, async (scope) => enqueueArchive(scope, id));
  }
};

/** Where the finished ones lie. */
export async function storedFolders(scope: Scope): Promise<string[]> {
  const { center } = await scope.opened;
  return (await scope.all(archiveFolders())).map(({ folder }) => archiveFolder(center.id, folder));
}
