import { inCenter } from '../../db/open-scope.ts';
import type { Routine } from '../../jobs/tasks.ts';
import { enqueueArchive } from './commands.ts';
import { failArchive } from './jobs.ts';
import { archiveFolder } from './keys.ts';
import { deleteSpent, silentArchives } from './queries.ts';
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
