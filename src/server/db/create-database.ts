import pg from 'pg';
import { DATABASE } from './reach.ts';

/** Makes the application's database on the built-in server, unless it is there. */
export async function createDatabase(admin: pg.ClientConfig): Promise<void> {
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
