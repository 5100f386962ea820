import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { inCenter } from '../../db/open-scope.ts';
import type { Routine } from '../../jobs/tasks.ts';
import { archiveFolder } from '../archives/keys.ts';
import { archiveFolders } from '../archives/queries.ts';
import { folderOf } from './keys.ts';
import { deleteLoose, looseUploads, uploadPaths } from './queries.ts';

const DAY_MS = 86_400_000;

/**
 * Removes the bytes nobody needs: of uploads no record claimed within a day, of records that are gone, and what a server
 * that was killed left without a row.
 */
export const sweepFiles: Routine['run'] = async ({ server, centerId }) => {
  const now = server.clock.now();
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const loose = await inCenter(server, { centerId }, (scope) => scope.all(looseUploads(dayAgo)));
  for (const { id, path: place } of loose) {
    const isGone = await inCenter(server, { centerId }, async (scope) => (await scope.count(deleteLoose(id))) > 0);
    if (isGone) await server.files.remove(folderOf(centerId, place));
  }
  const known = await inCenter(server, { centerId }, async (scope) => {
    const uploads = (await scope.all(uploadPaths())).map((row) => folderOf(centerId, row.path));
    const archives = (await scope.all(archiveFolders())).map((row) => archiveFolder(centerId, row.folder));
    return new Set([...uploads, ...archives]);
  });
  for await (const { folder, writtenAt } of server.files.folders(centerId)) {
    if (!known.has(folder) && writtenAt < dayAgo) await server.files.remove(folder);
  }
  await clearDesk(path.join(server.config.dataDir, 'incoming'), dayAgo);
};

/** What was being taken in when a server was killed. */
async function clearDesk(desk: string, before: Date): Promise<void> {
  const names = await readdir(desk).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const place = path.join(desk, name);
    const found = await stat(place).catch(() => null);
    if (found && found.mtime < before) await rm(place, { recursive: true, force: true });
  }
}
