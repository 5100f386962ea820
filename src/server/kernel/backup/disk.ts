import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '#server/config.ts';
import { diskOf } from '../disk/disk.ts';
import { sizeText } from '../disk/size.ts';

/** A twentieth of the disk stays free: on a full one nobody can write any more. */
export const LEFT_FREE = 0.05;

/** Whether two folders lie on one disk, so that what takes one of them takes both. */
export async function isOnDiskOf(folder: string, other: string): Promise<boolean> {
  const [one, another] = await Promise.all([stat(folder), stat(other)]);
  return one.dev === another.dev;
}

/** A folder that the first backup makes lies on the disk of the one that will hold it. */
export const nearestExisting = (folder: string): string =>
  existsSync(folder) ? folder : nearestExisting(path.dirname(folder));

/**
 * Throws where one more backup would fill the disk up.
 * @param expected what the last one took, in bytes
 */
export async function refuseCrowded(folder: string, expected: number): Promise<void> {
  const { free, size } = await diskOf({ dataDir: nearestExisting(folder) });
  if (free - expected >= size * LEFT_FREE) return;
  throw new ConfigError(
    `There is no room for a backup in ${folder}: the last one took ${sizeText(expected)}, \
${sizeText(free)} are free, and a twentieth of the disk stays so. Keep fewer (LARKHOUSE_BACKUP_KEEP) or name another disk.`,
  );
}
