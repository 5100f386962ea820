import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { domains } from '#server/kernel/domain.ts';
import type { Routine } from '#server/kernel/jobs/tasks.ts';
import { folderOf } from '#server/kernel/uploads/keys.ts';
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
  const known = await inCenter(server, { centerId }, knownFolders);
  for await (const { folder, writtenAt } of server.files.folders(centerId)) {
    if (!known.has(folder) && writtenAt < dayAgo) await server.files.remove(folder);
  }
  await clearDesk(path.join(server.config.dataDir, 'incoming'), dayAgo);
};

/** The folders that a row of any domain names. */
async function knownFolders(scope: Scope): Promise<ReadonlySet<string>> {
  const known = await Promise.all(domains().map(({ storedFolders }) => storedFolders?.(scope) ?? []));
  return new Set(known.flat());
}

export async function uploadFolders(scope: Scope): Promise<string[]> {
  const { center } = await scope.opened;
  return (await scope.all(uploadPaths())).map(({ path: place }) => folderOf(center.id, place));
}

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
