import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import { ConfigError } from '../config.ts';
import { ROOT } from '../root.ts';

const FOLDER = join(ROOT, 'src/server/db/migrations');
/** A file that begins so runs outside a transaction (`create index concurrently`), one statement in it. */
const OUTSIDE = '-- outside a transaction';

/**
 * Brings the schema up to this version, each file in its own step; one process at a time (the caller holds a lock). A
 * schema newer than this version is refused.
 */
export async function migrate(db: Kysely<unknown>): Promise<void> {
  const files = await migrationFiles();
  const provider = {
    getMigrations: async () => Object.fromEntries(files.map(({ name, migration }) => [name, migration])),
  };
  const run = async (disableTransactions: boolean, up: (migrator: Migrator) => Promise<MigrationResultSet>) => {
    const { error, results } = await up(new Migrator({ db, provider, disableTransactions }));
    if (error) throw asStartError(error, results?.find(({ status }) => status === 'Error')?.migrationName);
  };
  const known = await new Migrator({ db, provider }).getMigrations();
  for (const { name, executedAt } of known) {
    const outside = files.some((file) => file.name === name && file.outside);
    if (!executedAt) await run(outside, (migrator) => migrator.migrateUp());
  }
  // Also with nothing to do: this is what notices steps that this version doesn't know.
  await run(false, (migrator) => migrator.migrateToLatest());
}

async function migrationFiles() {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (file) => {
      const text = await readFile(join(FOLDER, file), 'utf8');
      const migration: Migration = { up: async (db) => void (await sql.raw(text).execute(db)) };
      return { name: file.replace(/\.sql$/, ''), outside: text.startsWith(OUTSIDE), migration };
    }),
  );
}

function asStartError(error: unknown, file: string | undefined): Error {
  const words = error instanceof Error ? error.message : String(error);
  if (/previously executed migration .* is missing/.test(words)) {
    return new ConfigError('The database was made by a newer version of Larkhouse; start that version.');
  }
  return new Error(`The database could not be brought up to date${file ? ` (${file})` : ''}: ${words}`, {
    cause: error,
  });
}
