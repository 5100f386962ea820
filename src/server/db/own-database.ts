import pg from 'pg';
import type { Reach } from './database.ts';
import { openEmbedded } from './embedded/index.ts';
import type { ServerSettings } from './embedded/settings.ts';
import { DATABASE, ownReach } from './reach.ts';

/** The built-in PostgreSQL of a data folder, with the application's database in it, as new as it may be. */
export async function openOwnDatabase(
  dataDir: string,
  log: (line: string) => void,
  settings: ServerSettings = {},
): Promise<{ readonly reach: Reach; stop(): Promise<void> }> {
  const embedded = await openEmbedded({ dataDir, log, settings });
  try {
    await createIfMissing(embedded.connection('postgres'));
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  return { reach: ownReach(embedded), stop: () => embedded.stop() };
}

async function createIfMissing(admin: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(admin);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
