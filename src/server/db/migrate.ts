import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { ConfigError } from '#server/config.ts';
import { functionsToApply } from './functions.ts';
import { notUpToDate, type SqlFile, sqlFiles } from './sql-files.ts';

/** A file that begins so runs outside a transaction (`create index concurrently`), one statement in it. */
const OUTSIDE = '-- outside a transaction';
/** The first step of the schema that development began with. No release was made with it, and nothing leads on from it. */
const BEFORE_RELEASE = '0001_scope_and_protection';

/**
 * Brings tables and functions up to this version; one process at a time (the caller holds a lock). The files of schema/
 * run once, in the order of their names and each in its own transaction. Those of functions/ follow when one of them
 * changed, all in one transaction; of these foundation.sql also goes before, because tables are made with it. A schema
 * newer than this version is refused, and left as it is.
 */
export async function migrate(db: Kysely<unknown>): Promise<void> {
  const steps = await sqlFiles('schema');
  await refuseUnknown(db, steps);
  const functions = await functionsToApply(db);
  await functions?.applyFoundation();
  await take(db, steps);
  await functions?.applyAll();
}

/**
 * Takes these steps alone in an empty database and applies no functions but those that tables are made with: what a
 * backup's rows fit into. The next start goes on from there. Refuses steps that this version doesn't know.
 */
export async function migrateTo(db: Kysely<unknown>, wanted: readonly string[]): Promise<void> {
  const steps = await sqlFiles('schema');
  if (!areKnown(wanted, steps)) throw newer();
  await (await functionsToApply(db))?.applyFoundation();
  await take(
    db,
    steps.filter(({ name }) => wanted.includes(name)),
  );
}

/** Whether a database that took these steps is one of this version or of an older one. */
export const isKnownSchema = async (taken: readonly string[]): Promise<boolean> =>
  areKnown(taken, await sqlFiles('schema'));

const areKnown = (taken: readonly string[], steps: readonly SqlFile[]) =>
  taken.every((name) => steps.some((step) => step.name === name));

const newer = () => new ConfigError('The database was made by a newer version of Larkhouse; start that version.');

async function refuseUnknown(db: Kysely<unknown>, steps: readonly SqlFile[]): Promise<void> {
  const taken = await stepsTaken(db);
  if (taken.includes(BEFORE_RELEASE)) {
    throw new ConfigError(
      'The database was made before the first release of Larkhouse and cannot be used any more; move the data folder away, or with DATABASE_URL name an empty database.',
    );
  }
  if (!areKnown(taken, steps)) throw newer();
}

async function stepsTaken(db: Kysely<unknown>): Promise<string[]> {
  const there = await sql`select from pg_tables where schemaname = 'public' and tablename = 'kysely_migration'`.execute(
    db,
  );
  if (there.rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

async function take(db: Kysely<unknown>, steps: readonly SqlFile[]): Promise<void> {
  const provider = {
    getMigrations: async () => Object.fromEntries(steps.map(({ name, text }) => [name, asStep(text)])),
  };
  const known = await new Migrator({ db, provider }).getMigrations();
  for (const { name, executedAt } of known) {
    if (executedAt) continue;
    const disableTransactions = steps.some((step) => step.name === name && step.text.startsWith(OUTSIDE));
    const { error } = await new Migrator({ db, provider, disableTransactions }).migrateUp();
    if (error) throw notUpToDate(name, error);
  }
}

const asStep = (text: string): Migration => ({ up: async (db) => void (await sql.raw(text).execute(db)) });
