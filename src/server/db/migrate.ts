import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

const FOLDER = new URL('./migrations/', import.meta.url);
/** A file that begins so runs outside a transaction (`create index concurrently`), one statement in it. */
const OUTSIDE = '-- outside a transaction';

/**
 * Brings the schema up to this version, each file in its own step. The migrator's lock lets several processes start at
 * once; a schema newer than this version is refused.
 */
export async function migrate(db: Kysely<unknown>): Promise<void> {
  const files = await migrationFiles();
  const provider = {
    getMigrations: async () => Object.fromEntries(files.map(({ name, migration }) => [name, migration])),
  };
  for (const { name, outside } of files) {
    const migrator = new Migrator({ db, provider, disableTransactions: outside });
    const { error, results } = await migrator.migrateTo(name);
    if (error) throw asStartError(error, results?.find((r) => r.status === 'Error')?.migrationName);
    if (results?.some((r) => r.direction === 'Down')) throw new Error('Migrations only go forward');
  }
}

async function migrationFiles() {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (file) => {
      const text = await readFile(new URL(file, FOLDER), 'utf8');
      const migration: Migration = { up: async (db) => void (await sql.raw(text).execute(db)) };
      return { name: file.replace(/\.sql$/, ''), outside: text.startsWith(OUTSIDE), migration };
    }),
  );
}

function asStartError(error: unknown, file: string | undefined): Error {
  const words = error instanceof Error ? error.message : String(error);
  if (/previously executed migration .* is missing/.test(words)) {
    return new Error('The database was made by a newer version of Larkhouse; start that version.');
  }
  return new Error(`The database could not be brought up to date${file ? ` (${file})` : ''}: ${words}`, {
    cause: error,
  });
}
