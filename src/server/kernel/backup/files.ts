import { inCenter, outsideCenters, type Transactions } from '#server/db/open-scope.ts';
import { codeOf } from '#server/error-code.ts';
import { centers } from '../center/queries.ts';
import { domains } from '../domain.ts';
import type { FileStore } from '../files/store.ts';
import type { Draft } from './draft.ts';
import { storedAt } from './layout.ts';
import type { BackedUpFile } from './manifest.ts';

export interface CopiedFiles {
  readonly files: BackedUpFile[];
  /** Keys, or folders of keys, that were removed while the backup was made. */
  readonly removed: string[];
  /** Folders that records name and the store doesn't hold. */
  readonly missing: string[];
}

/** Copies every file of the store. Called after the rows are: a file is there before a row names it. `before`: what rows named then. */
export async function copyFiles(
  source: Transactions & { readonly files: FileStore },
  lay: Draft['lay'],
  before: ReadonlySet<string>,
): Promise<CopiedFiles> {
  const copied: CopiedFiles = { files: [], removed: [], missing: [] };
  const seen = new Set<string>();
  for (const centerId of await centerIds(source)) {
    for await (const key of source.files.keys(centerId)) {
      seen.add(folderOf(key));
      const file = await copyFile(source.files, key, lay);
      if (file) copied.files.push(file);
      else copied.removed.push(key);
    }
  }
  const lacking = [...before].filter((one) => !seen.has(one));
  const still = lacking.length > 0 ? await namedFolders(source) : before;
  for (const one of lacking) (still.has(one) ? copied.missing : copied.removed).push(one);
  return copied;
}

export const folderOf = (key: string) => key.split('/').slice(0, 2).join('/');

/** The folders of files that rows of any domain name. */
export async function namedFolders(source: Transactions): Promise<Set<string>> {
  const all = new Set<string>();
  for (const centerId of await centerIds(source)) for (const one of await namedIn(source, centerId)) all.add(one);
  return all;
}

/** Undefined table, column, function: the database is of an older version, which names its files in another way. */
const OTHER_SCHEMA = new Set(['42P01', '42703', '42883']);

const namedIn = (source: Transactions, centerId: number): Promise<readonly string[]> =>
  inCenter(source, { centerId }, async (scope) =>
    (await Promise.all(domains().map(({ storedFolders }) => storedFolders?.(scope) ?? []))).flat(),
  ).catch((error: unknown) => {
    if (OTHER_SCHEMA.has(codeOf(error) ?? '')) return [];
    throw error;
  });

const centerIds = (source: Transactions): Promise<readonly number[]> =>
  outsideCenters(source, async (scope) => (await scope.all(centers())).map(({ centerId }) => centerId));

/** Null: it was removed since the store named it. */
async function copyFile(files: FileStore, key: string, lay: Draft['lay']): Promise<BackedUpFile | null> {
  try {
    return await lay(storedAt(key), await files.read(key));
  } catch (error) {
    if ((await files.size(key)) !== null) throw error;
    return null;
  }
}
