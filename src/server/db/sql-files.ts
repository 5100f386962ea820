import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '#server/root.ts';

export interface SqlFile {
  /** Without its ending. */
  readonly name: string;
  readonly text: string;
}

/** The SQL files of a folder beside this one, in the order of their names. */
export async function sqlFiles(folder: 'schema' | 'functions'): Promise<SqlFile[]> {
  // The built server reads them from the sources too.
  const path = join(ROOT, 'src/server/db', folder);
  const names = (await readdir(path)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (file) => ({
      name: file.slice(0, -'.sql'.length),
      text: await readFile(join(path, file), 'utf8'),
    })),
  );
}

export const notUpToDate = (file: string, cause: unknown) =>
  new Error(
    `The database could not be brought up to date (${file}): ${cause instanceof Error ? cause.message : cause}`,
    {
      cause,
    },
  );
