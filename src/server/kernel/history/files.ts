import { type Config, ConfigError } from '#server/config.ts';
import type { Transactions } from '#server/db/open-scope.ts';
import { fingerprintOf } from '#server/db/secret-check.ts';
import { openShelf } from '../backup/backups.ts';
import { compareFile, manifestOf } from '../backup/check.ts';
import { folderOf, namedFolders } from '../backup/files.ts';
import { keyAt, storedAt } from '../backup/layout.ts';
import type { OpenedBackup } from '../backup/opened.ts';
import { putFiles } from '../backup/restore.ts';
import { writeFileOf } from '../backup/write-file.ts';
import { openFiles } from '../files/open.ts';
import type { Tell } from './recover.ts';

/** What became of the files that the restored rows name. */
export interface BroughtFiles {
  /** How many of their folders came from backups, because they were removed since. */
  readonly fromBackups: number;
  /** Folders that are nowhere any more. */
  readonly missing: readonly string[];
}

interface Places {
  /** Of the Larkhouse that the history is of. */
  readonly config: Pick<Config, 'dataDir' | 'backupDir' | 'backupS3' | 's3'>;
  readonly secret: Buffer;
  /** The data folder that is built. */
  readonly staging: string;
  readonly tell: Tell;
}

/**
 * Brings every file that rows name: from the store, where each lies unchanged from its first day to its last, and from the newest
 * backup that has it where it was removed since. `source`: of the restored database.
 */
export async function bringFiles(source: Transactions, places: Places): Promise<BroughtFiles> {
  const named = await namedFolders(source);
  const lacking = new Set(named);
  for (const one of await copyStored(named, places)) lacking.delete(one);
  const removed = lacking.size;
  if (removed > 0)
    for await (const open of ownBackups(places)) {
      if (lacking.size === 0) break;
      for (const one of await takeFrom(open, lacking, places)) lacking.delete(one);
    }
  return { fromBackups: removed - lacking.size, missing: [...lacking] };
}

/** Copies what the store has; in a bucket it stays where it is. Answers the folders that are there. */
async function copyStored(named: ReadonlySet<string>, { config, staging, tell }: Places): Promise<Set<string>> {
  const files = openFiles(config);
  const found = new Set<string>();
  for (const centerId of new Set([...named].map((folder) => Number(folder.split('/')[0])))) {
    for await (const key of files.keys(centerId)) {
      if (!named.has(folderOf(key))) continue;
      if (!config.s3) await writeFileOf(staging, storedAt(key), await files.read(key));
      found.add(folderOf(key));
      tell('brought', found.size, named.size);
    }
  }
  return found;
}

/** How each backup of this installation is opened, the newest first. */
async function* ownBackups({ config, secret }: Places): AsyncIterable<() => Promise<OpenedBackup>> {
  const shelf = openShelf(config);
  const own = await shelf.own(fingerprintOf(secret).toString('hex'));
  for (const { name } of own.sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime())) yield () => shelf.open(name);
}

/** Puts the folders that a backup has whole; answers which. A backup that is damaged is passed over. */
async function takeFrom(
  open: () => Promise<OpenedBackup>,
  lacking: ReadonlySet<string>,
  { config, staging }: Places,
): Promise<string[]> {
  try {
    const backup = await open();
    const files = (await manifestOf(backup)).files.filter((file) => {
      const key = keyAt(file.path);
      return key !== null && lacking.has(folderOf(key));
    });
    for (const file of files) await compareFile(backup, file);
    await putFiles(backup, files, staging, config);
    return files.map((file) => folderOf(keyAt(file.path) ?? ''));
  } catch (error) {
    if (error instanceof ConfigError) return [];
    throw error;
  }
}
